import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ApolloServerOptions, ApolloServerPlugin, BaseContext } from '@apollo/server'
import { GraphQLError } from 'graphql'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** Most bytes of documents that clients register. */
const REGISTERED_BYTES = 16_777_216

/** What Apollo Server puts before a hash in the keys of the cache. */
const KEY_PREFIX = 'apq:'

/** `generate-persisted-query-manifest`'s format, or a plain object of documents by hash, as Relay writes it. */
const manifest = z.union([
  z.object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id: z.string(), body: z.string() })),
  }),
  z.record(z.string(), z.string()),
])

type Cache = Exclude<NonNullable<ApolloServerOptions<BaseContext>['cache']>, 'bounded'>

/** Documents by the hash that clients send in place of them. */
export interface PersistedDocuments {
  /** Where Apollo Server looks up hashes and stores registered documents. */
  readonly cache: Cache
  /** Refuses unlisted documents; null where any document is allowed. */
  readonly safelist: ApolloServerPlugin | null
  /** The document of a request that sends it whole or by its hash. Throws a GraphQLError when it is unknown or not allowed. */
  documentOf(query: string | null, hash: string | null): string
}

/** Settings of persisted documents. */
export interface PersistedSettings {
  /** Path of the file of listed documents. */
  readonly PERSISTED_DOCUMENTS?: string | undefined
  /** Whether clients may register documents; true where it is absent. */
  readonly AUTOMATIC_PERSISTED_QUERIES?: boolean
  /** Whether only listed documents are answered. */
  readonly PERSISTED_DOCUMENTS_ONLY: boolean
}

/**
 * Opens the listed documents and the cache of registered ones (automatic persisted queries). Throws an Error that names
 * the setting when the list cannot be read, or is missing with PERSISTED_DOCUMENTS_ONLY.
 */
export function openPersistedDocuments(settings: PersistedSettings): PersistedDocuments {
  const { PERSISTED_DOCUMENTS: file, PERSISTED_DOCUMENTS_ONLY: isOnly } = settings
  const { AUTOMATIC_PERSISTED_QUERIES: mayRegister = true } = settings
  if (isOnly && !file) {
    throw new Error('PERSISTED_DOCUMENTS_ONLY=true needs PERSISTED_DOCUMENTS: the file that lists the documents.')
  }
  const listed = file ? readManifest(file) : new Map<string, string>()
  const registered = new LRUCache<string, string>({
    maxSize: REGISTERED_BYTES,
    sizeCalculation: (document, hash) => hash.length + document.length,
  })
  const cache: Cache = {
    get: async (key) => listed.get(hashOf(key)) ?? registered.get(key),
    async set(key, document) {
      if (mayRegister) registered.set(key, document)
    },
    async delete(key) {
      registered.delete(key)
    },
  }
  const allowed = isOnly ? new Set(listed.values()) : null
  return {
    cache,
    safelist: allowed && safelistOf(allowed),
    documentOf(query, hash) {
      const text = query ?? (hash === null ? undefined : (listed.get(hash) ?? registered.get(`${KEY_PREFIX}${hash}`)))
      if (text === undefined) throw notFound(hash)
      if (allowed && !allowed.has(text)) throw notListed()
      return text
    },
  }
}

function safelistOf(documents: ReadonlySet<string>): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        // Errors of earlier hooks are answered as server failures.
        async didResolveOperation({ source }) {
          if (!documents.has(source)) throw notListed()
        },
      }
    },
  }
}

function notListed(): GraphQLError {
  return new GraphQLError('This document is not listed; only listed documents are answered here.', {
    extensions: { code: 'PERSISTED_QUERY_NOT_IN_LIST', http: { status: 400 } },
  })
}

function notFound(hash: string | null): GraphQLError {
  return hash === null
    ? new GraphQLError('The request has no document: send it as `query`.', { extensions: { code: 'BAD_REQUEST' } })
    : new GraphQLError('PersistedQueryNotFound', { extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } })
}

/** Apollo Server's keys are hashes with a prefix. */
function hashOf(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}

function readManifest(file: string): Map<string, string> {
  const { success, data } = manifest.safeParse(readJson(file))
  if (!success) {
    throw new Error(
      `PERSISTED_DOCUMENTS: ${file} is neither a manifest of generate-persisted-query-manifest nor an object of documents by hash.`,
    )
  }
  const operations = Array.isArray(data.operations)
    ? data.operations.map(({ id, body }): [string, string] => [id, body])
    : Object.entries(data as Readonly<Record<string, string>>)
  const wrong = operations.find(([id, body]) => createHash('sha256').update(body).digest('hex') !== id)
  if (wrong)
    throw new Error(`PERSISTED_DOCUMENTS: ${file} lists a document under ${wrong[0]}, which is not its SHA-256.`)
  return new Map(operations)
}

function readJson(file: string): unknown {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`PERSISTED_DOCUMENTS: ${file} cannot be read.`, { cause: error })
  }
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`PERSISTED_DOCUMENTS: ${file} is not valid JSON.`, { cause: error })
  }
}
