import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet
let check: string
let search: string

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph, '10')
  check = `${tollgraph.url}/domains/api/check`
  search = `${tollgraph.url}/domains/api/search`
})
afterAll(() => tollgraph?.stop())

interface Payload {
  readonly x402Version: number
  readonly accepted: { network: string; amount: string; scheme: string }
  readonly payload: { signature: string; authorization: Record<string, string> }
}

/** What a server hears that gets the stock client's payment with something changed. */
async function refusal(change: (payload: Payload) => unknown): Promise<{ reason: string; message: string }> {
  const body = { name: 'refused' }
  const [[name, value]] = Object.entries(await wallet.paymentHeaders(await fetch(search, json(body)))) as [
    [string, string],
  ]
  const payload = JSON.parse(Buffer.from(value, 'base64').toString()) as Payload
  change(payload)
  const changed = Buffer.from(JSON.stringify(payload)).toString('base64')
  const answer = await fetch(search, json(body, { [name]: changed }))
  expect(answer.status).toBe(402)
  const challenge = JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())
  expect(challenge.accepts.length).toBeGreaterThan(0)
  return { reason: challenge.error, message: ((await answer.json()) as { message: string }).message }
}

describe('“It only says: payment failed”', () => {
  it.each<[string, RegExp, RegExp, (payload: Payload) => unknown]>([
    [
      'the sum',
      /authorization_value/,
      /is of 0\.000001 USD .* this costs 0\.01 USD/,
      ({ payload }) => (payload.authorization.value = '1'),
    ],
    [
      'the recipient',
      /recipient_mismatch/,
      /this is paid to 0x/,
      ({ payload }) => (payload.authorization.to = wallet.address),
    ],
    ['the end', /valid_before/, /has expired/, ({ payload }) => (payload.authorization.validBefore = '1000')],
    [
      'the start',
      /valid_after/,
      /not valid yet/,
      ({ payload }) => (payload.authorization.validAfter = String(2 ** 40)),
    ],
    [
      'the network',
      /invalid_network/,
      /what is served is .*eip155:84532/,
      ({ accepted }) => (accepted.network = 'eip155:1'),
    ],
    ['the scheme', /unsupported_scheme/, /what is served is exact/, ({ accepted }) => (accepted.scheme = 'deferred')],
    [
      'the signature',
      /invalid_exact_evm_signature/,
      /not signed by 0x/,
      ({ payload }) => (payload.signature = `0x${'11'.repeat(65)}`),
    ],
  ])(
    'does not happen: of a wrong payment it says what is wrong with %s, and what would be right',
    async (_what, reason, message, change) => {
      expect(await refusal(change)).toEqual({
        reason: expect.stringMatching(reason),
        message: expect.stringMatching(message),
      })
      expect(await paymentsOf(tollgraph, wallet.address)).toEqual([])
    },
  )

  it('does not happen to a wallet that has too little: it hears what it holds and what is missing', async () => {
    const poor = await makeWallet(tollgraph, '0.004')
    const answer = await poor.pay(search, json({ name: 'too-little' }))
    expect(answer.status).toBe(402)
    expect((await answer.json()) as object).toMatchObject({
      message: `The wallet ${poor.address} holds 0.004 USDC, but this costs 0.01 USD. Test USDC is free: POST ${tollgraph.url}/devnet/wallets/${poor.address} fills the wallet.`,
    })
  })
})

describe('“A price cannot depend on what is asked for”', () => {
  it('does not hold: each request is offered its own price, and pays just that', async () => {
    const buyer = await makeWallet(tollgraph, '1')
    expect((await buyer.pay(check, json({ domain: 'cheap-to-ask.com' }))).status).toBe(200)
    expect(await buyer.balance()).toBe(parseUsd('0.99'))
    expect((await buyer.pay(check, json({ domain: 'dear-to-ask.ai' }))).status).toBe(200)
    expect(await buyer.balance()).toBe(parseUsd('0.94'))
  })
})

describe('“I signed in, and had to pay again”', () => {
  it('does not happen: who signs in is let in, pays nothing, and is known again by another signature', async () => {
    const me = await makeWallet(tollgraph, '1')
    const organizations = `${tollgraph.url}/api/organizations`
    expect((await me.sign(organizations)).status).toBe(200)
    expect((await me.sign(organizations)).status).toBe(200)
    expect(await me.balance()).toBe(parseUsd('1'))
    expect(await paymentsOf(tollgraph, me.address)).toEqual([])
  })

  it('is bound to where it was signed: a signature for another host, path or time lets nobody in', async () => {
    const me = await makeWallet(tollgraph, '0')
    const url = `${tollgraph.url}/api/organizations`
    const elsewhere = 'https://elsewhere.example'
    const changes = [
      (info: Record<string, unknown>) => ({
        ...info,
        domain: 'elsewhere.example',
        uri: `${elsewhere}/api/organizations`,
      }),
      (info: Record<string, unknown>) => ({ ...info, uri: `${tollgraph.url}/api/send` }),
      (info: Record<string, unknown>) => ({ ...info, nonce: 'a'.repeat(32) }),
    ]
    for (const change of changes) {
      const header = await siwxHeader(me.account, await fetch(url), url, change).catch(() => 'the stock signer refuses')
      const answer = await fetch(url, { headers: { 'sign-in-with-x': header } })
      expect(answer.status).toBe(402)
      expect((await answer.json()) as object).toMatchObject({ code: expect.stringMatching(/^siwx_/) })
    }
  })
})

describe('“The registry does not list my server”', () => {
  // What @agentcash/discovery says of all documents and paths stands in test/contract/discovery.test.ts.
  it('does not happen to a probe that knows no input: every price that it is offered can be read and paid', async () => {
    for (const url of [check, search, `${tollgraph.url}/domains/api/register`, `${tollgraph.url}/api/send`]) {
      const answer = await fetch(url, { method: 'POST' })
      expect(answer.status).toBe(402)
      const challenge = JSON.parse(Buffer.from(answer.headers.get('payment-required') ?? '', 'base64').toString())
      expect(challenge).toMatchObject({ x402Version: 2, resource: { url } })
      expect(challenge.accepts.length).toBeGreaterThan(0)
      for (const { amount, network, payTo } of challenge.accepts) {
        expect(amount).toMatch(/^[1-9]\d*$/)
        expect(network).toBe('eip155:84532')
        expect(payTo).toMatch(/^0x[\da-fA-F]{40}$/)
      }
    }
  })
})
