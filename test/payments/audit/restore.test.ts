import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestRefund } from '../../../prisma/ledger/requests.ts'
import { onlyFacilitator } from '../../../router/boot/openFacilitators.ts'
import { openRails } from '../../../router/boot/openRails.ts'
import { type AuditPlace, extentOf, findLosses, runAudit, writeBack } from '../../../router/payments/audit/index.ts'
import { NETWORKS } from '../../../router/payments/evm/network.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { ownAddresses } from '../../support/audit.ts'
import { copyDatabase, type TestDatabase, testDatabase } from '../../support/database.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { type Method, makePayer } from '../../support/faultsPayer.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'

// A database is restored from a backup while the chain has moved on.

/** Two lines, of which the second finds nothing and goes back. */
const HALF = (name: string) => ({
  query: `{ some: domainSearch(name: "${name}") { name } none: domainSearch(name: "google") { name } }`,
})
/** How long refunds of the queue may take, in milliseconds. */
const SENT_MS = 120_000
const GOODWILL = atomicUsdc(1_000n)

let dataDir: string
let original: TestDatabase
let backup: TestDatabase
let tollgraph: TestTollgraph

beforeAll(async () => {
  dataDir = await makeDataFolder('tollgraph-restore-')
  original = await testDatabase()
})
afterAll(async () => {
  await tollgraph?.stop()
  await Promise.all([original?.close(), backup?.close()])
  await rm(dataDir, { recursive: true, force: true })
})

async function start(database: TestDatabase, runJobs: boolean): Promise<void> {
  tollgraph = await startTollgraph({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RUN_JOBS: String(runJobs),
    LOG_LEVEL: 'silent',
  })
}

async function stop(): Promise<void> {
  await tollgraph.stop()
}

/** Buys something; returns the payer and the payment's id. */
async function buy(method: Method, body: object, path = '/graphql') {
  const payer = await makePayer(tollgraph, method)
  const url = `${tollgraph.url}${path}`
  const answer = await fetch(url, json(body, await payer.pay(await fetch(url, json(body)))))
  expect(answer.status).toBe(200)
  const [payment] = await paymentsOf(tollgraph, payer.address)
  return { address: payer.address, id: payment?.id ?? expect.fail('nothing was bought') }
}

function place(): AuditPlace {
  const { db, money } = tollgraph.backend
  return { pool: db.pool, chain: money.chain, network: NETWORKS.devnet, own: ownAddresses(tollgraph) }
}

async function audit(start: Parameters<typeof runAudit>[1] = 'last') {
  const { backend } = tollgraph
  const given = { name: 'none', verify: () => Promise.reject(), settle: () => Promise.reject() } as never
  const rails = await openRails(backend.config.router, backend.money, onlyFacilitator(given), pino({ level: 'silent' }))
  return runAudit(place(), start, { rails, now: new Date(), grace: 60_000 })
}

async function reconcile(reason: string | null) {
  const extent = await extentOf(place(), 'last')
  return writeBack(place(), extent, await findLosses(place(), extent), { reason })
}

const balanceOf = (address: string) => tollgraph.chain.balanceOf(address as never)

describe('a database that was restored from a backup', () => {
  /** Bought before the backup, with a refund that was requested before it and sent after it. */
  let early: Awaited<ReturnType<typeof buy>>
  /** Bought after the backup: in whole, with a refund of a half, and under a ceiling. */
  let whole: typeof early
  let half: typeof early
  let ceiling: typeof early

  beforeAll(async () => {
    await start(original, false)
    early = await buy('exact', HALF('restored-early'))
    expect((await audit()).findings).toEqual([])
    const request = { actId: `${early.id}:0`, key: 'goodwill', amount: GOODWILL, reason: 'Goodwill' }
    await requestRefund(tollgraph.backend.db.pool, request)
    await stop()
    backup = await copyDatabase(original)

    await start(original, true)
    await eventually(
      'the requested refund is sent',
      async () => {
        const { rows } = await tollgraph.backend.db.pool.query(
          `SELECT FROM ledger.disbursement WHERE payment_id = $1 AND key = 'goodwill' AND state = 'SENT'`,
          [early.id],
        )
        return rows.length === 1
      },
      SENT_MS,
    )
    whole = await buy('exact', { name: 'restored-whole' }, '/domains/api/search')
    half = await buy('exact', HALF('restored-half'))
    ceiling = await buy('upto', HALF('restored-ceiling'))
    const { devnet, payee } = tollgraph.backend.money
    await devnet?.fund(payee, { usdc: 5n })
    await stop()
    await start(backup, false)
  }, 600_000)

  it('shows every payment, refund and payout that it lacks', async () => {
    const { findings, since } = await audit()
    expect(since).not.toBeNull()
    const found = findings.map(({ invariant, payment, transfer }) => [
      invariant,
      payment,
      transfer?.from === tollgraph.backend.money.payee ? transfer?.to : transfer?.from,
    ])
    expect(found).toHaveLength(5)
    expect(found).toEqual(
      expect.arrayContaining([
        ['payments_recorded', null, whole.address],
        ['payments_recorded', null, half.address],
        ['payments_recorded', null, ceiling.address],
        ['refunds_recorded', early.id, early.address],
        ['refunds_recorded', null, half.address],
      ]),
    )
  })

  it('is completed from the chain, once', async () => {
    const before = await balanceOf(half.address)
    expect(await reconcile(null)).toEqual({ payments: 3, settled: 0, refunds: 2, opened: 0, unattributed: [] })
    expect(await reconcile(null)).toEqual({ payments: 0, settled: 0, refunds: 0, opened: 0, unattributed: [] })
    expect((await audit()).findings).toEqual([])
    expect((await audit('all')).findings).toEqual([])
    const states = await Promise.all(
      [whole, half, ceiling].map(async ({ address }) => (await paymentsOf(tollgraph, address))[0]?.state),
    )
    expect(states).toEqual(['SETTLED', 'REFUNDED', 'SETTLED'])
    expect(await balanceOf(half.address)).toBe(before)
  })

  it('refunds what the operator decides to refund, and nothing that went back before', async () => {
    const wallets = [early, whole, half, ceiling]
    const before = await Promise.all(wallets.map(({ address }) => balanceOf(address)))
    const taken = await Promise.all(
      [whole, ceiling].map(async ({ address }) => BigInt((await paymentsOf(tollgraph, address))[0]?.amount ?? 0)),
    )
    expect(await reconcile('Restored from a backup')).toMatchObject({ opened: 2, refunds: 0 })
    await stop()
    // The backup's queue still has the request whose refund was sent after it.
    await start(backup, true)
    await tollgraph.backend.db.pool.query(
      `UPDATE ledger.disbursement SET approved_at = now() WHERE state = 'REQUESTED'`,
    )
    await eventually(
      'all refunds are sent, and the queue is empty',
      async () => {
        const { rows } = await tollgraph.backend.db.pool.query(
          `SELECT FROM ledger.disbursement WHERE state <> 'SENT' UNION ALL
         SELECT FROM graphile_worker.jobs WHERE key LIKE 'ledger.refund:%'`,
        )
        return rows.length === 0
      },
      SENT_MS,
    )
    const after = await Promise.all(wallets.map(({ address }) => balanceOf(address)))
    expect(after.map((balance, index) => balance - (before[index] ?? 0n))).toEqual([0n, taken[0], 0n, taken[1]])
    expect((await audit('all')).findings).toEqual([])
  }, 400_000)
})
