import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { Siwx } from '../../../router/identity/siwx.ts'
import { PurposeKeys } from '../../../router/keys/purposeKeys.ts'
import { parseUsd } from '../../../schema/money.ts'
import { requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, siwxHeader, type TestWallet } from '../../support/wallet.ts'
import { deploySmartWallet } from './smartWallet.ts'

/** A signed message, or the facts that it is made of. */
type Message = Record<string, unknown>

/** What a 402 says of signing in. */
interface Challenge {
  readonly info: {
    readonly domain: string
    readonly uri: string
    readonly nonce: string
    readonly issuedAt: string
    readonly expirationTime: string
  }
  readonly supportedChains: readonly unknown[]
  readonly schema: object
}

const SECRET = 'one secret for all routers of this installation'
const SECOND = 1_000
const MINUTE = 60 * SECOND

let tollgraph: TestTollgraph
let wallet: TestWallet
let organizations: string
let domainList: string
let graphql: string
/** How far the routers' clock is ahead of the machine's, in milliseconds. */
let ahead = 0
const now = () => new Date(Date.now() + ahead)

beforeAll(async () => {
  tollgraph = await startTollgraph({ SECRET }, { now })
  wallet = await makeWallet(tollgraph)
  organizations = `${tollgraph.url}/api/organizations`
  domainList = `${tollgraph.url}/domains/api/domain/list`
  graphql = `${tollgraph.url}/graphql`
})
afterAll(() => tollgraph?.stop())

const signedBy = (header: string): RequestInit => ({ headers: { 'sign-in-with-x': header } })

const decoded = (base64: string | null): Message => JSON.parse(Buffer.from(base64 ?? '', 'base64').toString())

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

/** A header for a URL; `change` may spoil the message before it is signed. */
async function signIn(url = organizations, change?: (info: Message) => Message): Promise<string> {
  return siwxHeader(wallet.account, await fetch(url), url, change)
}

/** A good header with its message changed after it was signed. */
async function forged(change: (payload: Message) => Message): Promise<string> {
  return encoded(change(decoded(await signIn())))
}

/** Sends a header that must be refused; returns the reason. Each refusal brings a fresh challenge. */
async function refusalOf(header: string, url = organizations): Promise<unknown> {
  const answer = await fetch(url, signedBy(header))
  expect(answer.status).toBe(402)
  const body = (await answer.json()) as Message
  expect(body).toEqual(decoded(answer.headers.get('payment-required')))
  expect(body).toMatchObject({ accepts: [], error: body.code, message: expect.stringMatching(/\w/) })
  expect(challengeIn(body).info.nonce).toMatch(/^[0-9a-f]{48}$/)
  return body.code
}

function challengeIn(body: Message): Challenge {
  return (body.extensions as Record<string, unknown>)['sign-in-with-x'] as Challenge
}

/** What the job `ledger.forget` does. */
function forgetNonces(): Promise<void> {
  const { db, money } = tollgraph.backend
  const parts = { pool: db.pool, chain: money.chain, network: money.network, solana: null, factories: [] }
  return new Siwx({ ...parts, keys: new PurposeKeys([SECRET]).of('sign-in'), isOwnHost: () => true }).forget()
}

const later = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString()

describe('signing in', () => {
  it('challenges whoever does not say who they are, the same in header and body', async () => {
    const before = Date.now()
    const answer = await fetch(domainList)
    expect(answer.status).toBe(402)
    expect(answer.statusText).toBe('Authentication Required')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const body = (await answer.json()) as Message
    expect(body).toEqual(decoded(answer.headers.get('payment-required')))
    expect(body).toMatchObject({
      x402Version: 2,
      accepts: [],
      code: 'siwx_missing_header',
      description: 'Authentication Required',
      resource: { url: domainList, method: 'GET' },
    })
    const { info, supportedChains, schema } = challengeIn(body)
    expect(info).toMatchObject({ domain: new URL(tollgraph.url).host, uri: domainList, version: '1' })
    expect(info.domain).toMatch(/^127\.0\.0\.1:\d+$/)
    expect(info.nonce).toMatch(/^[0-9a-f]{48}$/)
    expect(Date.parse(info.issuedAt)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(info.issuedAt)).toBeLessThanOrEqual(Date.now())
    expect(Date.parse(info.expirationTime) - Date.parse(info.issuedAt)).toBe(5 * MINUTE)
    expect(supportedChains).toEqual([{ chainId: 'eip155:84532', type: 'eip191' }])
    expect(schema).toMatchObject({ type: 'object' })
  })

  it('gives each challenge a nonce of its own, and writes nothing down for it', async () => {
    const challenges = await Promise.all(
      Array.from({ length: 8 }, async () => challengeIn(await json402(organizations))),
    )
    const nonces = challenges.map(({ info }) => info.nonce)
    expect(new Set(nonces).size).toBe(8)
    const kept = 'SELECT FROM identity.siwx_nonce WHERE nonce = ANY($1)'
    expect((await tollgraph.backend.db.pool.query(kept, [nonces])).rowCount).toBe(0)
  })

  it('knows the stock signer by REST', async () => {
    const answer = await wallet.sign(organizations)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ organizations: [] })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it('knows the stock signer by GraphQL, over POST and GET', async () => {
    const query = '{ me { address } }'
    const unsigned = await fetch(graphql, json({ query }))
    expect(unsigned.status).toBe(402)
    expect(await unsigned.json()).toMatchObject({
      errors: [{ extensions: { code: 'AUTHENTICATION_REQUIRED', reason: 'siwx_missing_header' } }],
    })
    const posted = await wallet.sign(graphql, json({ query }))
    expect(await posted.json()).toEqual({ data: { me: { address: wallet.address } } })
    const got = await wallet.sign(`${graphql}?query=${encodeURIComponent(query)}`)
    expect(await got.json()).toEqual({ data: { me: { address: wallet.address } } })
  })

  it('forgives clocks that disagree by some seconds', async () => {
    const early = await signIn(organizations, (info) => ({ ...info, issuedAt: later(20 * SECOND) }))
    expect((await fetch(organizations, signedBy(early))).status).toBe(200)
    const late = await signIn(organizations, (info) => ({ ...info, expirationTime: later(-20 * SECOND) }))
    expect((await fetch(organizations, signedBy(late))).status).toBe(200)
  })
})

describe('one header, one request', () => {
  it('refuses a header that has been used', async () => {
    const header = await signIn()
    expect((await fetch(organizations, signedBy(header))).status).toBe(200)
    expect(await refusalOf(header)).toBe('siwx_nonce_used')
  })

  it('refuses it also where the clock of the database is ahead of the router’s', async () => {
    ahead = -10 * MINUTE
    onTestFinished(() => {
      ahead = 0
    })
    const header = await signIn()
    expect((await fetch(organizations, signedBy(header))).status).toBe(200)
    await forgetNonces()
    expect(await refusalOf(header)).toBe('siwx_nonce_used')
  })

  it('lets exactly one of several copies through that come at the same time', async () => {
    const header = await signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(organizations, signedBy(header))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 402)
    const reasons = await Promise.all(refused.map(async (answer) => ((await answer.json()) as Message).code))
    expect(reasons).toEqual(Array.from({ length: 7 }, () => 'siwx_nonce_used'))
  })

  it('lets exactly one through over two routers of one installation', async () => {
    const other = await secondRouter({ PUBLIC_URL: tollgraph.url })
    try {
      const forwarded = { 'x-forwarded-host': new URL(tollgraph.url).host }
      const there = `${other.url}/api/organizations`
      for (const _round of [1, 2, 3]) {
        const challenge = await fetch(there, { headers: forwarded })
        const header = await siwxHeader(wallet.account, challenge, organizations)
        const answers = await Promise.all(
          [organizations, there, organizations, there].map((url) =>
            fetch(url, { headers: { 'sign-in-with-x': header, ...forwarded } }),
          ),
        )
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402])
      }
    } finally {
      await other.stop()
    }
  })

  it('uses no nonce up for a header that it refuses', async () => {
    const header = await signIn()
    const { signature: _signature, ...message } = decoded(header)
    expect(await refusalOf(encoded({ ...message, signature: `0x${'11'.repeat(65)}` }))).toBe('siwx_invalid_signature')
    expect(await refusalOf(header, domainList)).toBe('siwx_uri_mismatch')
    expect((await fetch(organizations, signedBy(header))).status).toBe(200)
  })
})

describe('a header that does not fit', () => {
  it('is refused when it was made for another path', async () => {
    expect(await refusalOf(await signIn(domainList))).toBe('siwx_uri_mismatch')
    const moved = await signIn(domainList, (info) => ({ ...info, uri: organizations }))
    expect(await refusalOf(moved)).toBe('siwx_unknown_nonce')
    const atGraphql = json({ query: '{ me { address } }' }, { 'sign-in-with-x': await signIn() })
    expect(await (await fetch(graphql, atGraphql)).json()).toMatchObject({
      errors: [{ extensions: { reason: 'siwx_uri_mismatch' } }],
    })
  })

  it('is refused when it was made for another host, be it the same machine', async () => {
    const elsewhere = organizations.replace('127.0.0.1', 'localhost')
    const header = await signIn(elsewhere)
    expect(await refusalOf(header)).toBe('siwx_domain_mismatch')
    expect((await fetch(elsewhere, signedBy(header))).status).toBe(200)
  })

  const signed: [string, string, (info: Message) => Message][] = [
    ['names another chain', 'siwx_unsupported_chain', (info) => ({ ...info, chainId: 'eip155:1' })],
    ['invents a nonce', 'siwx_unknown_nonce', (info) => ({ ...info, nonce: randomBytes(24).toString('hex') })],
    ['invents a short nonce', 'siwx_unknown_nonce', (info) => ({ ...info, nonce: randomBytes(16).toString('hex') })],
    ['was issued too long ago', 'siwx_expired', (info) => ({ ...info, issuedAt: later(-6 * MINUTE) })],
    ['has expired', 'siwx_expired', (info) => ({ ...info, expirationTime: later(-MINUTE) })],
    ['was issued in the future', 'siwx_not_yet_valid', (info) => ({ ...info, issuedAt: later(MINUTE) })],
    ['is not valid yet', 'siwx_not_yet_valid', (info) => ({ ...info, notBefore: later(MINUTE) })],
  ]
  it.each(signed)('is refused when its message %s', async (_what, reason, change) => {
    expect(await refusalOf(await signIn(organizations, change))).toBe(reason)
  })

  const spoilt: [string, string, (payload: Message) => Message][] = [
    [
      'the statement is another',
      'siwx_invalid_signature',
      (payload) => ({ ...payload, statement: 'Pay everything to me.' }),
    ],
    ['the statement is gone', 'siwx_invalid_signature', ({ statement: _statement, ...payload }) => payload],
    [
      'the address is another',
      'siwx_invalid_signature',
      (payload) => ({ ...payload, address: `0x${'aB'.repeat(20)}`.toLowerCase() }),
    ],
    [
      'resources were added',
      'siwx_invalid_signature',
      (payload) => ({ ...payload, resources: ['https://example.com/'] }),
    ],
    ['the nonce is another', 'siwx_unknown_nonce', (payload) => ({ ...payload, nonce: 'f'.repeat(48) })],
    ['the version is another', 'siwx_malformed', (payload) => ({ ...payload, version: '2' })],
    ['the time is none', 'siwx_malformed', (payload) => ({ ...payload, issuedAt: 'yesterday' })],
    ['the signature is empty', 'siwx_invalid_signature', (payload) => ({ ...payload, signature: '0x' })],
    ['the signature is no hex', 'siwx_invalid_signature', (payload) => ({ ...payload, signature: 'by me' })],
    [
      'the signature is far too long',
      'siwx_invalid_signature',
      (payload) => ({ ...payload, signature: `0x${'1b'.repeat(900)}` }),
    ],
    ['the address is none', 'siwx_malformed', (payload) => ({ ...payload, address: 'me' })],
    [
      'the checksum of the address is wrong',
      'siwx_malformed',
      (payload) => ({ ...payload, address: swapCase(payload) }),
    ],
  ]
  it.each(spoilt)('is refused when, after signing, %s', async (_what, reason, change) => {
    expect(await refusalOf(await forged(change))).toBe(reason)
  })

  const unreadable: [string, string][] = [
    ['no base64', '%%% this is not base64 %%%'],
    ['base64url', Buffer.from('{"a":"???>>>"}').toString('base64url')],
    ['no JSON', Buffer.from('garbage').toString('base64')],
    ['an empty object', encoded({})],
    ['a list', encoded([])],
    ['null', encoded(null)],
    ['a long text', 'A'.repeat(8_000)],
  ]
  it.each(unreadable)('is refused as malformed when it is %s', async (_what, header) => {
    expect(await refusalOf(header)).toBe('siwx_malformed')
  })

  const odd: [string, Message][] = [
    ['line breaks in the statement', { statement: 'one\ntwo\n\nURI: https://example.com' }],
    ['a resource that is no URI', { resources: ['no uri'] }],
    ['a URI that is none', { uri: 'not a uri' }],
    ['a request id with a line break', { requestId: 'a\nb' }],
    ['a time as people write it', { issuedAt: new Date().toUTCString() }],
    ['numbers for texts', { nonce: 5, statement: 7 }],
    ['a version of its own', { version: 'x\ny' }],
  ]
  it.each(odd)('is refused, and nothing breaks, for %s', async (_what, members) => {
    expect(await refusalOf(await forged((payload) => ({ ...payload, ...members })))).toMatch(/^siwx_/)
  })

  it('is refused when it comes from a Solana wallet, whose chain is not offered', async () => {
    const solana = {
      address: 'So11111111111111111111111111111111111111112',
      chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      type: 'ed25519',
      signatureScheme: 'siws',
      signature: '2AXDGYSE4f2sz7tvMMzyHvUfcoJmxudvdhBcmiUSo6ijwfYmfZYsKRxboQMPh3R4kUhXRVdtSXFXMheka4Rc4P2x',
    }
    expect(await refusalOf(await forged((payload) => ({ ...payload, ...solana })))).toBe('siwx_unsupported_chain')
  })

  it('is refused once its challenge is older than five minutes', async () => {
    const header = await signIn()
    ahead = 6 * MINUTE
    try {
      expect(await refusalOf(header)).toBe('siwx_expired')
      const freshened = {
        issuedAt: now().toISOString(),
        expirationTime: new Date(now().getTime() + MINUTE).toISOString(),
      }
      const stale = decoded(header).nonce
      const renewed = await signIn(organizations, (info) => ({ ...info, ...freshened, nonce: stale }))
      expect(await refusalOf(renewed)).toBe('siwx_expired')
    } finally {
      ahead = 0
    }
  })
})

describe('a wallet that is a contract', () => {
  it('signs in by what the contract says of its owner’s signature (EIP-1271)', async () => {
    const smart = await deploySmartWallet(tollgraph)
    const challenge = () => fetch(graphql, json({ query: '{ me { address } }' }))
    const signature1271 = (info: Message) => ({ ...info, signatureScheme: 'eip1271' })
    const header = await siwxHeader(smart as never, await challenge(), graphql, signature1271)
    const answer = await fetch(graphql, json({ query: '{ me { address } }' }, { 'sign-in-with-x': header }))
    expect(await answer.json()).toEqual({ data: { me: { address: smart.address } } })

    const stranger = { address: smart.address, signMessage: wallet.account.signMessage }
    const ofStranger = await siwxHeader(stranger as never, await challenge(), graphql, signature1271)
    const refused = await fetch(graphql, json({ query: '{ me { address } }' }, { 'sign-in-with-x': ofStranger }))
    expect(refused.status).toBe(402)
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { reason: 'siwx_invalid_signature' } }] })
  })
})

describe('a chain that cannot be reached', () => {
  it('keeps no plain wallet out, and asks a contract’s wallet to come again rather than calling it a liar', async () => {
    const smart = await deploySmartWallet(tollgraph)
    // Nothing listens at the discard port.
    const other = await secondRouter({ RPC_URL: 'http://127.0.0.1:9' })
    try {
      const url = `${other.url}/api/organizations`
      expect((await wallet.sign(url)).status).toBe(200)
      const header = await siwxHeader(smart as never, await fetch(url), url)
      const answer = await fetch(url, signedBy(header))
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ success: false, error: expect.stringContaining('chain') })
    } finally {
      await other.stop()
    }
  })
})

describe('who the caller is', () => {
  it('is the payer of a paid request, whatever SIWX header comes along', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const query = '{ me { address } domainAvailability(domain: "who-is-asking.com") { wallet { address } } }'
    const unpaid = await fetch(graphql, json({ query }))
    const payment = await payer.paymentHeaders(unpaid)
    const siwx = await siwxHeader(wallet.account, await fetch(graphql, json({ query: '{ me { address } }' })), graphql)
    const answer = await fetch(graphql, json({ query }, { ...payment, 'sign-in-with-x': siwx }))
    expect(await answer.json()).toMatchObject({
      data: { me: { address: payer.address }, domainAvailability: { wallet: { address: payer.address } } },
    })
    expect(await payer.balance()).toBe(parseUsd('0.99'))
  })

  it('is the payer of a paid path even when the SIWX header is nonsense', async () => {
    const payer = await makeWallet(tollgraph, '1')
    const check = `${tollgraph.url}/domains/api/check`
    const payment = await payer.paymentHeaders(await fetch(check, json({ domain: 'who-is-asking.com' })))
    const answer = await fetch(check, json({ domain: 'who-is-asking.com' }, { ...payment, 'sign-in-with-x': '%%%' }))
    expect(await answer.json()).toMatchObject({ wallet: payer.address })
  })

  it('does not pay by signing in', async () => {
    const query = '{ me { address } domainAvailability(domain: "not-paid-for.com") { wallet { address } } }'
    const siwx = await siwxHeader(wallet.account, await fetch(graphql, json({ query: '{ me { address } }' })), graphql)
    const answer = await fetch(graphql, json({ query }, { 'sign-in-with-x': siwx }))
    expect(answer.status).toBe(402)
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'PAYMENT_REQUIRED' } }] })
  })

  it('is nobody where nobody is asked for, but a header that comes along has to be good', async () => {
    const verify = `${tollgraph.url}/domains/api/domain/verify`
    const asked = `${verify}?domain=example.com`
    expect((await fetch(asked)).status).toBe(200)
    const header = await siwxHeader(wallet.account, await fetch(asked, signedBy('%%%')), asked)
    expect((await fetch(asked, signedBy(header))).status).toBe(200)
    expect(await refusalOf(header, asked)).toBe('siwx_nonce_used')
  })
})

describe('what belongs to another wallet', () => {
  let other: TestWallet
  beforeAll(async () => {
    other = await makeWallet(tollgraph, '1')
    const paid = await other.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'mine-alone.com' }))
    expect(paid.status).toBe(200)
  })

  const ask = async (query: string, variables: object = {}) =>
    (await wallet.sign(graphql, json({ query, variables }))).text()

  it('stays hidden under any alias: `me` is the caller, however often and by whatever name', async () => {
    const fields =
      '{ address payments { edges { node { id } } } domains { nodes { name } } inviteCodes { edges { node { code } } } }'
    const text = await ask(`{ me ${fields} wallet: me ${fields} other: me { ...F } } fragment F on Wallet ${fields}`)
    const { data } = JSON.parse(text)
    expect([data.me.address, data.wallet.address, data.other.address]).toEqual(Array(3).fill(wallet.address))
    expect(data.wallet.payments.edges).toEqual([])
    expect(text).not.toContain(other.address)
  })

  it('has no door through the federation’s own fields', async () => {
    const representations = [{ __typename: 'Wallet', address: other.address }]
    const queries = [
      'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Wallet { payments { edges { node { id } } } } } }',
      'query ($r: [_Any!]!) { me: _entities(representations: $r) { ... on Wallet { domains { nodes { name } } } } }',
      '{ _service { sdl } }',
    ]
    for (const query of queries) {
      const text = await ask(query, { r: representations })
      const { data, errors } = JSON.parse(text)
      expect(data).toBeUndefined()
      expect(errors.at(-1).message).toMatch(/^Cannot query field "_(entities|service)"/)
    }
  })

  it('takes no wallet as an argument, a variable, an extension or a header', async () => {
    expect(await ask(`{ me(address: "${other.address}") { address } }`)).toContain('Unknown argument')
    const query = '{ me { address payments { totalCount: edges { node { id } } } } }'
    const header = await siwxHeader(wallet.account, await fetch(graphql, json({ query })), graphql)
    const members = { caller: other.address, address: other.address, wallet: other.address }
    const answer = await fetch(
      graphql,
      json({ query, variables: members, extensions: members }, { 'sign-in-with-x': header, 'x-caller': other.address }),
    )
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ data: { me: { address: wallet.address } } })
    expect(text).not.toContain(other.address)
  })

  it('is refused by each service when another service names that wallet', async () => {
    const scope = requestScope({ requestId: 'a request', caller: wallet.address, payment: null })
    const variables = { representations: [{ __typename: 'Wallet', address: other.address }] }
    const selections = {
      gateway: [
        'payments { edges { node { id } } }',
        'inviteCodes { edges { node { id } } }',
        'organizations { nodes { id } }',
      ],
      domains: ['domains { nodes { name } }', 'registrant { next }'],
    }
    for (const [service, fields] of Object.entries(selections)) {
      for (const field of fields) {
        const query = `query ($representations: [_Any!]!) { _entities(representations: $representations) { ... on Wallet { address ${field} } } }`
        const result = await tollgraph.backend.runtimes.get(service)?.execute({ query, variables }, scope)
        expect(result?.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
        expect(result?.data).toEqual({ _entities: [expect.toSatisfy(showsNothing)] })
      }
    }
  })
})

describe('the secret of scheduled jobs', () => {
  const bearer = (secret: string): RequestInit => ({ method: 'POST', headers: { authorization: `Bearer ${secret}` } })

  it.each(['complete-registrations', 'icann-verify'])(
    'opens %s to whoever knows it, and to nobody else',
    async (job) => {
      const url = `${tollgraph.url}/domains/api/cron/${job}`
      const without = await fetch(url, { method: 'POST' })
      expect(without.status).toBe(401)
      expect(await without.json()).toMatchObject({ success: false, error: 'Invalid or missing API key' })
      for (const wrong of ['', 'wrong', `${tollgraph.cronSecret} `.repeat(2), tollgraph.cronSecret.slice(0, -1)])
        expect((await fetch(url, bearer(wrong))).status).toBe(401)
      expect((await wallet.sign(url, { method: 'POST' })).status).toBe(401)
      const right = await fetch(url, bearer(tollgraph.cronSecret))
      expect(right.status).toBe(200)
      expect(await right.json()).toMatchObject({ success: true })
    },
  )

  it('guards the same work in GraphQL', async () => {
    const body = json({ query: 'mutation { verifyIcann { success checked } }' })
    const without = await fetch(graphql, body)
    expect(without.status).toBe(401)
    expect(await without.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] })
    const authorization = `Bearer ${tollgraph.cronSecret}`
    const right = await fetch(graphql, {
      ...body,
      headers: { ...body.headers, authorization } as Record<string, string>,
    })
    expect(await right.json()).toMatchObject({ data: { verifyIcann: { success: true } } })
  })
})

/** Another router of the same installation: the same database and chain, the same name at the same load balancer. */
function secondRouter(settings: Readonly<Record<string, string>> = {}): Promise<TestTollgraph> {
  const { payee, devnet } = tollgraph.backend.money
  return startTollgraph({
    SECRET,
    DATABASE_URL: tollgraph.backend.db.pool.options.connectionString ?? '',
    NETWORK: 'base-sepolia',
    RPC_URL: tollgraph.rpcUrl,
    PAYEE: payee,
    FACILITATOR_KEY: devnet?.facilitatorKey ?? '',
    RUN_JOBS: 'false',
    TRUST_PROXY: 'true',
    ...settings,
  })
}

/** An entity that is withheld, or of which nothing but the address is left. */
function showsNothing(entity: Message | null): boolean {
  return entity === null || Object.entries(entity).every(([member, value]) => member === 'address' || value === null)
}

async function json402(url: string): Promise<Message> {
  return (await (await fetch(url)).json()) as Message
}

/** The address of a payload with its letters in the other case, so that its checksum is wrong. */
function swapCase({ address }: Message): string {
  const letters = [...String(address).slice(2)]
  return `0x${letters.map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase())).join('')}`
}
