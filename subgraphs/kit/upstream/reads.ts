import {
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import type { KitContext } from '../context.ts'
import type { FieldResolver } from '../subgraph.ts'
import { type Read, type ReaderOf, readerOf } from './reader.ts'
import type { UpstreamRequest } from './request.ts'
import type { Upstream } from './upstream.ts'

/** What a field's answer is in the upstream's, and when it is nothing worth money. */
export interface ReadOptions {
  /** Path of members to the value, with dots; the whole answer without it. */
  readonly at?: string
  /** Applied to the whole answer before it is read, where the upstream writes what no rule of the schema covers. */
  readonly respell?: (body: unknown) => unknown
  /** Whether an answer holds nothing; without it: null, an empty list, or an object all of whose lists are empty. */
  readonly isEmpty?: (value: unknown) => boolean
}

/**
 * Makes resolvers that ask one upstream and read its answer as the field's type: `read((args) => get('/path', …))` is a whole
 * endpoint. What found nothing is waived, so that nobody pays for it.
 */
export function readsFrom<Engines>(upstreamOf: (engines: Engines) => Upstream) {
  return <Args>(
    question: (args: Args, context: KitContext<Engines>) => UpstreamRequest | Promise<UpstreamRequest>,
    options: ReadOptions = {},
  ): FieldResolver<Engines> => {
    const resolve = async (_: unknown, args: Args, context: KitContext<Engines>, info: GraphQLResolveInfo) => {
      const upstream = upstreamOf(context.engines)
      const value = await readUpstream(upstream, await question(args, context), info.returnType, context, options)
      if ((options.isEmpty ?? isEmpty)(value)) context.waive(info, 'Nothing was found')
      return value
    }
    return resolve as FieldResolver<Engines>
  }
}

/** Asks an upstream and reads its answer as a type of the graph. Throws what the upstream's client and the reader throw. */
export async function readUpstream(
  upstream: Upstream,
  request: UpstreamRequest,
  type: GraphQLOutputType,
  context: Pick<KitContext, 'sourcedFrom'>,
  { at, respell = unchanged }: Pick<ReadOptions, 'at' | 'respell'> = {},
): Promise<unknown> {
  const answer = await upstream.request(request)
  context.sourcedFrom(upstream.kind, answer.ageSeconds)
  const body = respell(answer.body)
  const value = at === undefined ? body : memberAt(body, at)
  return reader(type, upstream)(value, at ?? '')
}

const unchanged = (body: unknown) => body

const READERS = new WeakMap<GraphQLObjectType, Map<string, Read>>()

/** Readers are made once for each type: of the object it is about, or anew where there is none. */
function reader(type: GraphQLOutputType, upstream: ReaderOf): Read {
  const object = objectOf(type)
  if (!object) return readerOf(type, upstream)
  const key = `${upstream.name} ${String(type)}`
  const made = READERS.get(object) ?? new Map<string, Read>()
  READERS.set(object, made)
  const known = made.get(key) ?? readerOf(type, upstream)
  made.set(key, known)
  return known
}

function objectOf(type: GraphQLOutputType): GraphQLObjectType | null {
  if (isNonNullType(type) || isListType(type)) return objectOf(type.ofType)
  return isObjectType(type) ? type : null
}

function memberAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((held, name) => (held as Record<string, unknown> | null | undefined)?.[name], value)
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object' || value instanceof Date) return false
  const lists = Object.values(value).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}
