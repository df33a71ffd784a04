import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { inTransaction } from '../../../../prisma/transaction.ts'
import { prepareJobTables } from '../../../../router/jobs/worker.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import { STAND_IN_CATALOGUE, STAND_IN_SHOP } from '../../../../stand-ins/print/catalogue.ts'
import { printStandIn } from '../../../../stand-ins/print/print.ts'
import { openMadeFiles } from '../../../../subgraphs/kit/jobs/madeFiles.ts'
import { insertJob } from '../../../../subgraphs/kit/jobs/store.ts'
import { noticesThrough } from '../../../../subgraphs/kit/mailer/notices.ts'
import { createSmtpMailer } from '../../../../subgraphs/kit/mailer/smtpMailer.ts'
import { openBlobStore } from '../../../../subgraphs/kit/storage/blobs/openBlobStore.ts'
import { openProvider } from '../../../../subgraphs/kit/upstream/provider.ts'
import { FOLLOW_JOB } from '../../../../subgraphs/merch/orders/awaitPicture.ts'
import { carryOut } from '../../../../subgraphs/merch/orders/carryOut.ts'
import { followOrders } from '../../../../subgraphs/merch/orders/follow.ts'
import { filesOf } from '../../../../subgraphs/merch/orders/order.ts'
import { sendNotices } from '../../../../subgraphs/merch/orders/sendNotices.ts'
import { findOrder, holdOrder, keepImage } from '../../../../subgraphs/merch/orders/store.ts'
import { orders } from '../../../../subgraphs/merch/orders/topic.ts'
import { printCompany } from '../../../../subgraphs/merch/printing/client.ts'
import type { PrintCompany } from '../../../../subgraphs/merch/printing/company.ts'
import { print } from '../../../../subgraphs/merch/providers/print.ts'
import type { MerchEngines, Work } from '../../../../subgraphs/merch/work.ts'
import { testDatabase } from '../../../support/database.ts'
import { type Peer, type PeerManners, startPeer } from '../../mail/outboundPeer.ts'
import { picture } from './pictures.ts'

const WALLET = parseAddress(`0x${'1'.repeat(40)}`) as Address
const SELLER = parseAddress(`0x${'2'.repeat(40)}`) as Address

/** What the ledger was asked for. */
export interface Asked {
  readonly purpose?: 'PAYOUT'
  readonly usd?: string
  readonly to?: string
}

/** Orders over a database and a stand-in company of their own, without the rest; processes of it can be killed. */
export interface MerchWorkshop {
  /** Moves the clock of all of it, in milliseconds. */
  pass(ms: number): void
  /** A paid mug with a commission of 3 USD, that is about to be carried out; gives its line. */
  hold(address?: { readonly address2: string }): Promise<{ readonly actId: string; readonly id: string }>
  /** The same, of a picture that a job is still making; gives the job's id too. */
  holdAhead(): Promise<{ readonly actId: string; readonly id: string; readonly pictureId: string }>
  /** Whether a job is queued that looks at an order again. */
  waits(id: string): Promise<boolean>
  /** Ends such a job without a picture. */
  failPicture(pictureId: string): Promise<void>
  /**
   * A process whose engines are changed, and whose clock is so many milliseconds behind; what it does not finish is never
   * finished.
   */
  process(
    change?: (engines: MerchEngines) => Partial<MerchEngines>,
    behindMs?: number,
  ): {
    carryOut(actId: string): void
    follow(): Promise<void>
    sendNotices(): Promise<void>
    /** Runs the queued job that looks at an order again. */
    lookAgain(id: string): Promise<void>
  }
  stateOf(id: string): Promise<string | undefined>
  /** How often the company has the order. */
  placed(id: string): Promise<number>
  askedOfLedger(actId: string): Promise<Asked[]>
  /** The mail server that the service's mail goes to. */
  readonly relay: Peer
  /** What the addressee of an order was mailed, in the order in which the relay took it. */
  mailsAbout(id: string): { readonly to: string; readonly subject: string; readonly messageId: string }[]
  stop(): Promise<void>
}

/** `manners` are those of the relay. */
export async function openMerchWorkshop(manners: PeerManners = {}): Promise<MerchWorkshop> {
  const { db, close } = await testDatabase()
  const log = pino({ level: 'silent' })
  await prepareJobTables(db.pool, log)
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-merch-'))
  const blobs = await openBlobStore({} as never, dataDir)
  const original = await picture(500, 500)
  let shift = 0
  const now = () => new Date(Date.now() + shift)
  const register = (app: Parameters<typeof printStandIn>[0]) => printStandIn(app, { pool: db.pool, now })
  const opened = await openProvider(print, {}, { kind: 'sandbox', register }, { timeoutMs: 5_000, log })
  const company: PrintCompany = printCompany(opened.upstream, STAND_IN_SHOP, STAND_IN_CATALOGUE)
  const relay = await startPeer(manners)
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${relay.port}`, 'Merchandise <merch@tollgraph.example>')
  const engines: MerchEngines = {
    company,
    blobs,
    log,
    media: { urlOf: ({ key }) => `http://media.example/${key}` } as MerchEngines['media'],
    madeFiles: openMadeFiles(blobs),
    outbound: {} as MerchEngines['outbound'],
    unusablePicturesPerHour: 10,
    notices: noticesThrough(mailer, { pool: db.pool, toMailboxPerDay: 50, now }),
  }
  async function hold(given?: { readonly address2: string }, pictureId: string | null = null) {
    const id = randomUUID()
    const actId = `${randomUUID()}:0`
    const order = { id, actId, product: 'MUG', size: null, color: null, wallet: WALLET, source: 'sandbox' } as const
    const address = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      phone: '+442079460000',
      country: 'GB',
      region: 'London',
      address1: '12 St James Square',
      city: 'London',
      zip: 'SW1Y 4JH',
      ...given,
    }
    const money = { price: atomicUsdc(18_000_000n), commission: { to: SELLER, amount: atomicUsdc(3_000_000n) } }
    await holdOrder(db.pool, { ...order, ...money, address, pictureId }, now())
    return { actId, id }
  }
  /** The payload of the job that looks at an order again; undefined without one. */
  async function queued(id: string): Promise<unknown> {
    const sql = 'SELECT payload FROM graphile_worker._private_jobs WHERE key = $1'
    const { rows } = await db.pool.query<{ payload: unknown }>(sql, [`${FOLLOW_JOB}:${id}`])
    return rows[0]?.payload
  }
  return {
    relay,
    mailsAbout: (id) =>
      relay.mails
        .filter(({ raw }) => raw.includes(`Order ${id}`))
        .map(({ to, raw }) => ({
          to: to.join(),
          subject: /^Subject: (.*)\r$/m.exec(raw)?.[1] ?? '',
          messageId: /^Message-ID:\s+(\S+)/m.exec(raw)?.[1] ?? '',
        })),
    pass(ms) {
      shift += ms
    },
    async hold(given) {
      const held = await hold(given)
      await blobs.put(filesOf(held).original, original, { maxBytes: 1e7, contentType: 'image/png' })
      await keepImage(db.pool, held.id, 'image/png', now())
      return held
    },
    async holdAhead() {
      const pictureId = randomUUID()
      const job = {
        id: pictureId,
        service: 'studio',
        kind: 'image-a-generate',
        wallet: WALLET,
        source: 'sandbox',
      } as const
      const deadline = new Date(now().getTime() + 600_000)
      await inTransaction(db.pool, (client) =>
        insertJob(client, { ...job, actId: `${pictureId}:0`, input: {}, now: now(), deadline }),
      )
      return { ...(await hold(undefined, pictureId)), pictureId }
    },
    waits: async (id) => (await queued(id)) !== undefined,
    async failPicture(pictureId) {
      await db.pool.query("UPDATE kit.job SET state = 'FAILED', error = 'None' WHERE id = $1", [pictureId])
    },
    process(change = () => ({}), behindMs = 0) {
      const own = () => new Date(now().getTime() - behindMs)
      const work: Work = { engines: { ...engines, ...change(engines) }, db, now: own }
      return {
        carryOut: (actId) => void carryOut({ actId, pictureId: null }, work).catch(() => {}),
        follow: () => followOrders(work),
        sendNotices: () => sendNotices(work),
        async lookAgain(id) {
          await orders.jobs?.[FOLLOW_JOB]?.(await queued(id), { ...work, log })
        },
      }
    },
    stateOf: async (id) => (await findOrder(db.pool, id))?.state,
    async placed(id) {
      const sql = 'SELECT count(*)::int AS count FROM merch.stand_in_order WHERE external_id = $1'
      return (await db.pool.query(sql, [id])).rows[0].count as number
    },
    async askedOfLedger(actId) {
      const { rows } = await db.pool.query<{ payload: Asked }>(
        `SELECT payload FROM graphile_worker._private_jobs AS job
         JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
         WHERE task.identifier = 'ledger.refund' AND payload->>'actId' = $1`,
        [actId],
      )
      return rows.map(({ payload }) => payload)
    },
    async stop() {
      await opened.stop()
      await mailer.close()
      await relay.stop()
      await blobs.close()
      await close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
