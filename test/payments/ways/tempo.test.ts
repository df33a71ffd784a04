import { Receipt } from 'mppx'
import { evm, Mppx, tempo } from 'mppx/client'
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Address } from '../../../schema/address.ts'
import { parseUsd } from '../../../schema/money.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTempo, type TestTempo } from '../../support/tempo/startTempo.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { watchAvailability } from './availability.ts'
import { challengesOf, offersOf, wholeOf } from './wire.ts'

const PAYEE = newAddress()
const REFUND_KEY = generatePrivateKey()
const FEE_PAYER_KEY = generatePrivateKey()

let chain: TestTempo
let tollgraph: TestTollgraph
let search: string
let graphql: string
let send: string

beforeAll(async () => {
  chain = await startTempo()
  await chain.give(privateKeyToAddress(REFUND_KEY) as Address, parseUsd('5'))
  tollgraph = await startTollgraph(settings())
  watchAvailability(tollgraph)
  search = `${tollgraph.url}/domains/api/search`
  graphql = `${tollgraph.url}/graphql`
  send = `${tollgraph.url}/api/send`
})
afterAll(async () => {
  await tollgraph?.stop()
  await chain?.stop()
})

/** Of an installation that is paid on the test's Tempo. */
function settings(): Record<string, string> {
  return {
    LOG_LEVEL: 'silent',
    TEMPO_RPC_URL: chain.rpcUrl,
    TEMPO_CHAIN_ID: String(chain.chainId),
    TEMPO_CURRENCY: chain.currency,
    TEMPO_PAYEE: PAYEE,
    TEMPO_REFUND_KEY: REFUND_KEY,
  }
}

function newAddress(): Address {
  return privateKeyToAddress(generatePrivateKey()) as Address
}

const findName = (name: string) => `domainSearch(name: "${name}", first: 2) { name }`

/** The stock client of a new wallet on Tempo. */
async function makePayer(usd = '1') {
  const account = privateKeyToAccount(generatePrivateKey())
  const address = account.address as Address
  await chain.give(address, parseUsd(usd))
  const methods = [tempo.charge({ account, getClient: () => chain.client })]
  const client = Mppx.create({ methods, polyfill: false })
  return {
    address,
    pay: client.fetch as typeof fetch,
    credential: (unpaid: Response) => client.createCredential(unpaid),
    balance: () => chain.balanceOf(address),
  }
}

/** What a transaction that its sender pays the fee of has cost at most beside its sum, in atomic units. */
const MOST_FEES = parseUsd('0.2')

describe('a payment on Tempo', () => {
  it('is offered beside the others, in the order that the client likes', async () => {
    const methods = async (headers: Record<string, string> = {}) =>
      challengesOf(await fetch(search, json({ name: 'tempo-offers' }, headers))).map(({ method }) => method)
    expect(await methods()).toEqual(['evm', 'tempo'])
    expect(await methods({ 'accept-payment': 'tempo/charge, evm/*;q=0.5' })).toEqual(['tempo', 'evm'])
    expect(await methods({ 'accept-payment': 'tempo/*' })).toEqual(['tempo'])
    expect(offersOf(await fetch(search, json({ name: 'tempo-offers' })))).toEqual(['exact eip155:84532'])
  })

  it.each([
    ['a documented path', () => search, { name: 'tempo-rest' }],
    ['a GraphQL operation', () => graphql, { query: `{ ${findName('tempo-graph')} me { address } }` }],
  ])('buys %s with the stock client', async (_what, url, body) => {
    const payer = await makePayer()
    const before = await chain.balanceOf(PAYEE)
    const answer = await payer.pay(url(), json(body))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('private')
    const [payment] = await paymentsOf(tollgraph, payer.address)
    expect(Receipt.fromResponse(answer)).toMatchObject({
      method: 'tempo',
      reference: payment?.transaction_hash,
      externalId: payment?.id,
    })
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual(['RESERVED', 'EXECUTED', 'SETTLING', 'SETTLED'])
    expect((await chain.balanceOf(PAYEE)) - before).toBe(parseUsd('0.01'))
  })

  it('comes back on Tempo where it was not earned', async () => {
    const payer = await makePayer()
    const before = await chain.balanceOf(PAYEE)
    const query = `{ good: ${findName('tempo-good')} none: ${findName('taken-tempo')} }`
    const answer = await payer.pay(graphql, json({ query }))
    expect(answer.status).toBe(200)
    expect((await chain.balanceOf(PAYEE)) - before).toBe(parseUsd('0.02'))
    const [payment] = await paymentsOf(tollgraph, payer.address)
    await eventually('the refund', async () => (await statesOf(tollgraph, payment?.id ?? '')).at(-1) === 'REFUNDED')
    const { rows } = await tollgraph.backend.db.pool.query(
      'SELECT amount, state, transaction_hash FROM ledger.disbursement WHERE payment_id = $1',
      [payment?.id],
    )
    expect(rows).toEqual([
      { amount: '10000', state: 'SENT', transaction_hash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    ])
    const balance = await payer.balance()
    expect(balance).toBeLessThanOrEqual(parseUsd('0.99'))
    expect(balance).toBeGreaterThan(parseUsd('0.99') - MOST_FEES)
  })

  it('is one charge for five copies of one credential, and none for another request', async () => {
    const payer = await makePayer()
    const before = await chain.balanceOf(PAYEE)
    const unpaid = await fetch(search, json({ name: 'tempo-copies' }))
    const authorization = await payer.credential(unpaid)
    const copies = Array.from({ length: 5 }, async () =>
      wholeOf(await fetch(search, json({ name: 'tempo-copies' }, { authorization }))),
    )
    const [first, ...others] = await Promise.all(copies)
    expect(first?.status).toBe(200)
    expect(others).toEqual(others.map(() => first))
    expect((await fetch(search, json({ name: 'tempo-other' }, { authorization }))).status).toBe(409)
    expect((await chain.balanceOf(PAYEE)) - before).toBe(parseUsd('0.01'))
  })

  it('of an empty wallet is refused', async () => {
    const account = privateKeyToAccount(generatePrivateKey())
    const methods = [tempo.charge({ account, getClient: () => chain.client })]
    const client = Mppx.create({ methods, polyfill: false })
    const unpaid = await fetch(search, json({ name: 'tempo-empty' }))
    const authorization = await client.createCredential(unpaid)
    const answer = await fetch(search, json({ name: 'tempo-empty' }, { authorization }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ type: 'https://paymentauth.org/problems/payment-insufficient' })
    expect(await paymentsOf(tollgraph, account.address)).toEqual([])
  })
})

describe('sending USDC on Tempo', () => {
  it('moves the sum from the payer to the recipient, and nothing to the operator', async () => {
    const payer = await makePayer('3')
    const recipient = newAddress()
    const before = await chain.balanceOf(PAYEE)
    const body = { amount: 0.75, address: recipient, network: 'tempo' }
    const unpaid = await fetch(send, json(body))
    expect(challengesOf(unpaid).map(({ method }) => method)).toEqual(['tempo'])
    // Without an offer it would ask x402 clients to sign in.
    expect(unpaid.headers.get('payment-required')).toBeNull()
    const answer = await payer.pay(send, json(body))
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true, message: `0.75 USDC sent to ${recipient} on tempo` })
    expect(await chain.balanceOf(recipient)).toBe(parseUsd('0.75'))
    expect(await chain.balanceOf(PAYEE)).toBe(before)
    expect(await payer.balance()).toBeGreaterThan(parseUsd('2.25') - MOST_FEES)
  })

  it('is refused before any payment to the token and to wallets of the installation', async () => {
    const sponsor = await startTollgraph({ ...settings(), TEMPO_FEE_PAYER_KEY: FEE_PAYER_KEY })
    const ours = [PAYEE, privateKeyToAddress(REFUND_KEY), privateKeyToAddress(FEE_PAYER_KEY)]
    for (const address of [chain.currency, chain.currency.toLowerCase(), ...ours]) {
      const unpaid = await fetch(`${sponsor.url}/api/send`, json({ amount: 1, address, network: 'tempo' }))
      expect(unpaid.status, address).toBe(400)
      expect(await unpaid.json()).toMatchObject({ success: false, issues: [{ path: ['address'] }] })
    }
    await sponsor.stop()
  })

  it('is not paid by a transfer on Base', async () => {
    const wallet = await makeWallet(tollgraph, '3')
    const methods = [evm({ account: wallet.account, currencies: [evm.assets.baseSepolia.USDC] })]
    const client = Mppx.create({ methods, polyfill: false })
    const onBase = await fetch(send, json({ amount: 0.5, address: newAddress(), network: 'base' }))
    const authorization = await client.createCredential(onBase)
    const answer = await fetch(send, json({ amount: 0.5, address: newAddress(), network: 'tempo' }, { authorization }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ type: 'https://paymentauth.org/problems/payment-required' })
    expect(await wallet.balance()).toBe(parseUsd('3'))
  })
})

describe('an installation that is not on a network', () => {
  let base: TestTollgraph
  beforeAll(async () => {
    base = await startTollgraph({ LOG_LEVEL: 'silent' })
  })
  afterAll(() => base?.stop())

  it.each([
    ['tempo', 'TEMPO_RPC_URL', newAddress()],
    ['solana', 'SOLANA_RPC_URL', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'],
  ])('answers 503 to sending on %s, and names %s', async (network, setting, address) => {
    const answer = await fetch(`${base.url}/api/send`, json({ amount: 1, address, network }))
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ success: false, error: expect.stringContaining(setting) })
    const query = `mutation { sendUsdc(input: { amount: "1", address: "${address}", network: ${network.toUpperCase()} }) { success } }`
    const graph = await fetch(`${base.url}/graphql`, json({ query }))
    expect(graph.status).toBe(503)
    expect(await graph.json()).toMatchObject({
      errors: [{ message: expect.stringContaining(setting), extensions: { code: 'PROVIDER_NOT_CONFIGURED' } }],
    })
  })
})
