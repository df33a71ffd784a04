import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '../../../sandbox/api/base64.ts'
import { readFromBody, readReceipt } from '../../../sandbox/pay/receipt.ts'

const settled = { success: true, transaction: '0xb587', network: 'eip155:84532', payer: '0x542A', amount: '160000' }
const line = { path: 'domainSearch', field: 'Query.domainSearch', usd: '0.01', outcome: 'CHARGED' }
const read = (value: unknown) => readReceipt(encodeBase64(JSON.stringify(value)))

describe('a receipt', () => {
  it('tells what was charged, line by line', () => {
    const receipt = read({ ...settled, extensions: { receipt: { paymentId: 'p1', lines: [line] } } })
    expect(receipt).toEqual({
      paymentId: 'p1',
      charged: '0.16',
      lines: [line],
      transaction: '0xb587',
      refundTransaction: null,
      network: 'eip155:84532',
      payer: '0x542A',
    })
  })

  it('takes off what goes back, and not what will not', () => {
    const refunds = [
      { usd: '0.05', state: 'SENT', transaction: '0xback' },
      { usd: '0.01', state: 'REQUESTED' },
      { usd: '0.1', state: 'DECLINED' },
    ]
    const receipt = read({ ...settled, extensions: { receipt: { paymentId: 'p1', lines: [], refunds } } })
    expect(receipt).toMatchObject({ charged: '0.1', refundTransaction: '0xback' })
  })

  it('shows of a line that is paid per item what came', () => {
    const lines = [
      { ...line, usd: '0.15', chargedUsd: '0.05' },
      { ...line, outcome: 'WAIVED' },
    ]
    const receipt = read({ ...settled, extensions: { receipt: { paymentId: 'p1', lines } } })
    expect(receipt?.lines.map(({ usd, outcome }) => [usd, outcome])).toEqual([
      ['0.05', 'CHARGED'],
      ['0.01', 'WAIVED'],
    ])
  })

  it('may have lost its lines to their number', () => {
    expect(read(settled)).toMatchObject({ paymentId: '', charged: '0.16', lines: [] })
  })

  it('is none of a payment that did not settle, and none in what cannot be read', () => {
    expect(read({ ...settled, success: false, errorReason: 'x' })).toBeNull()
    expect(readReceipt('%%%')).toBeNull()
    expect(readReceipt(null)).toBeNull()
  })

  it('is in the answer alone where no line was earned', () => {
    const payment = { id: 'p1', lines: [{ ...line, service: 'domains', outcome: 'WAIVED' }] }
    const body = JSON.stringify({ data: {}, extensions: { payment } })
    const by = { network: 'eip155:84532', payer: '0x542A' }
    const released = { ...by, paymentId: 'p1', charged: '0', transaction: null, refundTransaction: null }
    expect(readFromBody(body, by)).toEqual({ ...released, lines: [{ ...line, outcome: 'WAIVED' }] })
    expect(readFromBody('{"data":null}', by)).toBeNull()
    expect(readFromBody('no JSON', by)).toBeNull()
  })

  it('says what was charged also where a proxy has dropped the header', () => {
    const lines = [line, { ...line, usd: '0.15', chargedUsd: '0.05' }, { ...line, outcome: 'FAILED' }]
    const body = JSON.stringify({ data: {}, extensions: { payment: { id: 'p1', lines } } })
    expect(readFromBody(body, { network: 'eip155:84532', payer: '0x542A' })).toMatchObject({ charged: '0.06' })
  })
})
