import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  claimSettlements,
  finishSettlements,
  queueSettlements,
  type SettlementOrder,
  settlementOrder,
} from '../../../prisma/ledger/settlementQueue.ts'
import type { Presented, Settlement } from '../../../prisma/ledger/stored.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

const NETWORK = 'eip155:84532'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

let last = 0

/** An order of its own. */
function newOrder(): SettlementOrder {
  last += 1
  return settlementOrder(NETWORK, 'exact', { payload: { number: last }, requirements: {} } as unknown as Presented)
}

/** Asks for an order; null where it waits for a process with keys. */
async function ask(order: SettlementOrder): Promise<Settlement | null> {
  const [queued] = await queueSettlements(database.db.pool, [order])
  return queued?.outcome ?? null
}

/** Has a process with keys settle what waits; returns how much that was. */
async function settle(outcome: Settlement): Promise<number> {
  const { pool } = database.db
  const claimed = await claimSettlements(pool, 'a worker', { network: NETWORK, leaseMs: 60_000, limit: 10 })
  if (claimed.length > 0)
    await finishSettlements(
      pool,
      claimed.map(({ id }) => ({ id, outcome })),
    )
  return claimed.length
}

/** Lets time pass for an order. */
async function pass({ key }: SettlementOrder, seconds: number): Promise<void> {
  await database.db.pool.query(
    `UPDATE ledger.queued_settlement
     SET created_at = created_at - $2 * interval '1 second', done_at = done_at - $2 * interval '1 second' WHERE key = $1`,
    [Buffer.from(key, 'hex'), seconds],
  )
}

const refused = (reason: string): Settlement => ({ kind: 'refused', reason })
const SETTLED: Settlement = { kind: 'settled', transaction: '0x01' }

test('what was settled stays settled, and what is unknown is tried again at once', async () => {
  const order = newOrder()
  expect(await ask(order)).toBeNull()
  expect(await settle({ kind: 'unknown', reason: 'settlement_pending', transaction: null })).toBe(1)
  expect(await ask(order)).toBeNull()
  expect(await settle(SETTLED)).toBe(1)
  await pass(order, 3_600)
  expect(await ask(order)).toEqual(SETTLED)
  expect(await settle(SETTLED)).toBe(0)
})

test.each(['invalid_exact_evm_signature', 'invalid_exact_evm_payload_authorization_valid_before'])(
  'what is refused for good (%s) is not tried again',
  async (reason) => {
    const order = newOrder()
    await ask(order)
    expect(await settle(refused(reason))).toBe(1)
    await pass(order, 3_600)
    expect(await ask(order)).toEqual(refused(reason))
    expect(await settle(SETTLED)).toBe(0)
  },
)

test('what is refused for want of money is tried again, ever later', async () => {
  const poor = refused('invalid_exact_evm_insufficient_balance')
  const order = newOrder()
  await ask(order)
  expect(await settle(poor)).toBe(1)
  expect(await ask(order)).toEqual(poor)
  await pass(order, 2)
  expect(await ask(order)).toBeNull()
  await pass(order, 28)
  expect(await settle(poor)).toBe(1)
  // It has been tried for half a minute, and rests as long.
  await pass(order, 28)
  expect(await ask(order)).toEqual(poor)
  await pass(order, 3)
  expect(await ask(order)).toBeNull()
  expect(await settle(SETTLED)).toBe(1)
  expect(await ask(order)).toEqual(SETTLED)
})

test('however long it has been tried, it rests for a minute at most', async () => {
  const poor = refused('invalid_exact_evm_insufficient_balance')
  const order = newOrder()
  await ask(order)
  await pass(order, 3_600)
  expect(await settle(poor)).toBe(1)
  await pass(order, 55)
  expect(await ask(order)).toEqual(poor)
  await pass(order, 6)
  expect(await ask(order)).toBeNull()
})
