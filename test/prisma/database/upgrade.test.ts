import { randomUUID } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../prisma/embedded/index.ts'
import { WHOLE_LEDGER } from '../../../prisma/ledger/auditScope.ts'
import { disbursementsOf } from '../../../prisma/ledger/disbursements.ts'
import { chargedAmounts } from '../../../prisma/ledger/invariants/chargedAmounts.ts'
import { earnedKept } from '../../../prisma/ledger/invariants/earnedKept.ts'
import type { Invariant } from '../../../prisma/ledger/invariants/invariant.ts'
import { lineOutcomes } from '../../../prisma/ledger/invariants/lineOutcomes.ts'
import { refundAmounts } from '../../../prisma/ledger/invariants/refundAmounts.ts'
import { Ledger } from '../../../prisma/ledger/ledger.ts'
import { applyMigrations } from '../../../prisma/migrate.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import type { AuditGround } from '../../../router/payments/audit/invariant.ts'
import type { Acts } from '../../../router/payments/checkout/acts.ts'
import { Disbursements } from '../../../router/payments/checkout/disbursements.ts'
import type { Receipts } from '../../../router/payments/checkout/receipt.ts'
import { Recovery } from '../../../router/payments/checkout/recovery.ts'
import { Settler } from '../../../router/payments/checkout/settler.ts'
import { type Rail, Rails } from '../../../router/payments/protocol/rail.ts'
import type { Refunder } from '../../../router/payments/protocol/refunder.ts'
import { parseUsd, ZERO_USDC } from '../../../schema/money.ts'
import { makeDataFolder } from '../../support/dataFolder.ts'
import { openPool } from '../../support/pool.ts'
import { NO_CAPS } from '../ledger/noCaps.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations', import.meta.url))
const FIRST = '20261120121955_initial'
const NETWORK = 'eip155:84532'

let scratch: string
let server: EmbeddedPostgres
let pool: pg.Pool

/** A line as the first version of the ledger kept it: `C`harged, `F`ailed, `W`aived, `R`efunded or `P`ending. */
type Lines = readonly ('CHARGED' | 'FAILED' | 'WAIVED' | 'REFUNDED' | 'PENDING')[]

const PRICE = 10_000

/** Writes a payment as the first version did. */
async function oldPayment(state: string, lines: Lines, refunds: Record<number, string> = {}): Promise<string> {
  const id = randomUUID()
  const amount = lines.length * PRICE
  const isSettled = ['SETTLED', 'REFUNDING', 'REFUNDED'].includes(state)
  const isAnswered = !lines.includes('PENDING')
  await pool.query(
    `INSERT INTO ledger.payment (id, state, reason, settle, protocol, scheme, network, asset, payer, nonce, pay_to, amount,
       settled_amount, transaction_hash, credential, requirements, credential_hash, request_hash, valid_before, service,
       request_id, owner, lease_until, answer_status, answer_headers, answer_body, settled_at)
     VALUES ($1, $2, 'because', 'ON_SUCCESS', 'x402-v2', 'exact', $3, 'usdc', $4, $5, 'payee', $6, $7, $8, '{}', '{}',
       '\\x00', '\\x00', now() + interval '5 minutes', 'graphql', 'request', 'a process that died', now() - interval '1 second',
       $9, $10, $11, $12)`,
    [
      id,
      state,
      NETWORK,
      `0x${id.replaceAll('-', '')}`,
      id,
      amount,
      isSettled ? amount : null,
      isSettled ? 'transaction' : null,
      isAnswered ? 200 : null,
      isAnswered ? '{}' : null,
      isAnswered ? Buffer.from('{}') : null,
      isSettled ? new Date() : null,
    ],
  )
  for (const [position, outcome] of lines.entries()) {
    await pool.query(
      `INSERT INTO ledger.payment_line (payment_id, position, path, field, service, amount, units, settle, outcome)
       VALUES ($1, $2, $3, 'Query.thing', 'gateway', $4, 1, 'ON_SUCCESS', $5)`,
      [id, position, `line${position}`, PRICE, outcome],
    )
  }
  for (const [position, refund] of Object.entries(refunds)) {
    await pool.query(
      `INSERT INTO ledger.refund (id, payment_id, position, amount, reason, state, transaction_hash, updated_at)
       VALUES ($1, $2, $3, $4, 'because', $5, $6, now() - interval '1 hour')`,
      [randomUUID(), id, Number(position), PRICE, refund, refund === 'REFUNDED' ? 'sent before' : null],
    )
  }
  return id
}

let settled: string
let refunded: string
let sending: string
let executed: string
let reserved: string

beforeAll(async () => {
  scratch = await makeDataFolder('tollgraph-test-')
  server = await startEmbeddedPostgres({ dataDir: path.join(scratch, 'data') })
  pool = openPool(server.url, { max: 10 })
  await cp(path.join(MIGRATIONS, FIRST), path.join(scratch, 'first', FIRST), { recursive: true })
  await applyMigrations(pool, { directory: path.join(scratch, 'first') })
  settled = await oldPayment('SETTLED', ['CHARGED'])
  refunded = await oldPayment('REFUNDED', ['CHARGED', 'REFUNDED'], { 1: 'REFUNDED' })
  sending = await oldPayment('REFUNDING', ['FAILED', 'CHARGED'], { 0: 'SENDING' })
  executed = await oldPayment('EXECUTED', ['CHARGED', 'WAIVED', 'FAILED'])
  reserved = await oldPayment('RESERVED', ['PENDING'])
  await oldPayment('RELEASED', ['WAIVED', 'FAILED'])
  await oldPayment('FAILED', ['CHARGED', 'FAILED'])
  await applyMigrations(pool)
}, 60_000)
afterAll(async () => {
  await pool?.end()
  await server?.stop()
  await rm(scratch, { recursive: true, force: true })
})

const SUMS: readonly Invariant[] = [chargedAmounts, earnedKept, lineOutcomes, refundAmounts]

async function breaches(): Promise<unknown[]> {
  return inTransaction(pool, async (client) => {
    const ground = { client, now: new Date(), graceMs: 0, scope: WHOLE_LEDGER } as unknown as AuditGround
    const found: unknown[] = []
    for (const { name, breaches: search } of SUMS)
      for await (const breach of search(ground)) found.push({ name, ...breach })
    return found
  })
}

async function stateOf(id: string): Promise<string> {
  const { rows } = await pool.query('SELECT state FROM ledger.payment WHERE id = $1', [id])
  return rows[0].state
}

describe('a ledger of the first version, after all migrations', () => {
  it('still adds up', async () => {
    expect(await breaches()).toEqual([])
  })

  it('is carried on: what was under way settles, and what was not earned goes back, once', async () => {
    const marks: string[] = []
    const log = pino({ level: 'silent' })
    const refunder: Refunder = {
      sender: 'till',
      balance: async () => parseUsd('1000'),
      sentBefore: async () => null,
      async prepare({ mark }) {
        marks.push(mark)
        return { sender: 'till', expiresAt: new Date(Date.now() + 60_000).toISOString(), transfer: { mark } }
      },
      send: async () => ({ kind: 'settled', transaction: 'sent now' }),
      fateOf: async () => ({ kind: 'unused' }),
    }
    const facilitator = { settle: async () => ({ kind: 'settled', transaction: 'settled now' }) }
    const rails = new Rails([{ scheme: 'exact', network: NETWORK, refunder, facilitator } as unknown as Rail])
    const ledger = new Ledger(pool, randomUUID())
    const acts = { release: async () => {} } as unknown as Acts
    const receipts = { ofPayment: async () => ({}) } as unknown as Receipts
    const disbursements = new Disbursements({ pool, ledger, rails, minimum: ZERO_USDC, caps: NO_CAPS, log })
    const settler = new Settler(ledger, acts, rails, log)
    const recovery = new Recovery({ ledger, settler, acts, disbursements, receipts, leaseMs: 60_000, log })

    expect(await recovery.sweep()).toBe(2)
    await disbursements.sweep()

    expect(await stateOf(reserved)).toBe('RELEASED')
    expect(await stateOf(executed)).toBe('REFUNDED')
    expect((await disbursementsOf(pool, executed)).map(({ amount, state }) => ({ amount, state }))).toEqual([
      { amount: 20_000n, state: 'SENT' },
    ])
    // The mark makes the nonce: were this refund's transfer on chain, another could not be.
    const [refund] = await disbursementsOf(pool, sending)
    expect(marks).toContain(refund?.mark)
    expect(marks).toHaveLength(2)
    expect(await stateOf(sending)).toBe('REFUNDED')
    // A service that asked in the first version's words asks for what is back already.
    await disbursements.carryOut({ actId: `${executed}:2`, reason: 'The line failed or found nothing' })
    await disbursements.carryOut({ actId: `${refunded}:1`, reason: 'The line failed or found nothing' })
    expect(marks).toHaveLength(2)
    expect(await stateOf(settled)).toBe('SETTLED')
    expect(await breaches()).toEqual([])
  })
})
