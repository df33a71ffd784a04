import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundDisbursement } from '../../../prisma/ledger/requests.ts'
import { parseUsd, sumUsdc } from '../../../schema/money.ts'
import { describeRefunds } from '../../../subgraphs/mail/cancel/describe.ts'
import { shareOf } from '../../../subgraphs/mail/cancel/share.ts'
import type { PeriodLeft } from '../../../subgraphs/mail/store/periods.ts'
import { newWallet } from './support/service.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = new Date('2031-05-01T12:00:00Z')
const PAYER = newWallet()

const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const PRICES = { month: ['1', 30], quarter: ['2.5', 90], year: ['8', 365] } as const
type Bought = keyof typeof PRICES
const paid = (...bought: Bought[]): PeriodLeft[] =>
  bought.map((kind, index) => {
    const [usd, days] = PRICES[kind]
    return { actId: `payment:${index}`, payer: PAYER, amount: parseUsd(usd), days, left: parseUsd(usd) }
  })

describe('what a cancellation gives back', () => {
  it.each<[number, Bought[], number, string]>([
    [30, ['month'], 30, '1'],
    [29.999, ['month'], 30, '1'],
    [29, ['month'], 29, '0.966666'],
    [10, ['month'], 10, '0.333333'],
    [1, ['month'], 1, '0.033333'],
    [0.5, ['month'], 1, '0.033333'],
    [0, ['month'], 0, '0'],
    [-3, ['month'], 0, '0'],
    [60, ['month', 'month'], 60, '2'],
    [120, ['quarter', 'month'], 120, '3.5'],
    [100, ['quarter', 'month'], 100, '2.833333'],
    [394, ['year', 'month'], 394, '8.966666'],
    [265, ['year', 'month'], 265, '5.808219'],
    [30, [], 30, '0'],
  ])(
    'for %d days of %j is the part of each that its unused days are, the begun one included',
    (left, bought, days, amount) => {
      const share = shareOf(inDays(left), paid(...bought), NOW)
      expect(share).toMatchObject({ days, amount: parseUsd(amount) })
    },
  )

  it('comes from the newest payment first, whose days are the last ones', () => {
    const { parts } = shareOf(inDays(45), paid('month', 'quarter'), NOW)
    expect(parts.map(({ period, amount }) => [period.actId, amount])).toEqual([
      ['payment:0', parseUsd('1')],
      ['payment:1', parseUsd('0.416666')],
    ])
  })

  it('takes nothing from what has gone back already', () => {
    const [period] = paid('month')
    const left = { ...(period as PeriodLeft), left: parseUsd('0.2') }
    expect(shareOf(inDays(30), [left], NOW).amount).toBe(parseUsd('0.2'))
  })

  it('is not sent below a cent', () => {
    const [period] = paid('month')
    const left = (usd: string) => [{ ...(period as PeriodLeft), left: parseUsd(usd) }]
    expect(shareOf(inDays(30), left('0.009999'), NOW)).toMatchObject({ amount: 9_999n, parts: [] })
    expect(shareOf(inDays(30), left('0.01'), NOW).parts).toHaveLength(1)
  })

  it('adds up to the atomic unit, gives no more than was paid for the days left, and leaves what was used', () => {
    const kinds = fc.array(fc.constantFrom<Bought>('month', 'quarter', 'year'), { maxLength: 8 })
    fc.assert(
      fc.property(fc.double({ min: -10, max: 4_000, noNaN: true }), kinds, (left, bought) => {
        const periods = paid(...bought)
        const { amount, parts, days } = shareOf(inDays(left), periods, NOW)
        expect(sumUsdc(parts.map((part) => part.amount))).toBe(amount < 10_000n ? 0n : amount)
        expect(amount * 30n <= BigInt(days) * 1_000_000n).toBe(true)
        for (const part of parts) expect(part.amount > 0n && part.amount <= part.period.left).toBe(true)
        const total = periods.reduce((sum, period) => sum + period.days, 0)
        const everything = sumUsdc(periods.map((period) => period.amount))
        if (days < total) expect(amount < everything).toBe(true)
      }),
    )
  })
})

describe('what the answer says of it', () => {
  const asked = [
    { actId: 'payment:0', key: 'inbox.cancel:0', to: PAYER },
    { actId: 'payment:1', key: 'inbox.cancel:1', to: PAYER },
  ]
  const found = (state: FoundDisbursement['state'], transaction: string | null = null): FoundDisbursement => ({
    state,
    amount: parseUsd('0.5'),
    network: 'eip155:8453',
    transaction,
    note: null,
  })
  const describeBoth = (one: FoundDisbursement | null, two: FoundDisbursement | null) =>
    describeRefunds(parseUsd('1'), asked, [one, two], PAYER)

  it('is completed when all of it is on chain, and names every transaction', () => {
    const told = describeBoth(found('SENT', '0x1'), found('SENT', '0x2'))
    expect(told).toMatchObject({ amount: '1.00', status: 'COMPLETED', network: 'eip155:8453', transactionHash: '0x1' })
    expect(told.note).toContain('0x2')
  })

  it('is pending while one is not sent, or not even opened', () => {
    expect(describeBoth(found('SENT', '0x1'), found('SENDING'))).toMatchObject({ status: 'PENDING' })
    expect(describeBoth(null, null)).toMatchObject({ status: 'PENDING', network: null, transactionHash: null })
  })

  it('is failed where a try went wrong, such as for lack of a key', () => {
    const waiting = { ...found('REQUESTED'), note: 'No key for refunds is configured' }
    expect(describeBoth(found('SENT', '0x1'), waiting)).toMatchObject({ status: 'FAILED' })
  })

  it('is pending and names the approval that is missing, where one is above a cap', () => {
    const told = describeBoth(found('SENT', '0x1'), found('NEEDS_APPROVAL'))
    expect(told).toMatchObject({ status: 'PENDING', note: expect.stringContaining('operator has to approve') })
  })

  it.each(['STUCK', 'DECLINED'] as const)('is failed, with a note, where one is %s', (state) => {
    const told = describeBoth(found('SENT', '0x1'), found(state))
    expect(told).toMatchObject({ status: 'FAILED', note: expect.stringContaining('operator') })
  })
})
