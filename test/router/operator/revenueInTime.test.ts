import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Revenue, readRevenue } from '../../../prisma/ledger/revenue.ts'
import { lastDays } from '../../../router/operator/days.ts'
import type { Figures } from '../../../router/operator/figures.ts'
import { figuresJson } from '../../../router/operator/json.ts'
import { operatorPage } from '../../../router/operator/page.ts'
import { RevenueInTime } from '../../../router/operator/revenueInTime.ts'
import { sumRevenue } from '../../../router/operator/sums.ts'
import { ZERO_USDC } from '../../../schema/money.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const NONE: Revenue = { serviceDays: [], paymentDays: [], wallets: [], walletCount: 0 }

/** An installation without anything, asked for 30 days. */
const FIGURES: Omit<Figures, 'days' | 'revenue'> = {
  at: NOW,
  askedDays: 30,
  archivedMonths: [],
  underWay: new Map(),
  stuckPayments: [],
  owed: new Map(),
  stuckDisbursements: [],
  outflow: { hour: ZERO_USDC, day: ZERO_USDC },
  caps: { hour: ZERO_USDC, day: ZERO_USDC },
  balances: { payees: [], refundKeys: [], gas: [] },
  ports: [],
  companies: [],
  remotes: [],
  areJobsWell: null,
  jobs: [],
}

/** Adds up ranges of at most so many days; longer ones take too long. Lists the ranges that were tried, in days. */
function readerOf(most: () => number) {
  const tried: number[] = []
  const revenue = new RevenueInTime(async ({ since, until }) => {
    const days = (until.getTime() - since.getTime()) / 86_400_000
    tried.push(days)
    if (days > most()) throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' })
    return NONE
  })
  return { tried, revenue }
}

describe('the revenue of a ledger with many payments', () => {
  it('is of the days that were asked for, where they are added up in time', async () => {
    const { tried, revenue } = readerOf(() => 366)
    const { days } = await revenue.ofLast(30, NOW, [])
    expect([days.length, days.at(0), days.at(-1)]).toEqual([30, '2026-10-29', '2026-11-27'])
    expect(tried).toEqual([30])
  })

  it('is of fewer days where more take too long, which are not tried again for ten minutes', async () => {
    let most = 10
    const { tried, revenue } = readerOf(() => most)
    expect((await revenue.ofLast(366, NOW, [])).days).toHaveLength(7)
    expect((await revenue.ofLast(30, NOW, [])).days).toHaveLength(7)
    expect((await revenue.ofLast(20, NOW, [])).days).toHaveLength(7)
    expect(tried).toEqual([366, 90, 30, 7, 7, 20, 7])
    most = 40
    const later = new Date(NOW.getTime() + 600_000)
    expect((await revenue.ofLast(30, later, [])).days).toHaveLength(30)
  })

  it('is left out where not even one day is added up, and another error is thrown', async () => {
    const { revenue } = readerOf(() => 0)
    expect(await revenue.ofLast(1, NOW, [])).toEqual({ days: [], sums: null })
    const away = new RevenueInTime(() => Promise.reject(new Error('connection refused')))
    await expect(away.ofLast(30, NOW, [])).rejects.toThrow('connection refused')
  })

  it.each([
    ['of 7 days', 7, true],
    ['not shown', 0, false],
  ])('is said to be %s, beside the other figures', (words, count, isShown) => {
    const days = lastDays(NOW, count)
    const figures = { ...FIGURES, days, revenue: isShown ? sumRevenue(NONE, days) : null }
    const page = operatorPage(figures, { baseUrl: 'http://localhost', style: '/style.css' })
    expect(page).toContain(`The payments of 30 days take too long to add up: the revenue is ${words}.`)
    expect(page).toContain('?days=30" aria-current="page"')
    expect([page.includes('id="money"'), page.includes('Balances')]).toEqual([isShown, true])
    const json = JSON.parse(JSON.stringify(figuresJson(figures)))
    expect([json.askedDays, json.days, json.byDay?.length]).toEqual([30, count, isShown ? count : undefined])
  })

  describe('in Postgres', () => {
    let database: TestDatabase
    beforeAll(async () => {
      database = await testDatabase()
    })
    afterAll(() => database?.close())

    it('is given up at the limit, and read when there is time', async () => {
      const { pool } = database.db
      const revenue = (limitMs: number) => new RevenueInTime((range) => readRevenue(pool, range, limitMs))
      const holder = await pool.connect()
      try {
        await holder.query('BEGIN; LOCK TABLE ledger.payment IN ACCESS EXCLUSIVE MODE')
        expect(await revenue(20).ofLast(30, NOW, [])).toEqual({ days: [], sums: null })
      } finally {
        await holder.query('ROLLBACK')
        holder.release()
      }
      const { days, sums } = await revenue(20_000).ofLast(30, NOW, [])
      expect([days.length, sums?.totals.payments]).toEqual([30, 0])
    })
  })
})
