import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import DataLoader from 'dataloader'
import type { GraphQLResolveInfo } from 'graphql'
import { pino } from 'pino'
import { z } from 'zod'
import type { Database } from '../../../../prisma/database.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import type { AtomicUsdc } from '../../../../schema/money.ts'
import { type StandInRegistry, startStandInRegistry } from '../../../../stand-ins/registry/registry.ts'
import { rememberAvailability } from '../../../../subgraphs/domains/availability.ts'
import { codeLimitsOf } from '../../../../subgraphs/domains/codeRates.ts'
import { startNameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { createZoneStore } from '../../../../subgraphs/domains/dns/zoneStore.ts'
import { endingsOf } from '../../../../subgraphs/domains/pricing/tlds.ts'
import { createEppRegistrar } from '../../../../subgraphs/domains/registrar/eppRegistrar.ts'
import { domainSettings } from '../../../../subgraphs/domains/settings.ts'
import type { OwnedDomain } from '../../../../subgraphs/domains/store/domains.ts'
import { openSharedReads } from '../../../../subgraphs/domains/store/sharedReads.ts'
import { topics } from '../../../../subgraphs/domains/topics.ts'
import type { DomainsContext, DomainsEngines } from '../../../../subgraphs/domains/work.ts'
import type { OutgoingMail } from '../../../../subgraphs/kit/mailer/mailer.ts'
import { noticesThrough } from '../../../../subgraphs/kit/mailer/notices.ts'
import { createResolver } from '../../../../subgraphs/kit/net/dns/resolver.ts'
import type { PaidLine } from '../../../../subgraphs/kit/service/context.ts'
import type { RunnableAct } from '../../../../subgraphs/kit/service/subgraph.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'
import { testDatabase } from '../../../support/database.ts'

/** The service as it runs, with a registry and a name server of its own, a clock that tests set, and mail that tests read. */
export interface TestService {
  readonly db: Database
  readonly engines: DomainsEngines
  readonly registry: StandInRegistry
  readonly mails: OutgoingMail[]
  now: Date
  context(caller: Address | null, line?: PaidLine): DomainsContext
  stop(): Promise<void>
}

const NAMESERVERS = ['ns1.tollgraph.example', 'ns2.tollgraph.example']

export async function startTestService(): Promise<TestService> {
  const { db, close: stopDatabase } = await testDatabase()
  const log = pino({ level: 'silent' })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'domains-registry-'))
  const clock = { now: someDay() }
  const registry = await startStandInRegistry({ stateFile: path.join(dataDir, 'registry.json'), now: () => clock.now })
  const { host, port, ca, clientId, password } = registry
  const registrar = createEppRegistrar({ kind: 'sandbox', host, port, ca, clientId, password, timeoutMs: 3000 }, log)
  const zones = createZoneStore(db.pool, NAMESERVERS, { now: () => clock.now, log })
  const nameServer = await startNameServer({
    host: '127.0.0.1',
    port: 0,
    connectionLimit: CONNECTION_LIMIT,
    zones,
    log,
  })
  const servers = [`127.0.0.1:${nameServer.port}`]
  const publicDns = createResolver({ servers, timeoutMs: 2000, isAuthoritativeOnly: true })
  const mails: OutgoingMail[] = []
  const mailer = {
    kind: 'sandbox' as const,
    viewerUrl: null,
    send: async (mail: OutgoingMail) => void mails.push(mail),
    close: async () => {},
  }
  const availability = rememberAvailability(registrar)
  const reads = openSharedReads(db.pool)
  const engines: DomainsEngines = {
    registrar,
    endings: endingsOf(registrar),
    availability,
    reads,
    zones,
    publicDns,
    mailer,
    notices: noticesThrough(mailer, { pool: db.pool, toMailboxPerDay: 50, now: () => clock.now }),
    codeLimits: codeLimitsOf(z.object(domainSettings).parse({})),
    nameservers: NAMESERVERS,
    log,
  }
  return {
    db,
    engines,
    registry,
    mails,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    context: (caller, line) => requestContext({ caller, line, engines, db, now: () => clock.now }),
    async stop() {
      await nameServer.stop()
      await registrar.close()
      await registry.stop()
      await rm(dataDir, { recursive: true, force: true })
      await stopDatabase()
    },
  }
}

/** A fresh request. */
function requestContext(
  of: Pick<DomainsContext, 'caller' | 'engines' | 'db' | 'now'> & { line?: PaidLine },
): DomainsContext {
  const loaders = new Map<string, DataLoader<unknown, unknown>>()
  return {
    ...of,
    payment: null,
    requestId: randomUUID(),
    signal: new AbortController().signal,
    clientAddress: null,
    origin: 'test',
    baseUrl: () => 'http://localhost',
    cursorKeys: Buffer.alloc(32),
    lineOf() {
      if (!of.line) throw new Error('This request pays for nothing')
      return of.line
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

/** Asks for the price of a field as the router does. */
export async function quote(
  service: TestService,
  field: string,
  args: object,
  caller: Address | null,
): Promise<AtomicUsdc> {
  const found = topics.flatMap((topic) => topic.quotes?.[field] ?? [])[0]
  if (!found) throw new Error(`No quote for ${field}`)
  const given = field.startsWith('Mutation.') ? { input: args } : { ...args }
  return (await found(given, service.context(caller), {})).amount
}

/** The act of a field. */
export function actOf(field: string): RunnableAct<DomainsEngines> {
  const act = topics.flatMap((topic) => topic.acts?.[field] ?? [])[0]
  if (!act) throw new Error(`No act for ${field}`)
  return { ...act, hold: (input, ...rest) => act.hold({ input }, ...rest) }
}

/** The member of a mutation's payload that its documented path answers with. */
const MEMBERS: Readonly<Record<string, string>> = {
  registerDomain: 'progress',
  renewDomain: 'renewal',
  updateDnsRecords: 'change',
  startTransferOut: 'transfer',
  saveRegistrantProfile: 'registrant',
  verifyRegistrantEmail: 'registrant',
}

/**
 * Resolves a root field; what it answers is for the test to know. `args` are the input of a mutation, and the answer is what
 * its documented path answers with.
 */
export async function resolve<Answer>(
  type: string,
  field: string,
  args: object,
  context: DomainsContext,
  parent?: object,
): Promise<Answer> {
  const resolver = topics.flatMap((topic) => topic.resolvers?.[type]?.[field] ?? [])[0]
  if (!resolver) throw new Error(`No resolver for ${type}.${field}`)
  const member = type === 'Mutation' ? MEMBERS[field] : undefined
  const given = member ? { input: args } : args
  const value = await resolver(parent, given, context, {} as GraphQLResolveInfo)
  return (member ? (value as Record<string, unknown>)[member] : value) as Answer
}

/** `domain(name:) { registration }` */
export function registrationOf(service: TestService, name: string, caller: Address): Promise<OwnedDomain> {
  return resolve('Domain', 'registration', {}, service.context(caller), { name })
}

/** `domain(name:) { attestation(wallet:) }` */
export function attestationOf(service: TestService, name: string, wallet: Address | null = null): Promise<object> {
  return resolve('Domain', 'attestation', { wallet }, service.context(null), { name })
}

/** The names at `me { domains { nodes { name } } }`. */
export async function ownNames(service: TestService, caller: Address): Promise<string[]> {
  const wallet = { address: caller }
  const { nodes } = await resolve<{ nodes: readonly { name: string }[] }>(
    'Wallet',
    'domains',
    { first: 100 },
    service.context(caller),
    wallet,
  )
  return nodes.map(({ name }) => name)
}

/** A line that pays an amount; its own act. */
export function payingLine(field: string, amount: AtomicUsdc): PaidLine {
  return { field, path: [field.split('.')[1] ?? ''], amount, actId: `${randomUUID()}:0` }
}

/** Quotes, holds and acts, as a paid request does. */
export async function buy<Answer>(
  service: TestService,
  field: 'registerDomain' | 'renewDomain',
  args: object,
  caller: Address,
): Promise<Answer> {
  const name = `Mutation.${field}`
  const line = payingLine(name, await quote(service, name, args, caller))
  await actOf(name).hold({ ...args }, line, service.context(caller, line))
  return resolve('Mutation', field, args, service.context(caller, line))
}

/** A wallet with a confirmed registrant profile. */
export async function readyWallet(service: TestService): Promise<Address> {
  const wallet = newWallet()
  await resolve('Mutation', 'saveRegistrantProfile', someProfile(), service.context(wallet))
  await resolve('Mutation', 'verifyRegistrantEmail', { code: lastCode(service) }, service.context(wallet))
  return wallet
}

/** A domain that a wallet has bought; without `owner`, a wallet of its own. */
export async function ownedDomain(service: TestService, owner?: Address): Promise<{ domain: string; owner: Address }> {
  const wallet = owner ?? (await readyWallet(service))
  const domain = freeName()
  await buy(service, 'registerDomain', { domain }, wallet)
  return { domain, owner: wallet }
}

/** Moves the service's clock on, by milliseconds. */
export function later(service: TestService, ms: number): void {
  service.now = new Date(service.now.getTime() + ms)
}

/** The code in the latest mail. */
export function lastCode({ mails }: TestService): string {
  return /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? 'none'
}

export function someProfile(email = `${randomBytes(6).toString('hex')}@people.example`) {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email,
    addressLine1: '12 St James Square',
    city: 'London',
    postalCode: 'SW1Y 4JH',
    country: 'GB',
  }
}

export function newWallet(): Address {
  return parseAddress(`0x${randomBytes(20).toString('hex')}`) as Address
}

/** A name that the stand-in registry holds free: long, and never asked for before. */
export function freeName(ending = 'com'): string {
  return `tg-${randomBytes(8).toString('hex')}.${ending}`
}

/** Days after 2030-01-01 of the last `someDay`. */
let lastDay = randomBytes(4).readUInt32BE() % 60_000

/** Noon of a day on which no other test registers anything, nor on the day after it. */
export function someDay(): Date {
  lastDay += 3
  return new Date(Date.UTC(2030, 0, 1 + lastDay, 12))
}
