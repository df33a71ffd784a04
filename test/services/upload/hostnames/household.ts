import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { pino } from 'pino'
import { z } from 'zod'
import type { Database } from '../../../../prisma/database.ts'
import { inTransaction } from '../../../../prisma/transaction.ts'
import { startWorker } from '../../../../router/jobs/worker.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { parseUsd } from '../../../../schema/money.ts'
import type { RunnableTopic, ServiceHost } from '../../../../subgraphs/kit/service/subgraph.ts'
import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { connect } from '../../../../subgraphs/upload/domains/connect.ts'
import { customDomain } from '../../../../subgraphs/upload/domains/customDomain.ts'
import { provision } from '../../../../subgraphs/upload/domains/provision.ts'
import { startUpload } from '../../../../subgraphs/upload/engines.ts'
import { type UploadSettings, uploadSettings } from '../../../../subgraphs/upload/settings.ts'
import { insertUpload } from '../../../../subgraphs/upload/slots/newUpload.ts'
import type { Upload } from '../../../../subgraphs/upload/store/upload.ts'
import { tierNamed } from '../../../../subgraphs/upload/tiers.ts'
import type { UploadContext, UploadEngines } from '../../../../subgraphs/upload/work.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'
import { testDatabase } from '../../../support/database.ts'
import { directQueue } from '../../../support/jobQueue.ts'
import { freePorts } from '../../../support/ports.ts'
import { startWorld, type World } from './world.ts'

export const SITES_DOMAIN = 'sites.tollgraph.example'
const TOPICS: readonly RunnableTopic<UploadEngines>[] = [connect, customDomain, provision]

/** An installation: a database, DNS, a clock that tests move, and any number of processes of the hosting service. */
export interface Household {
  readonly db: Database
  readonly world: World
  /** Added to the time of day, in milliseconds. */
  aheadMs: number
  now(): Date
  start(settings?: Readonly<Record<string, string>>): Promise<Process>
  stop(): Promise<void>
}

/** One process of the hosting service. */
export interface Process {
  readonly engines: UploadEngines
  readonly httpPort: number
  readonly tlsPort: number
  readonly dataDir: string
  context(caller: Address | null): UploadContext
  run(job: string, payload?: object): Promise<void>
  /** Takes jobs from the queue from now on. */
  work(): Promise<void>
  stop(): Promise<void>
}

export async function startHousehold(): Promise<Household> {
  const { db, close: stopDatabase } = await testDatabase()
  const world = await startWorld(db.pool)
  const folder = await mkdtemp(path.join(tmpdir(), 'hostnames-'))
  const processes: Process[] = []
  const household: Household = {
    db,
    world,
    aheadMs: 0,
    now: () => new Date(Date.now() + household.aheadMs),
    async start(settings = {}) {
      const started = await startProcess(household, path.join(folder, String(processes.length)), settings)
      processes.push(started)
      return started
    },
    async stop() {
      for (const one of processes) await one.stop()
      await world.stop()
      await stopDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return household
}

/** Starts a process of an installation; its folder is its own. */
export async function startProcess(
  { db, world, now }: Pick<Household, 'db' | 'now'> & { readonly world: Pick<World, 'dns'> },
  dataDir: string,
  given: Readonly<Record<string, string>>,
): Promise<Process> {
  const [httpPort = 0, tlsPort = 0] = await freePorts(2)
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const environment = { HOSTING_PORT: String(httpPort), HOSTING_TLS_PORT: String(tlsPort), SITES_DOMAIN, ...given }
  const host = {
    settings: z.object(uploadSettings).parse(environment),
    db,
    log,
    dataDir,
    blobs: await openFilesystemStore(dataDir),
    dns: { lookUp: world.dns },
    deriveKey: (purpose: string) => Buffer.from(hkdfSync('sha256', 'a secret', '', purpose, 32)),
    now,
    baseUrl: () => 'https://api.tollgraph.example/upload',
    connectionLimit: CONNECTION_LIMIT,
  } as unknown as ServiceHost<UploadSettings>
  const { engines, stop } = await startUpload(host)
  const jobs = new Map(TOPICS.flatMap((topic) => Object.entries(topic.jobs ?? {})))
  const jobContext = { engines, db, log, now }
  const stops = [stop]
  return {
    engines,
    httpPort,
    tlsPort,
    dataDir,
    context: (caller) =>
      requestContext({ caller, engines, db, now, baseUrl: host.baseUrl, cursorKeys: Buffer.alloc(32) }),
    async run(name, payload = {}) {
      await jobs.get(name)?.(payload, jobContext)
    },
    async work() {
      const table = [...jobs].map(([name, job]) => [name, (payload: unknown) => job(payload, jobContext)] as const)
      const worker = await startWorker(directQueue(db.pool), new Map(table), [], log)
      stops.push(() => worker.stop())
    },
    async stop() {
      for (const one of stops.splice(0).reverse()) await one()
    },
  }
}

/** A fresh request. */
function requestContext(
  of: Pick<UploadContext, 'caller' | 'engines' | 'db' | 'now' | 'baseUrl' | 'cursorKeys'>,
): UploadContext {
  const loaders = new Map<string, DataLoader<unknown, unknown>>()
  return {
    ...of,
    payment: null,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    clientAddress: null,
    origin: 'test',
    lineOf() {
      throw new Error('This request pays for nothing')
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

export function newWallet(): Address {
  return parseAddress(`0x${randomBytes(20).toString('hex')}`) as Address
}

/** A site that was bought. */
export function newSite({ db, now }: Household, wallet: Address, kind: Upload['kind'] = 'SITE'): Promise<Upload> {
  const order = { kind, wallet, filename: 'site.zip', contentType: 'application/zip', tier: tierNamed('MB_10') }
  const paid = {
    pricePaid: parseUsd('0.02'),
    transactionHash: null,
    sourceId: null,
    actId: `${randomUUID()}:0`,
    now: now(),
  }
  return inTransaction(db.pool, (client) => insertUpload(client, { ...order, ...paid }))
}

/** `SiteHostname` of the schema with its certificate, resolved whole. */
export interface Status {
  readonly customHostnameId: string
  readonly hostname: string
  readonly status: 'PENDING' | 'ACTIVE'
  readonly ssl: string
  readonly note: string | null
  readonly dnsRecords: readonly { readonly type: string; readonly name: string; readonly value: string }[]
  readonly certificateExpiresAt: Date | null
  readonly domain: { readonly name: string } | null
}

/** Resolves a field as it is; objects are for the test to know. */
export async function resolve<Answer>(
  coordinate: string,
  parent: unknown,
  args: object,
  context: UploadContext,
): Promise<Answer> {
  const [type = '', field = ''] = coordinate.split('.')
  const resolver = TOPICS.flatMap((topic) => topic.resolvers?.[type]?.[field] ?? [])[0]
  if (!resolver) return (parent as Record<string, Answer>)[field] as Answer
  return (await resolver(parent as never, args as never, context, {} as GraphQLResolveInfo)) as Answer
}

/** The members of a `Status`, by the fields that they are. */
const STATUS_FIELDS = {
  customHostnameId: 'SiteHostname.customHostnameId',
  hostname: 'SiteHostname.hostname',
  status: 'SiteHostname.status',
  ssl: 'SiteCertificate.status',
  note: 'SiteHostname.note',
  dnsRecords: 'SiteHostname.dnsRecords',
  certificateExpiresAt: 'SiteCertificate.expiresAt',
  domain: 'SiteHostname.domain',
} as const

async function whole(hostname: unknown, context: UploadContext): Promise<Status> {
  const entries = Object.entries(STATUS_FIELDS).map(
    async ([member, field]) => [member, await resolve(field, hostname, {}, context)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as unknown as Status
}

/** Connects a host name as its wallet. */
export async function connectName(one: Process, wallet: Address, uploadId: string, hostname: string): Promise<Status> {
  const context = one.context(wallet)
  const input = { site: { id: uploadId }, hostname }
  const connected = await resolve<{ hostname: unknown }>('Mutation.connectSiteDomain', undefined, { input }, context)
  return whole(connected.hostname, context)
}

/** Asks how a host name is, as its wallet. */
export async function statusOf(one: Process, wallet: Address, uploadId: string): Promise<Status> {
  const context = one.context(wallet)
  return whole(await resolve('Query.siteHostname', undefined, { uploadId }, context), context)
}

/** Takes a host name off, as its wallet. */
export async function detachName(
  one: Process,
  wallet: Address,
  uploadId: string,
): Promise<{ readonly hostname: string }> {
  const input = { site: uploadId }
  const payload = await resolve<{ readonly detached: { readonly hostname: string } }>(
    'Mutation.detachSiteDomain',
    undefined,
    { input },
    one.context(wallet),
  )
  return payload.detached
}

/** Sets the records that a status asks for, beside those of the domain that are named. */
export function setRecords({ world }: Household, domain: string, { dnsRecords }: Pick<Status, 'dnsRecords'>): void {
  world.set(domain, Object.fromEntries(dnsRecords.map(({ name, value }) => [name, value])))
}
