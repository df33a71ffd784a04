import { expect } from 'vitest'
import type { Cell, Outcome } from './round.ts'
import { expected, type Row } from './table.ts'

/** What the served half of a bill costs, in atomic units. */
const PRICE = 10_000n

/**
 * Whatever went wrong, a client ends up with what it paid for and its price less, or with nothing and all its money; it
 * has one payment at most, and hears the same answer whenever it asks.
 */
export function expectOutcome(row: Row, cell: Cell, outcome: Outcome | undefined): void {
  if (!outcome) expect.fail('The round came to no outcome')
  const { hasGot, charged, states, heard, again, firstStatus } = outcome
  expect({ hasGot, charged }).toEqual({ hasGot, charged: hasGot ? PRICE : 0n })
  expect(expected(row, cell)).toContain(hasGot ? 'served' : 'uncharged')
  expect(states).toHaveLength(1)
  // A database that cannot serve is no failure of the server: the answer says when to repeat the request.
  if (row.startsWith('the database') || row.startsWith('the disk')) expect(firstStatus).not.toBe(500)
  expect(again?.status).toBe(heard.status)
  if (hasGot) expect(again?.body).toEqual(heard.body)
}
