import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { STUDIO_PRICES } from './facts/studio.ts'
import { type ContractRow, named, ROWS, rowOf } from './facts.ts'
import { bodyOf, challengeOf, requestOf, send, urlOf } from './requests.ts'

/** Proxies in common use refuse longer headers. */
const MAX_HEADER_BYTES = 8 * 1024

let tollgraph: TestTollgraph
beforeAll(async () => {
  tollgraph = await startTollgraph()
})
afterAll(() => tollgraph?.stop())

const paid = named(ROWS.filter(({ access }) => access === 'paid'))
const signed = named(ROWS.filter(({ access }) => access === 'siwx'))
const secret = named(ROWS.filter(({ access }) => access === 'secret'))

interface ChallengeV1 {
  readonly x402Version: number
  readonly error: string
  readonly accepts: readonly Record<string, unknown>[]
  readonly bill: { readonly total: string; readonly lines: readonly unknown[] }
}

interface Identity {
  readonly extensions: { readonly 'sign-in-with-x': { readonly info: { readonly nonce: string } } }
}

/** What the row's sample costs now, in atomic units, and who is paid; renewals need something to renew and are left out. */
const PRICES: Readonly<Record<string, string>> = {
  Send: '1500000',
  CheckDomain: '10000',
  SearchDomains: '10000',
  RegisterDomain: '20000000',
  BuyUpload: '200000',
  BuySite: '20000',
  ...Object.fromEntries(Object.entries(STUDIO_PRICES).map(([operation, usd]) => [operation, String(parseUsd(usd))])),
}

function expectChallenge(response: Response, url: string): void {
  expect(response.status).toBe(402)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers.get('payment-required')?.length).toBeLessThan(MAX_HEADER_BYTES)
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  expect(headers.length).toBeLessThan(MAX_HEADER_BYTES * 1.25)
  expect(challengeOf(response).resource.url).toBe(url)
}

describe('an unpaid request', () => {
  it.each(paid)('to %s hears what it costs, in the header for v2 and in the body for v1', async (_, row) => {
    const { money } = tollgraph.backend
    const input = row.operation.startsWith('Renew') ? {} : row.sample
    const { url } = requestOf(tollgraph, row, input)
    const response = await send(tollgraph, row, input)
    expectChallenge(response, url)
    expect(response.statusText).toBe('Payment Required')

    const amount = PRICES[row.operation] ?? maximum(row)
    const payTo = row.operation === 'Send' ? row.sample.address : money.payee
    const { accepts } = challengeOf(response)
    expect(accepts).toHaveLength(1)
    expect(accepts[0]).toMatchObject({
      scheme: 'exact',
      network: 'eip155:84532',
      asset: money.network.usdc,
      amount,
      payTo,
      maxTimeoutSeconds: 300,
      extra: { name: 'USDC', version: '2' },
    })

    const body = await bodyOf<ChallengeV1>(response)
    expect(body).toMatchObject({ x402Version: 1, error: 'Payment required' })
    expect(body.accepts).toEqual([
      expect.objectContaining({
        scheme: 'exact',
        network: 'base-sepolia',
        maxAmountRequired: amount,
        resource: url,
        payTo,
        asset: money.network.usdc,
      }),
    ])
    expect(Number(body.bill.total) * 1e6).toBeCloseTo(Number(amount), 0)
    expect(body.bill.lines).toHaveLength(1)
  })

  it.each(paid)('to %s is challenged without a body too, as registries probe', async (_, row) => {
    const bodies = [{}, { body: '' }, { headers: { 'content-type': 'application/json' }, body: '{}' }]
    for (const init of row.method === 'GET' ? [{}] : bodies) {
      const response = await fetch(urlOf(tollgraph, row), { method: row.method, ...init })
      expectChallenge(response, urlOf(tollgraph, row))
      expect(challengeOf(response).accepts[0]?.amount).toBe(maximum(row))
    }
  })

  it('to a path of a fixed price is challenged whatever the body', async () => {
    const row = rowOf('SearchDomains')
    const answers = await Promise.all([
      send(tollgraph, row, { nonsense: true }),
      fetch(urlOf(tollgraph, row), { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'hello' }),
      fetch(urlOf(tollgraph, row), { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402])
  })

  it('to a path of a dynamic price is told what is wrong with its input, since it has no price', async () => {
    const response = await send(tollgraph, rowOf('CheckDomain'), { domain: 'example.nowhere' })
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({ success: false, issues: [{ path: ['domain'] }] })
  })

  it('is offered a signed price only where the price is dynamic and the input known', async () => {
    const quoteOf = async (operation: string, input: unknown) =>
      challengeOf(await send(tollgraph, rowOf(operation), input)).accepts[0]?.extra?.quote
    expect(await quoteOf('CheckDomain', rowOf('CheckDomain').sample)).toEqual(expect.any(String))
    expect(await quoteOf('CheckDomain', {})).toBeUndefined()
    expect(await quoteOf('SearchDomains', rowOf('SearchDomains').sample)).toBeUndefined()
  })

  it('costs 0.05 USD for the endings that cost more to ask about', async () => {
    const response = await send(tollgraph, rowOf('CheckDomain'), { domain: 'contract-sample.ai' })
    expect(challengeOf(response).accepts[0]?.amount).toBe('50000')
  })

  it('hears its bill and nothing else when it prefers so', async () => {
    const response = await send(
      tollgraph,
      rowOf('RegisterDomain'),
      { domain: 'contract-sample.dev' },
      { prefer: 'bill' },
    )
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toEqual({
      extensions: {
        bill: {
          total: '25.00',
          currency: 'USD',
          lines: [
            {
              path: 'registerDomain',
              field: 'Mutation.registerDomain',
              service: 'domains',
              usd: '25.00',
              max: '200.00',
            },
          ],
        },
      },
    })
  })
})

describe('an unsigned request', () => {
  it.each(signed)('to %s is asked who it is, in the header and the same in the body', async (_, row) => {
    const { url } = requestOf(tollgraph, row, row.sample)
    const response = await send(tollgraph, row, row.sample)
    expect(response.status).toBe(402)
    expect(response.statusText).toBe('Authentication Required')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const header = response.headers.get('payment-required') ?? ''
    expect(header.length).toBeLessThan(MAX_HEADER_BYTES)

    const body = await bodyOf<Identity>(response)
    expect(body).toEqual(JSON.parse(Buffer.from(header, 'base64').toString('utf8')))
    expect(body).toMatchObject({
      x402Version: 2,
      error: 'SIWX authentication required',
      description: 'Authentication Required',
      accepts: [],
      resource: { url },
    })
    expect(body.extensions['sign-in-with-x']).toMatchObject({
      info: {
        domain: new URL(tollgraph.url).host,
        uri: url.split('?')[0],
        version: '1',
        nonce: expect.stringMatching(/^[0-9a-f]{32,}$/),
        issuedAt: expect.stringMatching(/Z$/),
        expirationTime: expect.stringMatching(/Z$/),
      },
      supportedChains: [{ chainId: 'eip155:84532', type: 'eip191' }],
      schema: { type: 'object' },
    })
  })

  it.each(signed)('to %s is asked before its input is looked at', async (_, row) => {
    const answers = await Promise.all([
      send(tollgraph, row, { nonsense: '1' }),
      fetch(urlOf(tollgraph, row), { method: row.method }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([402, 402])
  })

  it.each(signed)('to %s with a credential that is none is asked again, with the reason', async (_, row) => {
    const response = await send(tollgraph, row, row.sample, { 'SIGN-IN-WITH-X': 'no credential' })
    expect(response.status).toBe(402)
    expect(response.statusText).toBe('Authentication Required')
    expect(await bodyOf(response)).toMatchObject({ code: 'siwx_malformed', description: 'Authentication Required' })
  })

  it('gets a nonce of its own each time', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const body = await bodyOf<Identity>(await send(tollgraph, rowOf('ListOrganizations'), {}))
        return body.extensions['sign-in-with-x'].info.nonce
      }),
    )
    expect(new Set(nonces).size).toBe(3)
  })
})

describe('a scheduled job', () => {
  it.each(secret)('%s stays closed without the secret, and looks at nothing', async (_, row) => {
    const answers = await Promise.all([
      send(tollgraph, row, {}),
      send(tollgraph, row, { nonsense: true }),
      send(tollgraph, row, {}, { authorization: 'Bearer wrong' }),
      send(tollgraph, row, {}, { authorization: tollgraph.cronSecret.slice(1) }),
    ])
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(await bodyOf(answer)).toMatchObject({ success: false })
    }
  })

  it.each(secret)('%s runs for who has the secret', async (_, row) => {
    const response = await send(tollgraph, row, {}, { authorization: `Bearer ${tollgraph.cronSecret}` })
    expect(response.status).toBe(200)
    expect(await bodyOf(response)).toMatchObject({ success: true })
  })
})

function maximum({ price }: ContractRow): string | undefined {
  return price?.mode === 'fixed' ? price.atomic : price?.maxAtomic
}
