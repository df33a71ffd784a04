import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { type Logger, pino } from 'pino'
import type { Database } from '../../../../prisma/database.ts'
import type { Address } from '../../../../schema/address.ts'
import { createResolver } from '../../../../subgraphs/kit/net/dns/resolver.ts'
import type { PaidLine } from '../../../../subgraphs/kit/service/context.ts'
import type { JobContext, RunnableAct, RunnableTopic } from '../../../../subgraphs/kit/service/subgraph.ts'
import type { BlobStore } from '../../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { cleanUp } from '../../../../subgraphs/upload/files/cleanUp.ts'
import { lists } from '../../../../subgraphs/upload/files/lists.ts'
import { uploadFields } from '../../../../subgraphs/upload/files/uploadFields.ts'
import { buying } from '../../../../subgraphs/upload/slots/buy.ts'
import { replacing } from '../../../../subgraphs/upload/slots/replace.ts'
import { tierNamed } from '../../../../subgraphs/upload/tiers.ts'
import type { UploadContext, UploadEngines } from '../../../../subgraphs/upload/work.ts'
import { testDatabase } from '../../../support/database.ts'
import { type FilesServer, SITES_DOMAIN, startFilesServer } from './filesServer.ts'

/** Slots, uploads and files as they run, on a database and a store of a test file's own, with a clock that tests set. */
export interface TestHosting {
  readonly db: Database
  readonly blobs: BlobStore
  /** Folder of the store. */
  readonly folder: string
  readonly server: FilesServer
  readonly log: Logger
  now: Date
  context(caller: Address | null, line?: PaidLine): UploadContext
  run(job: string): Promise<void>
  stop(): Promise<void>
}

export const TOPICS: readonly RunnableTopic<UploadEngines>[] = [buying, replacing, lists, uploadFields, cleanUp]

/** `store`: another store than the filesystem's; whoever made it ends it. */
export async function startTestHosting(store?: BlobStore): Promise<TestHosting> {
  const { db, close: stopDatabase } = await testDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-files-'))
  const blobs = store ?? (await openFilesystemStore(folder))
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const clock = { now: new Date() }
  const now = () => clock.now
  const server = await startFilesServer({ db, blobs, log, now })
  const dns = createResolver({ servers: ['127.0.0.1:9'], timeoutMs: 100 })
  const addresses = {
    files: server.url,
    sitesDomain: SITES_DOMAIN,
    site: (name: string) => `http://${name}.${SITES_DOMAIN}`,
  }
  const engines: UploadEngines = { blobs, dns, addresses, log } as UploadEngines
  const jobContext: JobContext<UploadEngines> = { engines, db, log, now }
  return {
    db,
    blobs,
    folder,
    server,
    log,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    context: (caller, line) => requestContext({ caller, line, engines, db, now }),
    async run(name) {
      const job = TOPICS.flatMap((topic) => topic.jobs?.[name] ?? [])[0]
      if (!job) throw new Error(`There is no job ${name}`)
      await job({}, jobContext)
    },
    async stop() {
      await server.stop()
      await stopDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A fresh request. */
function requestContext(
  of: Pick<UploadContext, 'caller' | 'engines' | 'db' | 'now'> & { line?: PaidLine },
): UploadContext {
  const loaders = new Map<string, DataLoader<unknown, unknown>>()
  const { line } = of
  const payment = line && { id: randomUUID(), payer: of.caller as Address, transaction: TRANSACTION, lines: [line] }
  return {
    ...of,
    payment: payment ?? null,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    clientAddress: null,
    origin: 'test',
    baseUrl: () => 'http://localhost',
    cursorKeys: Buffer.alloc(32),
    lineOf() {
      if (!line) throw new Error('This request pays for nothing')
      return line
    },
    waive() {},
    sourcedFrom() {},
    loader<Key, Value>(name: string, batch: DataLoader.BatchLoadFn<Key, Value>): DataLoader<Key, Value> {
      const known = loaders.get(name) ?? (new DataLoader(batch) as DataLoader<unknown, unknown>)
      loaders.set(name, known)
      return known as DataLoader<Key, Value>
    },
  }
}

/** What settled the payments of these tests. */
export const TRANSACTION = `0x${'ab'.repeat(32)}`

/** `UploadSlot` of the schema, as it is resolved. */
export interface Slot {
  readonly uploadId: string
  readonly uploadUrl: string
  readonly uploadUrlExpiresAt: Date
  readonly publicUrl: string | null
  readonly expiresAt: Date
  readonly maxSize: number
  readonly transactionHash: string | null
  readonly curlExample: string
}

/** Resolves a field; what it answers is for the test to know. */
export async function resolve<Answer>(
  coordinate: string,
  args: object,
  context: UploadContext,
  parent: unknown = undefined,
): Promise<Answer> {
  const [type = '', field = ''] = coordinate.split('.')
  const resolver = TOPICS.flatMap((topic) => topic.resolvers?.[type]?.[field] ?? [])[0]
  if (!resolver) throw new Error(`No resolver for ${coordinate}`)
  return (await resolver(parent, args, context, {} as GraphQLResolveInfo)) as Answer
}

/** Resolves a reference by `resourceId`. */
export async function resolveReference(type: string, resourceId: string, context: UploadContext): Promise<unknown> {
  const resolver = TOPICS.flatMap((topic) => topic.resolvers?.[type]?.__resolveReference ?? [])[0]
  if (!resolver) throw new Error(`No reference resolver for ${type}`)
  return resolver({ resourceId }, context, {} as GraphQLResolveInfo)
}

/** The act of a field. */
export function actOf(field: string): RunnableAct<UploadEngines> {
  const act = TOPICS.flatMap((topic) => topic.acts?.[field] ?? [])[0]
  if (!act) throw new Error(`No act for ${field}`)
  return act
}

/** The price of a field for arguments. */
export async function priceOf(hosting: TestHosting, field: string, args: object) {
  const quote = TOPICS.flatMap((topic) => topic.quotes?.[field] ?? [])[0]
  if (!quote) throw new Error(`No quote for ${field}`)
  return (await quote({ ...args }, hosting.context(null), {})).amount
}

/** A line that pays for a field. */
export function payingLine(field: string, args: { readonly tier?: 'MB_10' | 'MB_100' | 'GB_1' }): PaidLine {
  const amount = tierNamed(args.tier ?? 'MB_10').price
  return { field, path: [field.split('.')[1] ?? ''], amount, actId: `${randomUUID()}:0` }
}

/** Holds and acts, as a paid request does. */
export async function buy(
  hosting: TestHosting,
  caller: Address,
  kind: 'buyUpload' | 'buySite',
  given: {
    readonly filename?: string
    readonly contentType?: string
    readonly tier?: 'MB_10' | 'MB_100' | 'GB_1'
  } = {},
): Promise<Slot> {
  const field = `Mutation.${kind}`
  const type = kind === 'buyUpload' ? { contentType: 'text/plain' } : {}
  const args = { filename: 'notes.txt', ...type, tier: 'MB_10' as const, uploadUrlSeconds: 3600, ...given }
  const line = payingLine(field, args)
  const context = hosting.context(caller, line)
  await actOf(field).hold({ input: args }, line, context)
  return (await resolve<{ readonly slot: Slot }>(field, { input: args }, context)).slot
}
