import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { startNameServer } from '../../../subgraphs/domains/dns/server/nameServer.ts'
import type { RecordType, ZoneRecord } from '../../../subgraphs/kit/net/dns/record.ts'
import { createResolver, type Dns } from '../../../subgraphs/kit/net/dns/resolver.ts'
import type { BlobStore } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'
import { openFilesystemStore } from '../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { createSenderRewriting } from '../../../subgraphs/mail/inbound/srs.ts'
import { bounceAddressOf } from '../../../subgraphs/mail/outbound/bounceAddress.ts'
import { type Courier, startCourier } from '../../../subgraphs/mail/outbound/courier.ts'
import { createDkimKeys, type DkimKeys } from '../../../subgraphs/mail/outbound/dkimKeys.ts'
import { blobKeyOf, newMailId } from '../../../subgraphs/mail/outbound/mailId.ts'
import { type MailToQueue, queueMail } from '../../../subgraphs/mail/outbound/queue.ts'
import { createRoutes } from '../../../subgraphs/mail/outbound/routes.ts'
import type { SessionLimits } from '../../../subgraphs/mail/outbound/session.ts'
import { CONNECTION_LIMIT } from '../../support/connectionLimit.ts'
import { testDatabase } from '../../support/database.ts'

export const MAIL_DOMAIN = 'mail.tollgraph.example'

/** Where mail goes in a test. */
export interface WaySettings {
  /** Port of the recipients' servers. */
  readonly deliveryPort?: number
  readonly ownPort?: number
  readonly relayUrl?: string
  readonly mailboxPort?: number
  /** Without any the world is the embedded mailbox. */
  readonly hasResolvers?: boolean
  readonly limits?: SessionLimits
}

/** What the database says of a recipient. */
export interface RecipientRow {
  readonly address: string
  readonly state: string
  readonly attempts: number
  readonly reply: string | null
  readonly nextAttemptAt: Date | null
}

/** The outgoing side of the service over real Postgres, files and DNS, with a clock that tests set. */
export interface Outbound {
  readonly db: Database
  readonly databaseUrl: string
  readonly blobs: BlobStore
  readonly blobFolder: string
  readonly dkimKeys: DkimKeys
  readonly dns: Dns
  readonly dnsPort: number
  now: Date
  /** Makes our name server answer for a domain; the names are relative to it, `@` is itself. */
  publish(domain: string, records: readonly (readonly [string, RecordType, string])[]): void
  /** Makes our name server fail over a domain. */
  breakDns(domain: string): void
  courier(settings: WaySettings): Courier
  /** Stores a mail and queues it; a small one from the relay address when nothing is said. */
  queue(recipients: readonly string[], given?: Partial<MailToQueue> & { readonly raw?: string }): Promise<string>
  recipientsOf(mailId: string): Promise<RecipientRow[]>
  stop(): Promise<void>
}

export const RAW = 'From: <relay@mail.tollgraph.example>\r\nSubject: Hello\r\n\r\nIt rains.\r\n.\r\nStill.\r\n'

/** What the key of a test's secrets is. */
export const SEAL_KEY = Buffer.alloc(32, 7)

/** How senders of forwarded mail are rewritten in tests. */
export const REWRITING = createSenderRewriting(SEAL_KEY, MAIL_DOMAIN)

export async function startOutbound(): Promise<Outbound> {
  const { db, close: stopDatabase } = await testDatabase()
  const log = pino({ level: 'error' })
  const nameServerLog = pino({ level: 'silent' })
  const blobFolder = await mkdtemp(path.join(tmpdir(), 'mail-outbound-'))
  const blobs = await openFilesystemStore(blobFolder)
  const zones = new Map<string, ZoneRecord[] | 'BROKEN'>()
  const nameServer = await startNameServer({
    host: '127.0.0.1',
    port: 0,
    connectionLimit: CONNECTION_LIMIT,
    zones: { zoneOf: zoneIn(zones) },
    log: nameServerLog,
  })
  const servers = [`127.0.0.1:${nameServer.port}`]
  const dns = createResolver({ servers, timeoutMs: 2_000, isAuthoritativeOnly: true })
  const dkimKeys = createDkimKeys(SEAL_KEY)
  const clock = { now: new Date('2031-05-06T07:08:09Z') }
  const couriers: Courier[] = []

  return {
    db,
    databaseUrl: (db.pool.options.connectionString ?? '') as string,
    blobs,
    blobFolder,
    dkimKeys,
    dns,
    dnsPort: nameServer.port,
    get now() {
      return clock.now
    },
    set now(instant) {
      clock.now = instant
    },
    publish(domain, records) {
      const named = records.map(([name, type, value]) => {
        return { name: name === '@' ? domain : `${name}.${domain}`, type, value, ttl: 60 }
      })
      zones.set(domain, named)
    },
    breakDns: (domain) => zones.set(domain, 'BROKEN'),
    courier(given) {
      const routes = createRoutes(routeSettings(given, servers, dns))
      const limits = given.limits ? { limits: given.limits } : {}
      const now = () => clock.now
      const courier = startCourier({
        pool: db.pool,
        blobs,
        dkimKeys,
        routes,
        mailDomain: MAIL_DOMAIN,
        rewriting: REWRITING,
        log,
        now,
        ...limits,
      })
      couriers.push(courier)
      return courier
    },
    async queue(recipients, { raw = RAW, ...given } = {}) {
      const id = newMailId(clock.now)
      const blobKey = blobKeyOf(id)
      await blobs.put(blobKey, Buffer.from(raw), { maxBytes: 1e9, contentType: 'message/rfc822' })
      const mail: MailToQueue = {
        id,
        kind: 'SEND',
        actId: `${id}:0`,
        wallet: null,
        subdomain: null,
        envelopeFrom: bounceAddressOf(id, MAIL_DOMAIN),
        headerFrom: `relay@${MAIL_DOMAIN}`,
        messageId: `<${id}@${MAIL_DOMAIN}>`,
        subject: 'Hello',
        blobKey,
        size: Buffer.byteLength(raw),
        recipients,
        now: clock.now,
        ...given,
      }
      return inTransaction(db.pool, (client) => queueMail(client, mail))
    },
    async recipientsOf(mailId) {
      const sql = `SELECT address, state, attempts, reply, next_attempt_at AS "nextAttemptAt"
        FROM mail.outbound_recipient WHERE mail_id = $1 ORDER BY address`
      return (await db.pool.query<RecipientRow>(sql, [mailId])).rows
    },
    async stop() {
      await Promise.all(couriers.map((courier) => courier.stop()))
      await nameServer.stop()
      await rm(blobFolder, { recursive: true, force: true })
      await stopDatabase()
    },
  }
}

export function routeSettings(given: WaySettings, servers: readonly string[], dns: Dns) {
  return {
    settings: {
      MAIL_DOMAIN,
      MX_HOST: '127.0.0.1',
      MX_PORT: given.ownPort ?? 1,
      MX_DELIVERY_PORT: given.deliveryPort ?? 1,
    },
    mailRelay: { SMTP_URL: given.relayUrl, MAILBOX_SMTP_PORT: given.mailboxPort ?? 1, MAILBOX_VIEWER_PORT: 1 },
    dns: { settings: { DNS_RESOLVERS: given.hasResolvers === false ? [] : [...servers] }, lookUp: dns },
  }
}

function zoneIn(zones: ReadonlyMap<string, ZoneRecord[] | 'BROKEN'>) {
  return async (name: string) => {
    const domain = [...zones.keys()].find((zone) => name === zone || name.endsWith(`.${zone}`))
    const records = domain === undefined ? undefined : zones.get(domain)
    if (records === 'BROKEN') throw new Error('The records cannot be read')
    if (domain === undefined || records === undefined) return null
    return { domain, nameservers: ['ns1.tollgraph.example'], serial: 1, records }
  }
}

/** A domain that no other test has. */
export function freshDomain(): string {
  return `d${randomBytes(6).toString('hex')}.test`
}

/** A domain whose mail goes to this machine. */
export function localDomain(outbound: Outbound): string {
  const domain = freshDomain()
  outbound.publish(domain, [
    ['@', 'MX', `10 mx.${domain}`],
    ['mx', 'A', '127.0.0.1'],
  ])
  return domain
}

/** Delivers what is due, and all that comes of it at once. */
export async function deliver(courier: Courier): Promise<void> {
  courier.wake()
  await courier.idle()
}
