import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUsd, parseUsd } from '../../../sandbox/api/usd.ts'
import { dayCaption, serviceCaption } from '../../../sandbox/spend/captions.ts'
import type { Payment } from '../../../sandbox/spend/payment.ts'
import { readPage } from '../../../sandbox/spend/readPage.ts'
import { spentOn, totalsOf } from '../../../sandbox/spend/totals.ts'

const base: Payment = {
  id: '1',
  state: 'SETTLED',
  settledAmount: '0.03',
  transactionHash: '0xb5',
  service: 'gateway',
  endpoint: null,
  operation: 'Names',
  createdAt: '2026-03-01T23:59:59Z',
  settledAt: '2026-03-02T00:00:01Z',
  lines: [
    { path: 'a', field: 'Query.a', service: 'domains', amount: '0.01', charged: '0.01', outcome: 'CHARGED' },
    { path: 'b', field: 'Query.b', service: 'data', amount: '0.02', charged: '0.02', outcome: 'CHARGED' },
  ],
  refunds: [],
}

const usdOf = (parts: readonly { readonly service: string; readonly micro: bigint }[]) =>
  parts.map(({ service, micro }) => [service, formatUsd(micro)])

describe('what was spent', () => {
  it('is parted among the services that earned it, by the day of the settlement', () => {
    const totals = totalsOf([base, { ...base, id: '2', settledAt: '2026-03-04T10:00:00Z' }])
    expect(formatUsd(totals.total)).toBe('0.06')
    expect(usdOf(totals.services)).toEqual([
      ['data', '0.04'],
      ['domains', '0.02'],
    ])
    expect(totals.days.map(({ day, service }) => `${day} ${service}`)).toEqual([
      '2026-03-02 data',
      '2026-03-02 domains',
      '2026-03-04 data',
      '2026-03-04 domains',
    ])
  })

  it('is less what went back, or is on its way', () => {
    const refunded: Payment = {
      ...base,
      lines: [base.lines[0]!, { ...base.lines[1]!, charged: '0', outcome: 'REFUNDED' }],
      refunds: [{ amount: '0.02', state: 'SENDING', transactionHash: null }],
    }
    const totals = totalsOf([refunded])
    expect([formatUsd(totals.total), formatUsd(totals.refunded)]).toEqual(['0.01', '0.02'])
    expect(usdOf(totals.services)).toEqual([['domains', '0.01']])
  })

  it('counts what was too small to be sent back for the service that was paid', () => {
    const kept: Payment = {
      ...base,
      lines: [base.lines[0]!, { ...base.lines[1]!, charged: '0.015' }],
      refunds: [{ amount: '0.005', state: 'DECLINED', transactionHash: null }],
    }
    expect(usdOf(totalsOf([kept]).services)).toEqual([
      ['data', '0.015'],
      ['domains', '0.01'],
      ['gateway', '0.005'],
    ])
  })

  it('is nothing for payments that never settled', () => {
    const released: Payment = { ...base, state: 'RELEASED', settledAmount: null, settledAt: null }
    expect(totalsOf([released])).toEqual({ total: 0n, refunded: 0n, services: [], days: [] })
  })

  it('is the same sum by payment, by service and by day, whatever the lines say', () => {
    const usd = fc.integer({ min: 0, max: 5_000_000 }).map((micro) => formatUsd(BigInt(micro)))
    const line = fc.record({
      path: fc.string(),
      field: fc.string(),
      service: fc.constantFrom('data', 'mail', 'travel'),
      amount: usd,
      charged: fc.option(usd),
      outcome: fc.constantFrom('CHARGED', 'WAIVED', 'FAILED', 'REFUNDED', 'PENDING'),
    })
    const payment = fc.record({ settledAmount: usd, lines: fc.array(line), day: fc.integer({ min: 10, max: 28 }) })
    fc.assert(
      fc.property(fc.array(payment), (some) => {
        const payments = some.map(
          ({ day, ...rest }): Payment => ({ ...base, ...rest, settledAt: `2026-03-${day}T00:00:00Z` }),
        )
        const { total, services, days } = totalsOf(payments)
        const sum = (parts: readonly { readonly micro: bigint }[]) => parts.reduce((all, { micro }) => all + micro, 0n)
        expect(total).toBe(payments.reduce((all, payment) => all + spentOn(payment), 0n))
        expect([sum(services), sum(days)]).toEqual([total, total])
      }),
    )
  })

  it('is told in words', () => {
    const totals = totalsOf([base])
    expect(serviceCaption(totals)).toBe('2 services; the most, 0.02 USD, went to data.')
    expect(dayCaption(totals)).toBe('0.03 USD on 2026-03-02 (UTC).')
    expect(dayCaption(totalsOf([base, { ...base, settledAmount: '0.05', settledAt: '2026-03-04T00:00:00Z' }]))).toBe(
      'From 2026-03-02 to 2026-03-04 (days in UTC); the most, 0.05 USD, on 2026-03-04.',
    )
    expect(formatUsd(parseUsd('0.030000'))).toBe('0.03')
  })
})

describe('a page of payments', () => {
  it('is read with where the next one begins', () => {
    const page = (hasNextPage: boolean) =>
      JSON.stringify({
        data: { me: { payments: { edges: [{ node: base }], pageInfo: { hasNextPage, endCursor: 'c' } } } },
      })
    expect(readPage(page(true))).toEqual({ payments: [base], next: 'c' })
    expect(readPage(page(false))?.next).toBeNull()
  })

  it('is null for what is none', () => {
    expect(readPage('{"errors":[]}')).toBeNull()
    expect(readPage('<html>')).toBeNull()
  })
})
