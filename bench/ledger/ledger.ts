import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase, type Pool } from '../../prisma/database.ts'
import { startEmbeddedPostgres } from '../../prisma/embedded/index.ts'
import { monthOf } from '../../prisma/ledger/archive/month.ts'
import { packMonth } from '../../prisma/ledger/archive/packMonth.ts'
import { paymentsOf } from '../../prisma/ledger/history.ts'
import type { Judgement } from '../../prisma/ledger/judgement.ts'
import { Ledger } from '../../prisma/ledger/ledger.ts'
import type { NewPayment } from '../../prisma/ledger/rows.ts'
import { applyMigrations } from '../../prisma/migrate.ts'
import { prepareJobTables } from '../../router/jobs/worker.ts'
import { type BesideRow, besideRow } from '../beside/row.ts'
import { Tally } from '../load/tally.ts'
import { clearProgress, progress } from '../report/progress.ts'
import { fill } from './fill.ts'
import { newAnswer, newPayment, newReceipt, newTransaction, payerOf } from './payments.ts'
import { storageOf, tellPacking, tellStorage } from './storage.ts'

/** Payments of the smallest ledger; each next one has ten times as many. */
const SMALLEST = 10_000

/** Payments in flight. */
const IN_FLIGHT = 32

const WARM_UP_SECONDS = 1

/** How often each sweep and each page is timed. */
const ROUNDS = 20

/**
 * What the ledger itself takes for a payment, from its reservation to its settlement, and for its sweeps, while it grows from
 * 10,000 payments to `count`. Prints the bytes of a payment beside it, and what is left of them once their month is packed. No HTTP, no
 * chain.
 */
export async function measureLedger(count: number, seconds: number, signal: AbortSignal): Promise<BesideRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tollgraph-ledger-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir })
  const db = openDatabase(postgres.url)
  try {
    await applyMigrations(db.pool)
    const rows: BesideRow[] = []
    let filled = 0
    for (const size of sizes(count)) {
      await fill(db.pool, filled, size, signal)
      filled = size
      await db.pool.query('VACUUM ANALYZE')
      const before = await storageOf(db.pool)
      progress(`paying, beside ${size} payments`)
      rows.push(await measurePayments(postgres.url, size, seconds, signal))
      clearProgress()
      tellStorage(size, before, await storageOf(db.pool))
      progress(`sweeping ${size} payments`)
      rows.push(...(await measureSweeps(db.pool, size)))
    }
    await measurePacking(db.pool)
    return rows
  } finally {
    await db.close()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function sizes(count: number): number[] {
  const found: number[] = []
  for (let size = SMALLEST; size < count; size *= 10) found.push(size)
  return [...found, count]
}

async function measurePayments(url: string, size: number, seconds: number, signal: AbortSignal): Promise<BesideRow> {
  // Postgres counts what a connection has written when the connection ends.
  const { pool, close } = openDatabase(url, { maxConnections: IN_FLIGHT, preparesStatements: true })
  try {
    const ledger = new Ledger(pool, randomUUID())
    await payFor(ledger, WARM_UP_SECONDS, new Tally(), signal)
    const tally = new Tally()
    const cpu = process.cpuUsage()
    await payFor(ledger, seconds, tally, signal)
    return row(`payment beside ${size} others`, IN_FLIGHT, tally, process.cpuUsage(cpu))
  } finally {
    await close()
  }
}

async function payFor(ledger: Ledger, seconds: number, tally: Tally, signal: AbortSignal): Promise<void> {
  const end = performance.now() + seconds * 1_000
  let next = 0
  const payOn = async () => {
    while (performance.now() < end) {
      signal.throwIfAborted()
      next += 1
      const start = performance.now()
      const problem = await pay(ledger, newPayment(payerOf(next)))
      if (problem === null) tally.right(performance.now() - start, 0)
      else tally.wrong(problem)
    }
  }
  await Promise.all(Array.from({ length: IN_FLIGHT }, payOn))
}

/** Makes a payment and brings it to its end. Returns what went wrong, or null. */
async function pay(ledger: Ledger, payment: NewPayment): Promise<string | null> {
  const charge = payment.amount
  const judgements = new Map<number, Judgement>([[0, { outcome: 'CHARGED', charged: charge, spoiled: [] }]])
  const reserved = await ledger.reserve(payment, 0)
  if (reserved.kind !== 'reserved') return reserved.kind
  if (!(await ledger.execute(payment.id, 'The work is done', { answer: newAnswer(), judgements, charge })))
    return 'not executed'
  const { scheme } = payment.credential
  const settled = await ledger.settle({ ...payment, scheme, charge }, newTransaction(), 3, 'Unearned', newReceipt())
  return settled.isTold ? null : 'not settled'
}

/** Packs the present month, as it is packed once it is over, and prints the bytes of a payment then. */
async function measurePacking(pool: Pool): Promise<void> {
  await prepareJobTables(pool, pino({ level: 'silent' }))
  await pool.query('TRUNCATE ledger.open_payment, ledger.credential, ledger.answer, ledger.receipt')
  const start = performance.now()
  const outcome = await packMonth(pool, monthOf(new Date()))
  if (outcome.kind !== 'packed') throw new Error(`The month was not packed: ${JSON.stringify(outcome)}`)
  tellPacking((await storageOf(pool)).payments, outcome, performance.now() - start)
}

async function measureSweeps(pool: Pool, size: number): Promise<BesideRow[]> {
  const ledger = new Ledger(pool, randomUUID())
  const payer = payerOf(0)
  const sweeps: Record<string, () => Promise<unknown>> = {
    'look for stale payments': () => ledger.takeStale(60_000, 50),
    'forget old answers': () => ledger.forgetAnswers(24),
    "a payer's last 50 payments": () => paymentsOf(pool, payer, null, 50),
  }
  const rows: BesideRow[] = []
  for (const [name, sweep] of Object.entries(sweeps)) {
    const tally = new Tally()
    const cpu = process.cpuUsage()
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now()
      await sweep()
      tally.right(performance.now() - start, 0)
    }
    rows.push(row(`${name}, of ${size}`, 1, tally, process.cpuUsage(cpu)))
  }
  return rows
}

function row(work: string, connections: number, tally: Tally, { user, system }: NodeJS.CpuUsage): BesideRow {
  const name = { work, server: 'Tollgraph', isOurs: true, connections, unit: 'payments/s' } as const
  return besideRow(name, tally.result(), {
    cpu: (user + system) / 1_000,
    rssPeak: process.resourceUsage().maxRSS * 1_024,
  })
}
