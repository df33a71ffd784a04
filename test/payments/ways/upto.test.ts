import { x402Client, x402HTTPClient } from '@x402/core/client'
import { ExactEvmScheme } from '@x402/evm/exact/client'
import { UptoEvmScheme } from '@x402/evm/upto/client'
import { wrapFetchWithPayment } from '@x402/fetch'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json } from '../../support/wallet.ts'
import { type TestAvailability, watchAvailability } from './availability.ts'
import { decoded, encoded, offersOf, requiredOf, settlementOf, wholeOf } from './wire.ts'

const EXACT = 'exact eip155:84532'
const UPTO = 'upto eip155:84532'

let tollgraph: TestTollgraph
let graphql: string
let registrar: TestAvailability

beforeAll(async () => {
  tollgraph = await startTollgraph({ LOG_LEVEL: 'silent' })
  graphql = `${tollgraph.url}/graphql`
  registrar = watchAvailability(tollgraph)
})
afterAll(() => tollgraph?.stop())

/** The stock client with some of its schemes, for a wallet that holds USDC and no ETH. */
async function makePayer(schemes: readonly ('exact' | 'upto')[] = ['upto'], usd = '1') {
  const account = privateKeyToAccount(generatePrivateKey())
  await tollgraph.fund(account.address, parseUsd(usd))
  const client = schemes.reduce(
    (made, scheme) => made.register('eip155:84532', schemeOf(scheme, account)),
    new x402Client(),
  )
  const http = new x402HTTPClient(client)
  return {
    address: account.address,
    pay: wrapFetchWithPayment(fetch, client) as typeof fetch,
    async headers(unpaid: Response): Promise<Record<string, string>> {
      const required = http.getPaymentRequiredResponse((name) => unpaid.headers.get(name), undefined)
      return http.encodePaymentSignatureHeader(await http.createPaymentPayload(required))
    },
    balance: () => tollgraph.chain.balanceOf(account.address as never),
    gas: () => tollgraph.chain.client.getBalance({ address: account.address }),
  }
}

function schemeOf(scheme: 'exact' | 'upto', account: PrivateKeyAccount) {
  return scheme === 'exact'
    ? new ExactEvmScheme(account)
    : new UptoEvmScheme(account as never, { rpcUrl: tollgraph.rpcUrl })
}

const payeeBalance = () => tollgraph.chain.balanceOf(tollgraph.backend.money.payee)
const search = (name: string) => `domainSearch(name: "${name}", first: 2) { name }`
const check = (name: string) => `domainAvailability(domain: "${name}") { tld premium }`

describe('a bill with a ceiling', () => {
  it('is charged for the lines that were earned alone: one that failed and one that found nothing are not', async () => {
    const payer = await makePayer()
    const before = await payeeBalance()
    const query = `{ good: ${search('upto-good')} none: ${search('taken-upto')} bad: ${check('spoilt-upto.com')} me { address } }`
    const answer = await payer.pay(graphql, json({ query }))
    const body = (await answer.json()) as {
      data: Record<string, unknown>
      errors: unknown[]
      extensions: { payment: { lines: unknown } }
    }
    expect(answer.status).toBe(200)
    expect(body.data).toMatchObject({ good: { name: 'upto-good' }, bad: null, me: { address: payer.address } })
    expect(body.errors).toHaveLength(1)
    const lines = [
      { path: 'good', usd: '0.01', outcome: 'CHARGED' },
      { path: 'none', usd: '0.01', outcome: 'WAIVED' },
      { path: 'bad', usd: '0.01', outcome: 'FAILED' },
    ]
    expect(body.extensions.payment.lines).toMatchObject(lines)
    const settlement = settlementOf(answer)
    expect(settlement).toMatchObject({ success: true, amount: '10000', network: 'eip155:84532' })
    expect(settlement.extensions?.receipt).toMatchObject({ lines })
    expect(settlement.extensions?.receipt).not.toHaveProperty('refunds')
    expect(await payer.balance()).toBe(parseUsd('0.99'))
    expect((await payeeBalance()) - before).toBe(parseUsd('0.01'))
    const [payment] = await paymentsOf(tollgraph, payer.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED'])
  })

  it('takes nothing when every line failed, and the same credential hears the same answer and runs nothing', async () => {
    const payer = await makePayer()
    const body = { query: `{ a: ${search('down-upto')} b: ${check('down-upto.com')} }` }
    const headers = await payer.headers(await fetch(graphql, json(body)))
    const first = await wholeOf(await fetch(graphql, json(body, headers)))
    expect(JSON.parse(first.body)).toMatchObject({
      data: { a: null, b: null },
      extensions: { payment: { lines: [{ outcome: 'FAILED' }, { outcome: 'FAILED' }] } },
    })
    const runs = registrar.askedFor('down-upto')
    expect(await wholeOf(await fetch(graphql, json(body, headers)))).toEqual(first)
    expect(registrar.askedFor('down-upto')).toBe(runs)
    expect(await payer.balance()).toBe(parseUsd('1'))
    const [payment, ...others] = await paymentsOf(tollgraph, payer.address)
    expect(others).toEqual([])
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'RELEASED'])
  })

  it('is charged for the items of a list that there were', async () => {
    const payer = await makePayer()
    const query =
      '{ domainSearch(name: "upto-items", first: 3) { results { domain { name } availability { currentPrice } } } }'
    const unpaid = await fetch(graphql, json({ query }))
    expect(requiredOf(unpaid).accepts.map(({ amount }) => amount)).toEqual(['160000', '160000'])
    const answer = await payer.pay(graphql, json({ query }))
    const { data } = (await answer.json()) as { data: { domainSearch: { results: unknown[] } } }
    const found = BigInt(data.domainSearch.results.length)
    expect(parseUsd('1') - (await payer.balance())).toBe(parseUsd('0.01') + found * parseUsd('0.05'))
  })

  it('needs neither gas nor an approval of a wallet that pays for the first time', async () => {
    const payer = await makePayer()
    const query = `{ a: ${search('upto-gas-a')} b: ${search('upto-gas-b')} }`
    expect(requiredOf(await fetch(graphql, json({ query }))).extensions).toHaveProperty('eip2612GasSponsoring')
    expect((await payer.pay(graphql, json({ query }))).status).toBe(200)
    expect((await payer.pay(graphql, json({ query: query.replaceAll('gas', 'again') }))).status).toBe(200)
    expect(await payer.gas()).toBe(0n)
    expect(await payer.balance()).toBe(parseUsd('0.96'))
  })

  it('of several lines is paid by a client that knows both schemes, and by the fixed sum it lists first', async () => {
    const payer = await makePayer(['exact', 'upto'])
    const query = `{ good: ${search('both-good')} none: ${search('taken-both')} }`
    expect(offersOf(await fetch(graphql, json({ query })))).toEqual([EXACT, UPTO])
    const answer = await payer.pay(graphql, json({ query }))
    expect(settlementOf(answer)).toMatchObject({
      amount: '20000',
      extensions: { receipt: { refunds: [{ usd: '0.01', state: 'REFUNDED' }] } },
    })
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('is refused on a nonce that paid for something else, and nothing runs', async () => {
    const payer = await makePayer()
    const body = { query: `{ a: ${search('upto-nonce')} b: ${search('upto-nonce-b')} }` }
    const other = { query: `{ a: ${search('upto-other')} b: ${search('upto-other-b')} }` }
    const headers = await payer.headers(await fetch(graphql, json(body)))
    expect((await fetch(graphql, json(body, headers))).status).toBe(200)
    const answer = await fetch(graphql, json(other, headers))
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { reason: 'credential_reused' } }] })
    expect(registrar.askedFor('upto-other')).toBe(0)
    expect(await payer.balance()).toBe(parseUsd('0.98'))
  })

  it('is refused on a nonce under which another payment was made, for the same request as well', async () => {
    const payer = await makePayer()
    const body = { query: `{ a: ${search('upto-twin')} b: ${search('upto-twin-b')} }` }
    const headers = await payer.headers(await fetch(graphql, json(body)))
    expect((await fetch(graphql, json(body, headers))).status).toBe(200)
    const payment = decoded(headers['PAYMENT-SIGNATURE'] ?? null) as { accepted: object }
    const accepted = requiredOf(await fetch(graphql, json(body))).accepts.find(({ scheme }) => scheme === 'upto')
    const twin = { 'PAYMENT-SIGNATURE': encoded({ ...payment, accepted }) }
    const answer = await fetch(graphql, json(body, twin))
    expect([answer.status, requiredOf(answer).error]).toEqual([402, 'permit2_invalid_nonce'])
    expect(await payer.balance()).toBe(parseUsd('0.98'))
  })

  it('is one charge for five copies at once, with one answer', async () => {
    const payer = await makePayer()
    const body = { query: `{ a: ${search('upto-copies')} b: ${search('taken-copies')} }` }
    const headers = await payer.headers(await fetch(graphql, json(body)))
    const copies = Array.from({ length: 5 }, async () => wholeOf(await fetch(graphql, json(body, headers))))
    const [first, ...others] = await Promise.all(copies)
    expect(first?.status).toBe(200)
    expect(others).toEqual(others.map(() => first))
    expect(await payer.balance()).toBe(parseUsd('0.99'))
    expect(registrar.askedFor('upto-copies')).toBe(1)
  })
})

describe('what has no ceiling', () => {
  it.each([
    ['one line of a fixed price', () => ({ query: `{ ${search('one-line')} }` })],
    ['one line whose price was quoted', () => ({ query: `{ ${check('one-line.com')} }` })],
    [
      'what is settled first and then done',
      () => ({
        query: `mutation { sendUsdc(input: { amount: "1", address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", network: BASE }) { success } }`,
      }),
    ],
  ])('%s', async (_what, body) => {
    expect(offersOf(await fetch(graphql, json(body())))).toEqual([EXACT])
  })

  it('a documented path of one line', async () => {
    const answer = await fetch(`${tollgraph.url}/domains/api/search`, json({ name: 'one-line' }))
    expect(offersOf(answer)).toEqual([EXACT])
  })

  it('and a ceiling that is signed for it all the same is refused', async () => {
    const payer = await makePayer()
    const several = await fetch(graphql, json({ query: `{ ${search('c')} b: ${search('d')} }` }))
    const headers = await payer.headers(several)
    const answer = await fetch(graphql, json({ query: `{ ${search('one-line')} }` }, headers))
    expect(answer.status).toBe(402)
    expect(requiredOf(answer).error).toBe('unsupported_scheme')
    expect(await payer.balance()).toBe(parseUsd('1'))
  })
})
