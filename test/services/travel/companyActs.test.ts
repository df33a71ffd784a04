import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../../prisma/database.ts'
import { inTransaction } from '../../../prisma/transaction.ts'
import { Conflict, Unavailable, Upstream } from '../../../schema/errors.ts'
import { parseUsd } from '../../../schema/money.ts'
import { carryOutByCompany, holdAct } from '../../../subgraphs/kit/service/acts.ts'
import { askCompany } from '../../../subgraphs/travel/bookings/companyAct.ts'
import { topics } from '../../../subgraphs/travel/topics.ts'
import type { TravelEngines } from '../../../subgraphs/travel/work.ts'
import { testDatabase } from '../../support/database.ts'

let db: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ db, close } = await testDatabase())
})
afterAll(() => close?.())

const FIELDS = ['bookFlight', 'bookHotel', 'bookTransfer', 'cancelFlightOrder', 'cancelTransfer', 'fileFlightIntent']

it.each(FIELDS)('%s that a process left while its company was asked is refunded, and logged', async (name) => {
  const field = `Mutation.${name}`
  const act = topics.flatMap(({ acts }) => acts?.[field] ?? [])[0]
  const warn = vi.fn()
  const outcome = async (actId: string) =>
    act?.outcome({ actId, field }, { log: { warn } } as unknown as TravelEngines, db)
  const held = async () => {
    const actId = `${randomUUID()}:0`
    await inTransaction(db.pool, (client) =>
      holdAct(client, { line: { field, path: [name], amount: parseUsd('0.01'), actId } }),
    )
    return actId
  }
  expect(await outcome(await held())).toBe('UNDONE')
  expect(warn).not.toHaveBeenCalled()

  const actId = await held()
  const asked = new Promise<void>((resolve) => {
    const ask = () => {
      resolve()
      return new Promise<never>(() => {})
    }
    void carryOutByCompany(db.pool, actId, { late: 'Late', ask, keep: async () => {}, onLate: async () => {} })
  })
  await asked
  expect(await outcome(actId)).toBe('UNDONE')
  expect(warn).toHaveBeenCalledWith({ actId }, expect.stringContaining('may have done it'))
})

it.each([
  ['did not answer', new Upstream('The transfers provider did not answer'), true],
  ['answered what cannot be read', new Error('reservationStatus is missing'), true],
  ['refused', new Conflict('This ride left already'), false],
  ['wants to be asked later', new Unavailable('Try again'), false],
])('an act whose company %s is named in the log, if it may have been done', async (_, error, isNamed) => {
  const warn = vi.fn()
  const engines = { log: { warn } } as unknown as TravelEngines
  await expect(askCompany(engines, 'payment:0', () => Promise.reject(error))).rejects.toBe(error)
  if (isNamed)
    expect(warn).toHaveBeenCalledWith({ err: error, actId: 'payment:0' }, expect.stringContaining('may have done it'))
  else expect(warn).not.toHaveBeenCalled()
})
