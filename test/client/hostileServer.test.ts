import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import {
  Budget,
  formatUsd,
  NoWayToPayError,
  type PayingOptions,
  parseUsd,
  payingFetch,
  receiptOf,
} from '../../packages/client/src/index.ts'
import { header, OFFER, URL } from './offer.ts'

const SETTLED = {
  success: true,
  transaction: '0x12',
  network: OFFER.network,
  payer: '0x000000000000000000000000000000000000000A',
  amount: OFFER.amount,
  extensions: { receipt: { paymentId: '7bb9e98f' } },
}

/** A server that makes this offer, and answers paid requests, with a settlement where there is one. */
function server(offer: object | null, settled: object | null = null) {
  const payments: { authorization: { validBefore: string } }[] = []
  const answer: typeof fetch = async (_input, init) => {
    const signed = new Headers(init?.headers).get('payment-signature')
    if (signed === null) {
      const required = { x402Version: 2, resource: { url: URL }, accepts: [offer], extensions: {} }
      return new Response('{}', { status: 402, headers: { 'payment-required': header(required) } })
    }
    payments.push(JSON.parse(Buffer.from(signed, 'base64').toString()).payload)
    return new Response('{"data":{}}', { headers: settled ? { 'payment-response': header(settled) } : {} })
  }
  return { fetch: answer, payments }
}

function payer(fetch: PayingOptions['fetch'], options: Partial<PayingOptions> = {}) {
  const budget = new Budget({ perCall: '0.10', total: '0.30' })
  const wallet = privateKeyToAccount(generatePrivateKey())
  return { budget, pay: payingFetch({ wallet, budget, ...(fetch ? { fetch } : {}), ...options }) }
}

describe('an offer', () => {
  it.each([
    ['text', '60'],
    ['a list', [60]],
    ['nothing', null],
    ['no time at all', 0],
    ['a year', 31_536_000],
  ])('whose payment is valid for %s is not signed', async (_what, maxTimeoutSeconds) => {
    const { fetch, payments } = server({ ...OFFER, maxTimeoutSeconds })
    const { budget, pay } = payer(fetch)
    await expect(pay(URL)).rejects.toBeInstanceOf(NoWayToPayError)
    expect([payments, budget.leftUsd]).toEqual([[], '0.30'])
  })

  it.each([
    ['of another form', { ...OFFER, asset: 5 }],
    ['that is none', null],
    ['of another token', { ...OFFER, asset: OFFER.payTo }],
    ['on another network', { ...OFFER, network: 'eip155:1' }],
    ['of a sum that is found later', { ...OFFER, scheme: 'upto' }],
    ['that is paid by a permit', { ...OFFER, extra: { ...OFFER.extra, assetTransferMethod: 'permit2' } }],
    ['of a sum that is no whole number', { ...OFFER, amount: '0.1' }],
  ])('%s is no way to pay', async (_what, offer) => {
    const { fetch, payments } = server(offer)
    const { budget, pay } = payer(fetch)
    await expect(pay(URL)).rejects.toBeInstanceOf(NoWayToPayError)
    expect([payments, budget.leftUsd]).toEqual([[], '0.30'])
  })
})

describe('a settlement', () => {
  const refunds = (...all: object[]) => ({ receipt: { paymentId: '7bb9e98f', refunds: all } })

  it.each([
    ['of less than was signed', { amount: '0' }, '0.10'],
    ['of more than was signed', { amount: '900000' }, '0.10'],
    ['with refunds', { extensions: refunds({ usd: '0.04', state: 'REFUNDED' }) }, '0.06'],
    ['with more refunds than was paid', { extensions: refunds({ usd: '5.00', state: 'REFUNDED' }) }, '0.00'],
    ['with a refund of no sum', { extensions: refunds({ usd: 'some', state: 'SENDING' }) }, '0.10'],
    ['without a receipt', { extensions: {} }, '0.10'],
  ])('%s counts with what was signed, less refunds', async (_what, change, spent) => {
    const { budget, pay } = payer(server(OFFER, { ...SETTLED, ...change }).fetch)
    expect(await (await pay(URL)).json()).toEqual({ data: {} })
    expect(budget.spentUsd).toBe(spent)
    expect(budget.leftUsd).toBe(formatUsd(300_000n - parseUsd(spent)))
  })

  it('that refunds more than was paid has a problem', async () => {
    const extensions = refunds({ usd: '5.00', state: 'REFUNDED' })
    const { pay } = payer(server(OFFER, { ...SETTLED, extensions }).fetch)
    const receipt = await receiptOf(await pay(URL))
    expect(receipt?.chargedUnits).toBe(0n)
    expect(receipt?.problems).toContain('Its refunds are 5.00 USD, more than the 0.10 USD that were settled')
  })
})
