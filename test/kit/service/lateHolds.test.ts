import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, PoolClient } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseUsd } from '../../../schema/money.ts'
import { holdAct, outcomeOfAct, stateOfAct } from '../../../subgraphs/kit/service/acts.ts'
import { testDatabase } from '../../support/database.ts'
import { gate } from '../../support/gate.ts'

// A hold that is slower than its router: the payment was released meanwhile, and the hold's process may die right after it
// has committed, so nobody would release it again.

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await testDatabase())
})
afterAll(() => close?.())

const someLine = () => ({
  field: 'Mutation.orderThing',
  path: ['orderThing'],
  amount: parseUsd('0.01'),
  actId: `${randomUUID()}:0`,
})

const hold = (line: ReturnType<typeof someLine>, claim: string, first = async (_: PoolClient) => {}) =>
  inTransaction(db.pool, async (client) => {
    await holdAct(client, { line, claim, taken: 'Taken' })
    await first(client)
  })

it('is refused once the act was given up, and another may hold its claim', async () => {
  const [line, claim] = [someLine(), `thing:${randomUUID()}`]
  expect(await outcomeOfAct(line, null, db)).toBe('UNDONE')
  await expect(hold(line, claim)).rejects.toThrow('let go')
  await hold(someLine(), claim)
  expect(await stateOfAct(db.pool, line.actId)).toBe('RELEASED')
})

it('is waited for by the outcome while it commits, and then released', async () => {
  const [line, claim] = [someLine(), `thing:${randomUUID()}`]
  const [held, goOn] = [gate(), gate()]
  const holding = hold(line, claim, async () => {
    held.open()
    await goOn.opened
  })
  await held.opened
  let isOver = false
  const outcome = outcomeOfAct(line, null, db).finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await isSomebodyWaiting())).toBe(true)
  goOn.open()
  await holding
  expect(await outcome).toBe('UNDONE')
  expect(await stateOfAct(db.pool, line.actId)).toBe('RELEASED')
  await hold(someLine(), claim)
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await db.pool.query(
    'SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = $1',
    ['Lock'],
  )
  return rows.length > 0
}
