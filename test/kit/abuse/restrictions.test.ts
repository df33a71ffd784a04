import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Pool } from '../../../prisma/database.ts'
import { suspend, unsuspend } from '../../../subgraphs/kit/abuse/actions.ts'
import { type Restrictions, restrictionsOf } from '../../../subgraphs/kit/abuse/restrictions.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())

const CAUSE = { by: 'ada', reason: 'Phishing' }
const HOUR_MS = 3_600_000

/** What a process does with its queries: sends them, has them fail, or has them hang. */
let state: 'up' | 'failing' | 'hanging'
let restrictions: Restrictions
/** How far the monotonic clock is ahead, in milliseconds. */
let ahead: number

beforeEach(() => {
  state = 'up'
  ahead = 0
  const real = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead)
  const { pool } = database.db
  const query = (...asked: unknown[]) => {
    if (state === 'hanging') return new Promise(() => {})
    if (state === 'failing') return Promise.reject(new Error('The database is away'))
    return (pool.query as (...all: unknown[]) => unknown)(...asked)
  }
  restrictions = restrictionsOf(Object.assign(Object.create(pool) as Pool, { query }))
})
afterEach(() => vi.restoreAllMocks())

async function suspendedSite() {
  const site = { kind: 'SITE', target: randomUUID() } as const
  await suspend(database.db.pool, site, CAUSE)
  return site
}

describe('a suspension', () => {
  it('is forgotten within two seconds after it has ended, by all that looks at it', async () => {
    const site = await suspendedSite()
    expect([await restrictions.isSuspended(site), await restrictions.isSuspendedAsKnown(site)]).toEqual([true, true])
    await unsuspend(database.db.pool, site, CAUSE)
    ahead = 2_000
    expect([await restrictions.isSuspended(site), await restrictions.isSuspendedAsKnown(site)]).toEqual([false, false])
  })

  it.each(['failing', 'hanging'] as const)(
    'is known while the database is %s, for a day',
    async (outage) => {
      const site = await suspendedSite()
      const other = { ...site, target: randomUUID() }
      expect(await restrictions.isSuspendedAsKnown(site)).toBe(true)
      state = outage
      ahead = 23 * HOUR_MS
      for (const [thing, isSuspended] of [
        [site, true],
        [other, false],
      ] as const)
        expect(await restrictions.isSuspendedAsKnown(thing)).toBe(isSuspended)
    },
    20_000,
  )

  it('is not taken for known by what needs the database, nor longer than a day by anything', async () => {
    const site = await suspendedSite()
    expect([await restrictions.isSuspended(site), await restrictions.isSuspendedAsKnown(site)]).toEqual([true, true])
    state = 'failing'
    ahead = 2_000
    await expect(restrictions.isSuspended(site)).rejects.toThrow('The database is away')
    ahead = 25 * HOUR_MS
    await expect(restrictions.isSuspendedAsKnown(site)).rejects.toThrow('The database is away')
    state = 'up'
    expect([await restrictions.isSuspended(site), await restrictions.isSuspendedAsKnown(site)]).toEqual([true, true])
  })
})
