import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import type { Database } from '../../../../prisma/database.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { loadCatalogue } from '../../../../schema/catalogue.ts'
import { parseUsd } from '../../../../schema/money.ts'
import { startNameServer } from '../../../../subgraphs/domains/dns/server/nameServer.ts'
import { createZoneStore } from '../../../../subgraphs/domains/dns/zoneStore.ts'
import { openMadeFiles } from '../../../../subgraphs/kit/jobs/madeFiles.ts'
import { MAIL_RELAY_SETTINGS } from '../../../../subgraphs/kit/mailer/mailRelay.ts'
import { createResolver, type Dns } from '../../../../subgraphs/kit/net/dns/resolver.ts'
import { DNS_SETTINGS } from '../../../../subgraphs/kit/net/dns/settings.ts'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import { createRuntime, type SubgraphRuntime } from '../../../../subgraphs/kit/service/runtime.ts'
import { type RequestScope, requestScope } from '../../../../subgraphs/kit/service/scope.ts'
import { openBlobStore } from '../../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { BLOB_SETTINGS } from '../../../../subgraphs/kit/storage/blobs/settings.ts'
import { openMedia } from '../../../../subgraphs/kit/storage/media/openMedia.ts'
import type { MailEngines } from '../../../../subgraphs/mail/engines.ts'
import { mail } from '../../../../subgraphs/mail/service.ts'
import { mailSettings } from '../../../../subgraphs/mail/settings.ts'
import { start, topics } from '../../../../subgraphs/mail/topics.ts'
import { CONNECTION_LIMIT } from '../../../support/connectionLimit.ts'
import { testDatabase } from '../../../support/database.ts'
import { paidScope } from '../../../support/paidScope.ts'
import { freePortSettings } from '../../../support/ports.ts'
import { providerHost } from '../../../support/providerHost.ts'

export const MAIL_DOMAIN = 'mail.tollgraph.example'

/** The messaging service as it runs, over a database, a store and a name server of its own, with a clock that tests set. */
export interface TestMail {
  readonly db: Database
  readonly engines: MailEngines
  readonly runtime: SubgraphRuntime
  /** What the world sees of our zones. */
  readonly dns: Dns
  readonly environment: Readonly<Record<string, string>>
  now: Date
  /** Runs a free operation as a wallet. Throws a Refusal. */
  run<Data = Record<string, unknown>>(caller: Address | null, query: string, variables?: object): Promise<Data>
  /** The same within a scope, such as one that pays. */
  runIn<Data = Record<string, unknown>>(scope: RequestScope, query: string, variables?: object): Promise<Data>
  /** Holds a line and resolves its field, as a paid request does. Throws a Refusal. */
  buy<Data = Record<string, unknown>>(payer: Address, purchase: Purchase): Promise<Data>
  stop(): Promise<void>
}

/** A paid mutation with the members of its input, and what is asked of the thing that it buys. */
export interface Purchase {
  readonly field: string
  readonly args: Readonly<Record<string, unknown>>
  readonly select: string
  /** Decimal USD. */
  readonly usd: string
  /** The payment that buys it; one that no ledger has when left out. */
  readonly paymentId?: string
}

/** An operation that was refused: the code and message that its caller sees. */
export class Refusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** Starts one; settings can be given as environment variables. */
export async function startTestMail(given: Readonly<Record<string, string>> = {}): Promise<TestMail> {
  const { db, close: stopDatabase } = await testDatabase()
  const log = pino({ level: 'silent' })
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mail-test-'))
  const clock = { now: new Date('2031-05-01T12:00:00.000Z') }
  const environment = { ...(await freePortSettings()), MAIL_DOMAIN, ...given }
  const dnsSettings = z.object(DNS_SETTINGS).parse(environment)
  const zones = createZoneStore(db.pool, dnsSettings.NAMESERVERS, { now: () => clock.now, log })
  const nameServer = await startNameServer({
    host: '127.0.0.1',
    port: 0,
    connectionLimit: CONNECTION_LIMIT,
    zones,
    log,
  })
  const servers = [`127.0.0.1:${nameServer.port}`]
  const dns = createResolver({ servers, timeoutMs: 2000, isAuthoritativeOnly: true })
  const blobs = await openBlobStore(z.object(BLOB_SETTINGS).parse({}), dataDir)
  const catalogue = loadCatalogue()
  const ground = { db, log, now: () => clock.now, baseUrl: () => 'http://localhost', cursorKeys: Buffer.alloc(32) }
  const started = await start({
    ...ground,
    catalogue,
    settings: z.object(mailSettings).parse(environment),
    dataDir,
    blobs: blobs.within('mail'),
    media: openMedia({
      service: 'mail',
      key: Buffer.alloc(32),
      blobs: blobs.within('mail'),
      now: ground.now,
      baseUrl: ground.baseUrl,
    }),
    madeFiles: openMadeFiles(blobs),
    dns: { settings: dnsSettings, lookUp: dns },
    outbound: openOutbound({ allow: [], resolve: (host) => dns.addresses(host), userAgent: 'test' }),
    // Clients of the mail server come from loopback here.
    connectionLimit: { ...CONNECTION_LIMIT, countsLoopback: true },
    mailRelay: z.object(MAIL_RELAY_SETTINGS).parse(environment),
    node: { chainId: 84_532, rpcUrl: 'http://127.0.0.1:1', contractsDir: null },
    protocols: ['mpp', 'x402'],
    providers: providerHost({ timeoutMs: 1_000 }),
    deriveKey: (purpose) => createHash('sha256').update(purpose).digest(),
  })
  const runtime = createRuntime({ ...mail, topics }, started, catalogue, ground)

  async function execute<Data>(scope: RequestScope, query: string, variables: object): Promise<Data> {
    const result = await runtime.execute({ query, variables: variables as Record<string, unknown> }, scope)
    const [error] = result.errors ?? []
    if (error) throw new Refusal(String(error.extensions?.code), error.message)
    // As it goes over the wire: dates become texts.
    return JSON.parse(JSON.stringify(result.data)) as Data
  }

  return {
    db,
    engines: started.engines,
    runtime,
    dns,
    environment,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    run: (caller, query, variables = {}) =>
      execute(paidScope(runtime, query, { caller, requestId: randomUUID() }), query, variables),
    runIn: (scope, query, variables = {}) => execute(scope, query, variables),
    async buy<Data>(payer: Address, purchase: Purchase): Promise<Data> {
      const { scope, line } = payingScope(payer, purchase)
      const { field, select } = purchase
      const args = { input: purchase.args }
      await runtime.hold(line.field, args, line, scope).catch(async (error: unknown) => {
        await runtime.release(line.field, line.actId)
        throw asRefusal(error)
      })
      const query = `mutation { ${field}(${literals(args)}) { bought: ${MEMBERS[field]} ${select} } }`
      const data = await execute<Record<string, { readonly bought: Data }>>(scope, query, {})
      return data[field]?.bought as Data
    },
    async stop() {
      await started.stop()
      await nameServer.stop()
      await blobs.close()
      await stopDatabase()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A paid request for one field, as the router makes it. */
export function payingScope(
  payer: Address,
  {
    field,
    usd,
    paymentId: id = randomUUID(),
    type = 'Mutation',
  }: Pick<Purchase, 'field' | 'usd' | 'paymentId'> & { readonly type?: string },
) {
  const line = {
    service: 'mail',
    field: `${type}.${field}`,
    path: [field],
    units: 1,
    amount: parseUsd(usd),
    actId: `${id}:0`,
  } as const
  const payment = { id, payer, transaction: `0x${'ab'.repeat(32)}`, lines: [line] }
  return { scope: requestScope({ requestId: randomUUID(), caller: payer, payment }), line }
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  return new Refusal(String(error.code), error.message)
}

/** The thing in the payload of each mutation that is bought. */
const MEMBERS: Readonly<Record<string, string>> = {
  sendMail: 'mail',
  sendMailFromInbox: 'mail',
  sendMailFromSubdomain: 'mail',
  buyMailSubdomain: 'bought',
  createSubdomainInbox: 'inbox',
  buyInbox: 'inbox',
  topUpInbox: 'topUp',
  topUpInboxQuarter: 'topUp',
  topUpInboxYear: 'topUp',
}

/** Arguments as GraphQL literals. */
function literals(args: Readonly<Record<string, unknown>>): string {
  return Object.entries(args)
    .map(([name, value]) => `${name}: ${literal(value)}`)
    .join(', ')
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${literals(value as Readonly<Record<string, unknown>>)} }`
}

export function newWallet(): Address {
  return parseAddress(`0x${randomBytes(20).toString('hex')}`) as Address
}

/** A name that no other test buys. */
export function someName(): string {
  return `tg-${randomBytes(6).toString('hex')}`
}
