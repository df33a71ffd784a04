import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database, Pool } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { parseUsd } from '../../../schema/money.ts'
import { carryOutByCompany, holdAct, stateOfAct } from '../../../subgraphs/kit/service/acts.ts'
import { testDatabase } from '../../support/database.ts'

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await testDatabase())
  await db.pool.query('CREATE TABLE bought (what text)')
})
afterAll(() => close?.())

/** How long the database is away, in milliseconds. */
const AWAY_MS = 300

async function heldAct(): Promise<string> {
  const actId = `${randomUUID()}:0`
  const line = { field: 'Mutation.orderThing', path: ['orderThing'], amount: parseUsd('0.01'), actId }
  await inTransaction(db.pool, (client) => holdAct(client, { line }))
  return actId
}

/** A pool whose database can be taken away. */
function interruptible(pool: Pool) {
  let isAway = false
  const refused = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  return {
    takeAway() {
      isAway = true
      setTimeout(() => {
        isAway = false
      }, AWAY_MS)
    },
    pool: new Proxy(pool, {
      get(target, name) {
        if (isAway && (name === 'connect' || name === 'query')) return refused
        const member: unknown = Reflect.get(target, name, target)
        return typeof member === 'function' ? member.bind(target) : member
      },
    }),
  }
}

it('is kept although the database is away for a moment when the company has done it', async () => {
  const actId = await heldAct()
  const { pool, takeAway } = interruptible(db.pool)
  const onLate = vi.fn(async () => {})
  const order = await carryOutByCompany(pool, actId, {
    late: 'Late',
    async ask() {
      takeAway()
      return 'an order'
    },
    keep: (client, what) => client.query('INSERT INTO bought VALUES ($1)', [what]),
    onLate,
  })
  expect(order).toBe('an order')
  expect(await stateOfAct(db.pool, actId)).toBe('DONE')
  expect((await db.pool.query('SELECT what FROM bought')).rows).toEqual([{ what: 'an order' }])
  expect(onLate).not.toHaveBeenCalled()
})

it('is given up where it cannot be written for another reason', async () => {
  const actId = await heldAct()
  const onLate = vi.fn(async () => {})
  const failing = carryOutByCompany(db.pool, actId, {
    late: 'Late',
    ask: async () => 'an order',
    keep: (client) => client.query('INSERT INTO nowhere VALUES (1)'),
    onLate,
  })
  await expect(failing).rejects.toThrow('"nowhere" does not exist')
  expect(await stateOfAct(db.pool, actId)).toBe('RELEASED')
  expect(onLate).toHaveBeenCalledWith('an order')
})
