import { describe, expect, it } from 'vitest'
import { receiptPage } from '../../../router/pages/receiptPage.ts'
import type { Statement } from '../../../router/receipts/statement.ts'

const STATEMENT: Statement = {
  paymentId: '7bb9e98f-f951-4331-ae59-ba8ae5da935c',
  state: 'SETTLED',
  protocol: 'x402-v2',
  scheme: 'exact',
  network: 'eip155:84532',
  payer: '0x1111111111111111111111111111111111111111',
  payTo: '0x2222222222222222222222222222222222222222',
  authorizedUsd: '0.16',
  settledUsd: '0.16',
  chargedUsd: '0.01',
  refundedUsd: '0.15',
  transaction: `0x${'a'.repeat(64)}`,
  createdAt: '2026-11-27T09:00:00.123Z',
  settledAt: '2026-11-27T09:00:02.000Z',
  refunds: [{ usd: '0.15', state: 'SENT', transaction: `0x${'b'.repeat(64)}` }],
  resource: 'https://a.test/graphql?x=<b>',
  lines: [
    { path: 'domainSearch', field: 'Query.domainSearch', usd: '0.01', chargedUsd: '0.01', outcome: 'CHARGED' },
    { path: 'news', field: 'Query.news', usd: '0.15', chargedUsd: '0.00', outcome: 'WAIVED' },
  ],
  receipt: null,
}

const page = (statement: Statement) => receiptPage(statement, 'https://a.test', 'https://a.test/site.css')

describe('the page of a receipt', () => {
  it('says what was charged, waived and refunded, and with which transactions', () => {
    const text = page(STATEMENT)
    expect(text).toContain('0.01 USD charged, 0.15 USD refunded.')
    expect(text).toContain('<td>waived: nothing worth money was found</td><td>0.15</td><td>0.00</td>')
    expect(text).toContain('<td>0.15</td><td>sent</td><td>the payer</td>')
    expect(text).toContain('2026-11-27 09:00:02 UTC')
    expect(text).toContain('https://a.test/graphql?x=&lt;b&gt;')
    expect(text).not.toContain('<b>')
  })

  it('shows no lines where the id can be found from the chain', () => {
    const { lines: _lines, resource: _resource, ...moved } = STATEMENT
    const text = page({ ...moved, protocol: 'x402-v1' })
    expect(text).toContain('The lines of this payment are not shown')
    expect(text).not.toContain('domainSearch')
  })

  it('says of an unsettled payment that nothing is charged yet', () => {
    const text = page({ ...STATEMENT, state: 'PENDING', settledUsd: null, chargedUsd: null, settledAt: null })
    expect(text).toContain('0.00 USD charged')
    expect(text).not.toContain('Settled')
  })
})
