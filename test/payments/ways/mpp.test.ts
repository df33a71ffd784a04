import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Credential, Receipt } from 'mppx'
import { evm, Mppx } from 'mppx/client'
import { validate } from 'mppx/discovery'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { becomeRegistrant } from '../../services/registrant.ts'
import { eventually, paymentsOf, statesOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet } from '../../support/wallet.ts'
import { watchAvailability } from './availability.ts'
import { challengesOf, encoded, offersOf, requiredOf, wholeOf } from './wire.ts'

const PROBLEMS = 'https://paymentauth.org/problems/'

let tollgraph: TestTollgraph
let search: string
let check: string
let graphql: string
/** The router's clock, as far from the real one as a test sets it, in milliseconds. */
let shift = 0

beforeAll(async () => {
  tollgraph = await startTollgraph(
    { SERVICES: 'domains', LOG_LEVEL: 'silent' },
    { now: () => new Date(Date.now() + shift) },
  )
  watchAvailability(tollgraph)
  search = `${tollgraph.url}/domains/api/search`
  check = `${tollgraph.url}/domains/api/check`
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

interface Payer {
  readonly account: PrivateKeyAccount
  /** The stock client: pays what a 402 asks for. */
  readonly pay: typeof fetch
  /** The stock client's answer to an unpaid response, without sending it. */
  credential(unpaid: Response): Promise<string>
  balance(): Promise<bigint>
}

async function makePayer(usd = '1'): Promise<Payer> {
  const account = privateKeyToAccount(generatePrivateKey())
  if (parseUsd(usd) > 0n) await tollgraph.fund(account.address, parseUsd(usd))
  const methods = [evm({ account, currencies: [evm.assets.baseSepolia.USDC] })]
  const client = Mppx.create({ methods, polyfill: false })
  return {
    account,
    pay: client.fetch as typeof fetch,
    credential: (unpaid) => client.createCredential(unpaid),
    balance: () => tollgraph.chain.balanceOf(account.address as never),
  }
}

const domainQuery = (name: string) => ({ query: `{ domainSearch(name: "${name}") { name } }` })

describe('the stock MPP client', () => {
  it.each([
    ['a path of a fixed price', () => search, { name: 'mpp-fixed' }, '0.01'],
    ['a path whose price follows the input', () => check, { domain: 'mpp-dynamic.ai' }, '0.05'],
    ['a GraphQL operation', () => graphql, domainQuery('mpp-graph'), '0.01'],
    [
      'a GraphQL operation of several lines',
      () => graphql,
      { query: '{ a: domainAvailability(domain: "mpp-a.com") { tld } b: domainSearch(name: "mpp-b") { name } }' },
      '0.02',
    ],
  ])('pays for %s', async (_what, url, body, usd) => {
    const payer = await makePayer()
    const answer = await payer.pay(url(), json(body))
    expect(answer.status).toBe(200)
    expect(await answer.json()).not.toHaveProperty('errors')
    expect(await payer.balance()).toBe(parseUsd('1') - parseUsd(usd))
    const receipt = Receipt.fromResponse(answer)
    expect(receipt).toMatchObject({ status: 'success', method: 'evm' })
    const hash = receipt.reference as `0x${string}`
    expect((await tollgraph.chain.client.getTransactionReceipt({ hash })).status).toBe('success')
    expect(answer.headers.get('cache-control')).toContain('private')
    expect(answer.headers.get('payment-response')).toBeNull()
    const [payment] = await paymentsOf(tollgraph, payer.account.address)
    expect(payment).toMatchObject({ state: 'SETTLED', transaction_hash: hash })
  })

  it('becomes the caller of what it pays for', async () => {
    const payer = await makePayer()
    const query =
      '{ domainSearch(name: "mpp-caller") { name } me { address payments(first: 1) { edges { node { protocol } } } } }'
    const { data } = (await (await payer.pay(graphql, json({ query }))).json()) as { data: { me: unknown } }
    expect(data.me).toEqual({
      address: payer.account.address,
      payments: { edges: [{ node: { protocol: 'mpp' } }] },
    })
  })

  it('gets back what was not earned of several lines, once, and hears which lines those were', async () => {
    const payer = await makePayer()
    const query = '{ good: domainSearch(name: "mpp-good") { name } none: domainSearch(name: "taken-mpp") { name } }'
    const authorization = await payer.credential(await fetch(graphql, json({ query })))
    const first = await wholeOf(await fetch(graphql, json({ query }, { authorization })))
    expect(JSON.parse(first.body)).toMatchObject({
      extensions: {
        payment: {
          lines: [
            { path: 'good', outcome: 'CHARGED' },
            { path: 'none', outcome: 'WAIVED' },
          ],
        },
      },
    })
    expect(await wholeOf(await fetch(graphql, json({ query }, { authorization })))).toEqual(first)
    const [payment] = await paymentsOf(tollgraph, payer.account.address)
    expect(await statesOf(tollgraph, payment?.id ?? '')).toEqual([
      'RESERVED',
      'EXECUTED',
      'SETTLING',
      'SETTLED',
      'REFUNDING',
      'REFUNDED',
    ])
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('sends USDC straight to whom it names', async () => {
    const payer = await makePayer()
    const recipient = privateKeyToAccount(generatePrivateKey()).address
    const send = json({ amount: 0.25, address: recipient, network: 'base' })
    const answer = await payer.pay(`${tollgraph.url}/api/send`, send)
    expect(answer.status).toBe(200)
    expect(await tollgraph.chain.balanceOf(recipient as never)).toBe(parseUsd('0.25'))
    expect(await payer.balance()).toBe(parseUsd('0.75'))
  })

  it('hears no receipt where what it paid for beforehand broke off, and gets its money back', async () => {
    const wallet = await makeWallet(tollgraph, '100')
    await becomeRegistrant(tollgraph, wallet)
    const methods = [evm({ account: wallet.account, currencies: [evm.assets.baseSepolia.USDC] })]
    const client = Mppx.create({ methods, polyfill: false })
    const url = `${tollgraph.url}/domains/api/register`
    const body = { domain: 'mpp-broke-off.com' }
    const authorization = await client.createCredential(await fetch(url, json(body)))
    const runtime = tollgraph.backend.runtimes.get('domains') ?? expect.fail('no domains')
    const { execute } = runtime
    runtime.execute = () => Promise.reject(new Error('the service fell over'))
    const answer = await wholeOf(await fetch(url, json(body, { authorization })))
    runtime.execute = execute
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, refund: { usd: '20.00', state: 'requested' } })
    expect(answer.headers['payment-receipt']).toBeUndefined()
    expect(answer.headers['cache-control']).toContain('private')
    await eventually('the refund', async () => (await wallet.balance()) === parseUsd('100'))
    expect(await wholeOf(await fetch(url, json(body, { authorization })))).toEqual(answer)
    expect(await wallet.balance()).toBe(parseUsd('100'))
  })

  it('hears no receipt of an answer that was not a success, and pays nothing for it', async () => {
    const payer = await makePayer()
    const body = { domain: 'no-such-ending.invalid' }
    const probe = await fetch(check, json({ domain: 'mpp-probe.com' }))
    const credential = await payer.credential(probe)
    const answer = await fetch(check, json(body, { authorization: credential }))
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.headers.get('payment-receipt')).toBeNull()
    expect(await payer.balance()).toBe(parseUsd('1'))
  })
})

describe('an unpaid request', () => {
  it.each([
    ['POST', '/domains/api/search', undefined],
    ['POST', '/domains/api/check', undefined],
    ['POST', '/domains/api/check', { domain: 'seen.com' }],
    ['POST', '/domains/api/register', undefined],
    ['POST', '/domains/api/domain/renew', undefined],
    ['POST', '/api/send', undefined],
    ['POST', '/graphql', domainQuery('unpaid')],
  ])('%s %s (%j) hears both protocols, for the same sum', async (method, path, body) => {
    const init = body ? json(body) : { method }
    const answer = await fetch(tollgraph.url + path, init)
    expect(answer.status).toBe(402)
    expect(answer.headers.get('www-authenticate')).toMatch(/^Payment id="/)
    const [challenge, ...others] = challengesOf(answer)
    expect(others).toEqual([])
    expect(challenge).toMatchObject({ method: 'evm', intent: 'charge', realm: '127.0.0.1' })
    const [accepted] = requiredOf(answer).accepts
    expect(challenge?.request).toMatchObject({
      amount: accepted?.amount,
      currency: accepted?.asset,
      recipient: accepted?.payTo,
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('hears of no payment where only a signature is asked for', async () => {
    const answer = await fetch(graphql, json({ query: '{ me { address } }' }))
    expect(answer.status).toBe(402)
    expect(answer.headers.get('www-authenticate')).toBeNull()
    expect(offersOf(answer)).toEqual([])
  })

  it('is challenged all the same when its preferences leave nothing', async () => {
    const answer = await fetch(search, json({ name: 'x' }, { 'accept-payment': 'stripe/charge, evm/*;q=0' }))
    expect(challengesOf(answer).map(({ method }) => method)).toEqual(['evm'])
  })

  it('fifty times at once gets fifty challenges, which one payer can pay all', async () => {
    const payer = await makePayer()
    const before = await payer.balance()
    const unpaid = await Promise.all(Array.from({ length: 50 }, () => fetch(search, json({ name: 'mpp-fifty' }))))
    expect(new Set(unpaid.map((answer) => challengesOf(answer)[0]?.id)).size).toBe(50)
    const credentials = await Promise.all(unpaid.map((answer) => payer.credential(answer)))
    const answers = await Promise.all(
      credentials.map((authorization, index) =>
        fetch(
          search,
          json({ name: 'mpp-fifty' }, { authorization, 'idempotency-key': `fifty ${index}`.replace(' ', '-') }),
        ),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(new Set(answers.map((answer) => Receipt.fromResponse(answer).externalId)).size).toBe(50)
    expect(await payer.balance()).toBe(before - 50n * parseUsd('0.01'))
  })
})

describe('a credential that does not pay', () => {
  type Wire = ReturnType<typeof Credential.deserialize<{ signature: string; value: string }>>
  const changed = (credential: string, change: (wire: Wire) => object): string =>
    Credential.serialize(change(Credential.deserialize(credential)) as never)

  const CASES: [string, string, (credential: string) => string][] = [
    ['is no base64url', 'malformed-credential', () => 'Payment %%%'],
    ['is empty', 'malformed-credential', () => 'Payment'],
    ['is no JSON', 'malformed-credential', () => `Payment ${Buffer.from('{').toString('base64url')}`],
    [
      'has no payload',
      'malformed-credential',
      (credential) => changed(credential, ({ payload: _payload, ...rest }) => rest),
    ],
    [
      'answers a changed challenge',
      'invalid-challenge',
      (credential) =>
        changed(credential, (wire) => ({
          ...wire,
          challenge: { ...wire.challenge, description: undefined, expires: '2099-01-01T00:00:00.000Z' },
        })),
    ],
    [
      'answers a challenge of another host',
      'invalid-challenge',
      (credential) =>
        changed(credential, (wire) => ({ ...wire, challenge: { ...wire.challenge, realm: 'other.example' } })),
    ],
    [
      'pays less than its challenge asks',
      'payment-insufficient',
      (credential) => changed(credential, (wire) => ({ ...wire, payload: { ...wire.payload, value: '1' } })),
    ],
    [
      'is signed by somebody else',
      'verification-failed',
      (credential) =>
        changed(credential, (wire) => ({ ...wire, payload: { ...wire.payload, signature: `0x${'11'.repeat(65)}` } })),
    ],
  ]

  it.each(CASES)('because it %s is told so with a fresh challenge, at both doors', async (_what, problem, spoil) => {
    const payer = await makePayer()
    for (const [url, body] of [
      [search, { name: 'mpp-refused' }],
      [graphql, domainQuery('mpp-refused')],
    ] as const) {
      const unpaid = await fetch(url, json(body))
      const given = challengesOf(unpaid)[0]?.id
      const authorization = spoil(await payer.credential(unpaid))
      const answer = await fetch(url, json(body, { authorization }))
      expect(answer.status).toBe(402)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.json()).toMatchObject({
        type: PROBLEMS + problem,
        status: 402,
        title: expect.any(String),
        detail: expect.stringMatching(/\w/),
      })
      expect(challengesOf(answer)[0]?.id).not.toBe(given)
      expect(requiredOf(answer).accepts).not.toEqual([])
    }
    expect(await payer.balance()).toBe(parseUsd('1'))
    expect(await paymentsOf(tollgraph, payer.account.address)).toEqual([])
  })

  it('because it came too late is told so, by the name of its challenge', async () => {
    const payer = await makePayer()
    // Made so long ago that it runs out before a payment could settle; the stock client answers none that has run out.
    shift = -297_000
    const unpaid = await fetch(search, json({ name: 'mpp-late' }))
    shift = 0
    const wire = challengesOf(unpaid)[0]
    const authorization = await payer.credential(unpaid)
    const answer = await fetch(search, json({ name: 'mpp-late' }, { authorization }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ type: `${PROBLEMS}payment-expired`, challengeId: wire?.id })
    expect(await payer.balance()).toBe(parseUsd('1'))
  })

  it('because the wallet is empty is told so', async () => {
    const payer = await makePayer('0')
    const answer = await payer.pay(search, json({ name: 'mpp-empty' }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({
      type: `${PROBLEMS}payment-insufficient`,
      challengeId: expect.any(String),
    })
  })

  it('because its method is not served is a bad request', async () => {
    const payer = await makePayer()
    const credential = await payer.credential(await fetch(search, json({ name: 'mpp-stripe' })))
    const authorization = changed(credential, (wire) => ({
      ...wire,
      challenge: { ...wire.challenge, method: 'stripe' },
    }))
    const answer = await fetch(search, json({ name: 'mpp-stripe' }, { authorization }))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ type: `${PROBLEMS}method-unsupported`, status: 400 })
    expect(answer.headers.get('www-authenticate')).toMatch(/^Payment .*method="evm"/)
  })

  it('because it paid for another request is a conflict, and runs nothing', async () => {
    const payer = await makePayer()
    for (const [url, first, second] of [
      [search, { name: 'mpp-first' }, { name: 'mpp-second' }],
      [graphql, domainQuery('mpp-first'), domainQuery('mpp-second')],
    ] as const) {
      const authorization = await payer.credential(await fetch(url, json(first)))
      expect((await fetch(url, json(first, { authorization }))).status).toBe(200)
      const balance = await payer.balance()
      const answer = await fetch(url, json(second, { authorization }))
      expect(answer.status).toBe(409)
      expect(answer.headers.get('content-type')).toBe('application/problem+json')
      expect(await answer.json()).toMatchObject({ status: 409, title: 'Conflict' })
      expect(await payer.balance()).toBe(balance)
    }
    expect(await paymentsOf(tollgraph, payer.account.address)).toHaveLength(2)
  })

  it('because the request carries an x402 payment as well is refused, and neither is taken', async () => {
    const payer = await makePayer()
    const unpaid = await fetch(search, json({ name: 'mpp-two' }))
    const authorization = await payer.credential(unpaid)
    const answer = await fetch(search, json({ name: 'mpp-two' }, { authorization, 'payment-signature': encoded({}) }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('send one of them') })
    expect(await payer.balance()).toBe(parseUsd('1'))
  })
})

describe('one authorization offered by both protocols', () => {
  /** The transfer of an MPP credential in the envelope of x402 v2. */
  async function asX402(unpaid: Response, credential: string): Promise<Record<string, string>> {
    const { payload } = Credential.deserialize<Record<string, string>>(credential)
    const { signature, type: _type, ...authorization } = payload
    const accepted = requiredOf(unpaid).accepts[0]
    const value = { x402Version: 2, accepted, payload: { signature, authorization } }
    return { 'payment-signature': encoded(value) }
  }

  it.each(['mpp first', 'x402 first', 'at once'])('settles once, %s', async (order) => {
    const payer = await makePayer()
    const body = { name: `both-${order.replaceAll(' ', '-')}` }
    const unpaid = await fetch(search, json(body))
    const authorization = await payer.credential(unpaid)
    const x402 = await asX402(unpaid, authorization)
    const byMpp = () => fetch(search, json(body, { authorization }))
    const byX402 = () => fetch(search, json(body, x402))
    const answers =
      order === 'at once'
        ? await Promise.all([byMpp(), byX402()])
        : order === 'mpp first'
          ? [await byMpp(), await byX402()]
          : [await byX402(), await byMpp()]
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402])
    expect(await payer.balance()).toBe(parseUsd('0.99'))
    expect(await paymentsOf(tollgraph, payer.account.address)).toHaveLength(1)
  })
})

describe('the documents', () => {
  it.each(['', '/domains'])('of %j name MPP beside x402, as its own validator wants it', async (base) => {
    const read = async (path: string) => (await fetch(tollgraph.url + base + path)).text()
    const document = JSON.parse(await read('/openapi.json'))
    expect(validate(document)).toEqual([])
    const operations = Object.values<Record<string, Record<string, unknown>>>(document.paths).flatMap(Object.values)
    const paid = operations.filter((operation) => 'x-payment-info' in operation)
    expect(paid.length).toBeGreaterThan(0)
    for (const operation of paid)
      expect(operation['x-payment-info']).toMatchObject({
        price: { currency: 'USD' },
        protocols: [{ x402: {} }, { mpp: { method: 'evm', intent: 'charge' } }],
        offers: [{ method: 'x402' }, { method: 'evm', intent: 'charge' }],
      })
    const { resources, mppResources } = JSON.parse(await read('/.well-known/x402'))
    expect(mppResources).toEqual(resources)
    expect(await read('/llms.txt')).toContain('MPP in WWW-Authenticate: Payment')
  })
})

interface Documented {
  readonly paths: Readonly<Record<string, { readonly post?: { readonly 'x-example-needs'?: object } }>>
}

describe('the validator of mppx', () => {
  it('finds nothing wrong with the domain service, and pays what its examples ask for', async () => {
    const key = generatePrivateKey()
    await tollgraph.fund(privateKeyToAccount(key).address, parseUsd('1'))
    const home = await mkdtemp(join(tmpdir(), 'tollgraph-mppx-'))
    try {
      const binary = fileURLToPath(new URL('../../../node_modules/mppx/dist/bin.js', import.meta.url))
      const flags = [binary, 'validate', `${tollgraph.url}/domains`, '--output-json', '--yes']
      const env = { MPPX_PRIVATE_KEY: key, MPPX_RPC_URL: tollgraph.rpcUrl, NO_UPDATE_NOTIFIER: '1' }
      // Its exit status is 1: it also pays for examples that need something first, whose answers are refusals without a receipt.
      const { stdout } = await promisify(execFile)(process.execPath, flags, {
        env: { PATH: process.env.PATH, HOME: home, ...env },
        maxBuffer: 16_000_000,
      }).catch((error: { readonly stdout: string }) => error)
      const { endpoints } = JSON.parse(stdout)
      const { paths } = (await (await fetch(`${tollgraph.url}/domains/openapi.json`)).json()) as Documented
      const isReady = ({ path }: { path: string }) => !paths[path]?.post?.['x-example-needs']
      const failed = endpoints.filter((endpoint: object) => JSON.stringify(endpoint).includes('"severity":"fail"'))
      expect(failed.filter(isReady)).toEqual([])
      expect(failed.map(({ path }: { path: string }) => path)).toEqual(['/api/register', '/api/domain/renew'])
      const paid = endpoints.filter(({ payment }: { payment: { label: string }[] }) =>
        payment.some(({ label }) => label === 'Payment: successful'),
      )
      expect(paid.map(({ path }: { path: string }) => path)).toEqual(['/api/check', '/api/search'])
      expect(await tollgraph.chain.balanceOf(privateKeyToAccount(key).address as never)).toBe(parseUsd('0.98'))
    } finally {
      await rm(home, { recursive: true, force: true })
    }
  })
})

describe('an MPP credential again', () => {
  it('is the same answer to the byte, receipt and all', async () => {
    const payer = await makePayer()
    for (const [url, body] of [
      [check, { domain: 'mpp-again.com' }],
      [graphql, domainQuery('mpp-again')],
    ] as const) {
      const authorization = await payer.credential(await fetch(url, json(body)))
      const first = await wholeOf(await fetch(url, json(body, { authorization })))
      expect(first.status).toBe(200)
      expect(await wholeOf(await fetch(url, json(body, { authorization })))).toEqual(first)
    }
    expect(await payer.balance()).toBe(parseUsd('0.98'))
  })
})
