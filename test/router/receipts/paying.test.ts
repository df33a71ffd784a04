import {
  decodeSignedOffers,
  extractOffersFromPaymentRequired,
  extractReceiptFromResponse,
  findAcceptsObjectFromSignedOffer,
  type JWSSignedOffer,
  type JWSSignedReceipt,
  verifyOfferSignatureJWS,
  verifyReceiptMatchesOffer,
  verifyReceiptSignatureJWS,
} from '@x402/extensions/offer-receipt'
import { Receipt } from 'mppx'
import { evm, Mppx } from 'mppx/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpServer } from '../../../router/http/server.ts'
import { openPages } from '../../../router/pages/index.ts'
import type { DomainsEngines } from '../../../subgraphs/domains/work.ts'
import { becomeRegistrant } from '../../services/registrant.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'
import { challengeOf, publishedKey, settlementOf, tampered } from './published.ts'

const SEVERAL =
  '{ a: domainAvailability(domain: "signed-a.com") { currentPrice } b: domainAvailability(domain: "signed-b.ai") { currentPrice } }'

let tollgraph: TestTollgraph
let wallet: TestWallet
let check: string
let graphql: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
  check = `${tollgraph.url}/domains/api/check`
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

const offersIn = (challenge: object) => extractOffersFromPaymentRequired(challenge as never) as JWSSignedOffer[]
const receiptIn = (answer: Response) => extractReceiptFromResponse(answer) as JWSSignedReceipt

async function statement(id: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${tollgraph.url}/receipts/${id}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  return (await answer.json()) as Record<string, unknown>
}

const idOf = (answer: Response): string => settlementOf(answer).extensions.receipt.paymentId

/** The registrar of the domain service, answering that names with a beginning are taken. */
async function whileTaken<Value>(beginning: string, act: () => Promise<Value>): Promise<Value> {
  const { registrar } = (tollgraph.backend.started.get('domains') ?? expect.fail('no domains'))
    .engines as DomainsEngines
  const working = registrar.check
  registrar.check = async (names) => {
    const answers = await working.call(registrar, names)
    return answers.map((answer) => (answer.domain.startsWith(beginning) ? { ...answer, available: false } : answer))
  }
  return act().finally(() => {
    registrar.check = working
  })
}

describe('a signed offer', () => {
  it('stands in the challenge for each way to pay, and is verified offline by the published key', async () => {
    const challenge = challengeOf(await fetch(graphql, json({ query: SEVERAL })))
    const offers = offersIn(challenge)
    expect(challenge.accepts.length).toBeGreaterThan(1)
    expect(offers).toHaveLength(challenge.accepts.length)
    for (const offer of offers) {
      const payload = await verifyOfferSignatureJWS(offer, await publishedKey(tollgraph.url, offer))
      expect(payload).toMatchObject({ version: 1, resourceUrl: graphql, amount: '60000' })
      expect(payload.validUntil).toBeGreaterThanOrEqual(Math.floor(Date.now() / 1_000) + 298)
      const accepts = challenge.accepts[offer.acceptIndex ?? -1]
      expect(findAcceptsObjectFromSignedOffer(offer, challenge.accepts)).toEqual(accepts)
    }
  })

  it('is verified by its kid alone, which leads to the host of the resource', async () => {
    const [offer] = offersIn(challengeOf(await fetch(check, json({ domain: 'by-its-kid.com' }))))
    const payload = await verifyOfferSignatureJWS(offer ?? expect.fail('no offer'))
    expect(payload.resourceUrl).toBe(check)
  })

  it('is refused once a term of it was changed', async () => {
    const [offer = expect.fail('no offer')] = offersIn(
      challengeOf(await fetch(check, json({ domain: 'changed-offer.com' }))),
    )
    const key = await publishedKey(tollgraph.url, offer)
    await expect(verifyOfferSignatureJWS(tampered(offer, { amount: '1' }), key)).rejects.toThrow(/signature/)
  })

  it('leaves room in the header on every path and in the graph', async () => {
    const { endpoints } = tollgraph.backend.catalogue
    const paths = endpoints
      .filter(({ access, path }) => access === 'paid' && !path.includes('{'))
      .map(({ method, path, service }) => {
        const base = service === 'gateway' ? tollgraph.url : `${tollgraph.url}/${service}`
        return fetch(`${base}${path}`, { method })
      })
    expect(paths.length).toBeGreaterThan(3)
    for (const answer of [...(await Promise.all(paths)), await fetch(graphql, json({ query: SEVERAL }))]) {
      expect(offersIn(challengeOf(answer)).length).toBeGreaterThan(0)
      expect(answer.headers.get('payment-required')?.length).toBeLessThanOrEqual(8_000)
    }
  })
})

describe('a signed receipt', () => {
  it('comes with what the stock client paid for, and fits the offer that the client repeated', async () => {
    const unpaid = await fetch(check, json({ domain: 'signed-receipt.com' }))
    const challenge = challengeOf(unpaid)
    const headers = await wallet.paymentHeaders(unpaid)
    const sent = JSON.parse(Buffer.from(Object.values(headers)[0] ?? '', 'base64').toString())
    expect(sent.extensions['offer-receipt']).toEqual(challenge.extensions['offer-receipt'])
    const answer = await fetch(check, json({ domain: 'signed-receipt.com' }, headers))
    expect(answer.status).toBe(200)
    const receipt = receiptIn(answer)
    const payload = await verifyReceiptSignatureJWS(receipt, await publishedKey(tollgraph.url, receipt))
    expect(payload).toEqual({
      version: 1,
      network: 'eip155:84532',
      resourceUrl: check,
      payer: wallet.address,
      issuedAt: expect.any(Number),
      transaction: settlementOf(answer).transaction,
    })
    const [offer = expect.fail('no offer')] = decodeSignedOffers(offersIn(challenge))
    expect(verifyReceiptMatchesOffer(receipt, offer, [wallet.address])).toBe(true)
  })

  it('is refused once a word of it was changed', async () => {
    const receipt = receiptIn(await wallet.pay(check, json({ domain: 'changed-receipt.com' })))
    const key = await publishedKey(tollgraph.url, receipt)
    await expect(verifyReceiptSignatureJWS(tampered(receipt, { payer: key.x }), key)).rejects.toThrow(/signature/)
  })

  it('is told again byte for byte, to the same payment and at its own address', async () => {
    const body = { domain: 'told-again.com' }
    const headers = await wallet.paymentHeaders(await fetch(check, json(body)))
    const [first, again] = [await fetch(check, json(body, headers)), await fetch(check, json(body, headers))]
    expect(again.headers.get('payment-response')).toBe(first.headers.get('payment-response'))
    expect((await statement(idOf(first))).receipt).toEqual(receiptIn(first))
  })

  it('comes in a settlement of x402 v1 too, with the network’s full name', async () => {
    const receipt = receiptIn(await wallet.payV1(check, json({ domain: 'version-one-receipt.com' })))
    const payload = await verifyReceiptSignatureJWS(receipt, await publishedKey(tollgraph.url, receipt))
    expect(payload).toMatchObject({ network: 'eip155:84532', payer: wallet.address, resourceUrl: check })
  })

  it('covers what was kept of a payment that was refunded in part', async () => {
    const query = '{ good: domainSearch(name: "left-over") { name } none: domainSearch(name: "taken-name") { name } }'
    const answer = await whileTaken('taken-name', () => wallet.pay(graphql, json({ query })))
    const receipt = receiptIn(answer)
    await verifyReceiptSignatureJWS(receipt, await publishedKey(tollgraph.url, receipt))
    const shown = await eventually('the refund', async () => {
      const now = await statement(idOf(answer))
      return now.state === 'REFUNDED' && now
    })
    expect(shown).toMatchObject({
      authorizedUsd: '0.02',
      settledUsd: '0.02',
      chargedUsd: '0.01',
      refundedUsd: '0.01',
      lines: [
        { path: 'good', field: 'Query.domainSearch', usd: '0.01', chargedUsd: '0.01', outcome: 'CHARGED' },
        { path: 'none', usd: '0.01', chargedUsd: '0.00', outcome: 'REFUNDED' },
      ],
      refunds: [{ usd: '0.01', state: 'REFUNDED', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) }],
      receipt,
    })
  })

  it('gives way in the header to the lines of a very long bill, and is read at its own address', async () => {
    const names = Array.from({ length: 45 }, (_, index) => `aRatherLongNameForOneOfVeryManyLines${index}`)
    const fields = names.map((name, index) => `${name}: domainSearch(name: "long-bill-${index}") { name }`)
    const answer = await wallet.pay(graphql, json({ query: `{ ${fields.join(' ')} }` }))
    expect(answer.status).toBe(200)
    expect(settlementOf(answer).extensions.receipt.lines).toHaveLength(names.length)
    expect(receiptIn(answer)).toBeUndefined()
    const receipt = (await statement(idOf(answer))).receipt as JWSSignedReceipt
    const payload = await verifyReceiptSignatureJWS(receipt, await publishedKey(tollgraph.url, receipt))
    expect(payload).toMatchObject({ resourceUrl: graphql, transaction: settlementOf(answer).transaction })
  })

  it('is not given where nothing was delivered: the payment went back whole', async () => {
    const payer = await makeWallet(tollgraph)
    await becomeRegistrant(tollgraph, payer)
    const register = `${tollgraph.url}/domains/api/register`
    const body = { domain: 'nothing-delivered.com' }
    const headers = await payer.paymentHeaders(await fetch(register, json(body)))
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const execute = runtime.execute
    runtime.execute = () => Promise.reject(new Error('the service fell over'))
    const answer = await fetch(register, json(body, headers))
    runtime.execute = execute
    expect(answer.status).toBe(500)
    expect(settlementOf(answer)).toMatchObject({ success: true, extensions: { receipt: {} } })
    expect(receiptIn(answer)).toBeUndefined()
    expect(await statement(idOf(answer))).toMatchObject({ chargedUsd: '0.00', settledUsd: '20.00', receipt: null })
  })
})

describe('GET /receipts/{id}', () => {
  it('is a page for a browser where there are pages, and JSON for programs', async () => {
    const answer = await wallet.pay(check, json({ domain: 'for-a-browser.com' }))
    const shown = await fetch(`${tollgraph.url}/receipts/${idOf(answer)}`, { headers: { accept: 'text/html' } })
    expect(shown.headers.get('content-type')).toContain('application/json')
    expect(shown.headers.get('vary')).toContain('accept')
    const app = await httpServer(tollgraph.backend, await openPages({ cacheDirs: [] }))
    const page = await app.inject({ url: `/receipts/${idOf(answer)}`, headers: { accept: 'text/html' } })
    await app.close()
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    })
    expect(page.body).toContain('0.01 USD charged')
    expect(page.body).toContain('Query.domainAvailability')
  })

  it('tells what was paid and for what, and nothing of the answer', async () => {
    const answer = await wallet.pay(check, json({ domain: 'what-was-paid.com' }))
    const { transaction } = settlementOf(answer)
    const shown = await statement(idOf(answer))
    expect(shown).toEqual({
      paymentId: idOf(answer),
      state: 'SETTLED',
      protocol: 'x402-v2',
      scheme: 'exact',
      network: 'eip155:84532',
      payer: wallet.address,
      payTo: tollgraph.backend.money.payee,
      authorizedUsd: '0.01',
      settledUsd: '0.01',
      chargedUsd: '0.01',
      refundedUsd: '0.00',
      transaction,
      createdAt: expect.any(String),
      settledAt: expect.any(String),
      refunds: [],
      resource: check,
      lines: [
        {
          path: 'domainAvailability',
          field: 'Query.domainAvailability',
          usd: '0.01',
          chargedUsd: '0.01',
          outcome: 'CHARGED',
        },
      ],
      receipt: receiptIn(answer),
    })
    expect(JSON.stringify(shown)).not.toContain('what-was-paid')
  })

  it('signs the receipt of an MPP payment, whose own header has no place for one', async () => {
    const currencies = [evm.assets.baseSepolia.USDC]
    const client = Mppx.create({ methods: [evm({ account: wallet.account, currencies })], polyfill: false })
    const answer = await client.fetch(check, json({ domain: 'by-mpp.com' }))
    const { externalId = '', reference } = Receipt.fromResponse(answer)
    const [shown, again] = [await statement(externalId), await statement(externalId)]
    expect(again).toEqual(shown)
    const receipt = shown.receipt as JWSSignedReceipt
    const payload = await verifyReceiptSignatureJWS(receipt, await publishedKey(tollgraph.url, receipt))
    expect(payload).toMatchObject({ transaction: reference, payer: wallet.address, resourceUrl: check })
  })

  it('tells of an x402 v1 payment what the chain tells, since its id can be had from there', async () => {
    const payer = await makeWallet(tollgraph, '1')
    await payer.payV1(check, json({ domain: 'read-from-chain.com' }))
    const [payment = expect.fail('no payment')] = await paymentsOf(tollgraph, payer.address)
    const shown = await statement(payment.id)
    expect(shown).toMatchObject({ state: 'SETTLED', transaction: payment.transaction_hash, settledUsd: '0.01' })
    expect(Object.keys(shown)).not.toContain('lines')
    expect(Object.keys(shown)).not.toContain('resource')
    expect(Object.keys(shown)).not.toContain('receipt')
  })

  it('has no receipt for a payment of which nothing was taken', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = '{ domainSearch(name: "taken-alone") { name } }'
    await whileTaken('taken-alone', () => payer.pay(graphql, json({ query })))
    const [payment = expect.fail('no payment')] = await paymentsOf(tollgraph, payer.address)
    expect(await statement(payment.id)).toMatchObject({ state: 'RELEASED', settledUsd: null, receipt: null })
  })

  it('answers 404 for ids that are none of ours and 400 for what is no id, as problems', async () => {
    const cases = [
      ['4a8373fc-757e-42e7-88ab-36eb2ca305f2', 404],
      ['', 400],
      ['4a8373fc', 400],
      ["4a8373fc-757e-42e7-88ab-36eb2ca305f2'--", 400],
      ['%00', 400],
    ] as const
    for (const [id, status] of cases) {
      const answer = await fetch(`${tollgraph.url}/receipts/${id}`)
      expect([id, answer.status]).toEqual([id, status])
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.json()).toMatchObject({ status, detail: expect.any(String) })
    }
  })
})
