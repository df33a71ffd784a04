import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseUsd } from '../../../schema/money.ts'
import { eventually, paymentsOf } from '../../support/ledger.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

let tollgraph: TestTollgraph
let wallet: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
})
afterAll(() => tollgraph?.stop())

type Body = Record<string, unknown>

/** Posts to a path of the gateway as the wallet, which signs in by the stock signer. */
async function signed(path: string, body?: unknown, by: TestWallet = wallet): Promise<{ status: number; body: Body }> {
  const answer = await by.sign(`${tollgraph.url}${path}`, body === undefined ? {} : json(body))
  return { status: answer.status, body: (await answer.json()) as Body }
}

async function graphql(query: string, by: TestWallet = wallet): Promise<Body> {
  const answer = await by.sign(`${tollgraph.url}/graphql`, json({ query }))
  return ((await answer.json()) as { data: Body }).data
}

describe('searching', () => {
  const count = z.int().min(0)
  const usage = z.strictObject({
    transactionCount: count,
    uniqueUserCount: count,
    uniqueWalletCount: count,
    volumeUsd: z.number(),
    trustedUserUsageRatio: z.number().min(0).max(1),
    totalTrustedUsers: count,
    lastSeenAt: z.iso.datetime().nullable(),
  })
  /** The answer as the contract closes it: every member that is not optional stands there, and no other one does. */
  const found = z.strictObject({
    version: z.literal(1),
    query: z.string(),
    page: z.number(),
    totalResults: z.number(),
    results: z.array(
      z.strictObject({
        method: z.string(),
        path: z.string(),
        summary: z.string(),
        semanticDescription: z.string(),
        authMode: z.string().optional(),
        price: z.string().optional(),
        score: z.number(),
        signals: z.strictObject({
          vectorSimilarity: z.strictObject({ score: z.number(), rank: z.int().nullable() }),
          resourceUsage: usage,
          originUsage: usage,
        }),
        origin: z.strictObject({
          url: z.string(),
          title: z.string(),
          description: z.string(),
          favicon: z.string(),
          x402OriginId: z.string().nullable(),
          mppOriginId: z.string().nullable(),
          protocols: z.array(z.string()),
        }),
      }),
    ),
  })
  const search = async (body: object) => {
    const answer = await signed('/api/search', body)
    expect(answer.status).toBe(200)
    return found.parse(answer.body)
  }

  it('answers in the contract’s closed shape', async () => {
    const answer = await search({ query: 'register a domain name' })
    expect(answer).toMatchObject({ version: 1, query: 'register a domain name', page: 1 })
    expect(answer.results.length).toBeGreaterThan(0)
    expect(answer.results.length).toBeLessThanOrEqual(10)
    const register = answer.results.find(({ path }) => path === '/api/register')
    expect(register).toMatchObject({
      method: 'POST',
      authMode: 'paid',
      origin: { url: expect.stringMatching(/^http.*\/domains$/), protocols: ['mpp', 'x402'] },
    })
    expect(answer.results.map(({ score }) => score)).toEqual(
      answer.results.map(({ score }) => score).sort((a, b) => b - a),
    )
  })

  it('names the protocols in which the very path is offered', async () => {
    const { results } = await search({ query: 'search available domain names', limit: 50 })
    const hit = results.find(({ path, origin }) => path === '/api/search' && origin.url.endsWith('/domains'))
    const unpaid = await fetch(`${hit?.origin.url}${hit?.path}`, json({ name: 'toll' }))
    expect(unpaid.status).toBe(402)
    const offered = [
      ...(unpaid.headers.get('www-authenticate')?.startsWith('Payment ') ? ['mpp'] : []),
      ...(unpaid.headers.has('payment-required') ? ['x402'] : []),
    ]
    expect(offered).toContain('mpp')
    expect(hit?.origin.protocols).toEqual(offered)
  })

  it.each([
    ['regster a domian', '/api/register'],
    ['serch for avialable domain nmaes', '/api/search'],
    ['transfr a domian', '/api/domain/transfer-out'],
    ['inivte codes', '/api/invite-codes'],
    ['orgnizations I am a membr of', '/api/organizations'],
  ])('finds what a misspelt query means: %s', async (query, path) => {
    const { results } = await search({ query })
    expect(results.map((hit) => hit.path)).toContain(path)
  })

  it('counts a use that was paid for', async () => {
    const usage = async () => {
      const { results } = await search({ query: 'is this domain name available', limit: 50 })
      const hit = results.find(({ path }) => path === '/api/check')
      if (!hit) throw new Error('The check of a domain is not found')
      return hit.signals.resourceUsage
    }
    const before = await usage()
    const payer = await makeWallet(tollgraph, '1')
    await payer.pay(`${tollgraph.url}/domains/api/check`, json({ domain: 'usage-is-counted.com' }))
    const after = await eventually('the use is counted', async () => {
      const now = await usage()
      return now.transactionCount > before.transactionCount && now
    })
    expect(after).toMatchObject({
      transactionCount: before.transactionCount + 1,
      uniqueUserCount: before.uniqueUserCount + 1,
      uniqueWalletCount: before.uniqueWalletCount + 1,
    })
    expect(after.volumeUsd).toBeCloseTo(before.volumeUsd + 0.01, 6)
    expect(Date.parse(after.lastSeenAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it('cuts pages out of one ranking', async () => {
    const query = 'domain'
    const whole = await search({ query, limit: 50 })
    expect(whole.totalResults).toBe(whole.results.length)
    const one = await search({ query, limit: 3, page: 1 })
    const two = await search({ query, limit: 3, page: 2 })
    expect(two).toMatchObject({ page: 2, totalResults: whole.totalResults })
    const keys = ({ results }: z.output<typeof found>) =>
      results.map(({ method, path, origin }) => [method, path, origin.url])
    expect([...keys(one), ...keys(two)]).toEqual(keys(whole).slice(0, 6))
    expect(await search({ query, page: Number.MAX_SAFE_INTEGER })).toMatchObject({
      results: [],
      totalResults: whole.totalResults,
      page: Number.MAX_SAFE_INTEGER,
    })
  })

  it('takes what the contract allows at its edges', async () => {
    expect((await search({ query: 'd', limit: 1 })).results.length).toBeLessThanOrEqual(1)
    expect((await search({ query: 'domain '.repeat(72).slice(0, 500), broad: true, limit: 50 })).query).toHaveLength(
      500,
    )
    expect((await search({ query: '!"§$%&/()=?' })).version).toBe(1)
    expect((await search({ query: '域名 注册 🙂', broad: false })).query).toBe('域名 注册 🙂')
  })

  it.each<[string, unknown, (string | number)[]]>([
    ['no query', {}, ['query']],
    ['an empty query', { query: '' }, ['query']],
    ['501 characters', { query: 'x'.repeat(501) }, ['query']],
    ['a number for a query', { query: 5 }, ['query']],
    ['a limit of 0', { query: 'x', limit: 0 }, ['limit']],
    ['a limit of 51', { query: 'x', limit: 51 }, ['limit']],
    ['half a limit', { query: 'x', limit: 1.5 }, ['limit']],
    ['page 0', { query: 'x', page: 0 }, ['page']],
    ['a page beyond the safe integers', { query: 'x', page: 2 ** 53 }, ['page']],
    ['a text for a flag', { query: 'x', broad: 'true' }, ['broad']],
    ['an unknown member', { query: 'x', sort: 'price' }, ['sort']],
  ])('refuses %s, and says where', async (_what, body, path) => {
    const answer = await signed('/api/search', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ success: false, issues: [{ path, message: expect.any(String) }] })
  })
})

describe('sending', () => {
  const recipientOf = async () => makeWallet(tollgraph, '0')
  const send = async (by: TestWallet, body: unknown) => by.pay(`${tollgraph.url}/api/send`, json(body))

  it.each([
    [0.01, '0.01'],
    [2.5, '2.5'],
    [0.1, '0.1'],
    [1234.567891, '1234.567891'],
    [10_000, '10000'],
  ])('moves exactly %s USDC on chain, and nothing else', async (amount, text) => {
    const [payer, recipient] = await Promise.all([makeWallet(tollgraph, '10000'), recipientOf()])
    const operator = tollgraph.backend.money.payee
    const operatorBefore = await tollgraph.chain.balanceOf(operator)
    const answer = await send(payer, { amount, address: recipient.address, network: 'base' })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      success: true,
      message: `${text} USDC sent to ${recipient.address} on base`,
    })
    expect(await recipient.balance()).toBe(parseUsd(text))
    expect(await payer.balance()).toBe(parseUsd('10000') - parseUsd(text))
    expect(await tollgraph.chain.balanceOf(operator)).toBe(operatorBefore)
  })

  it('is refused before any payment below the least amount, which would not pay for its gas', async () => {
    const [payer, recipient] = await Promise.all([makeWallet(tollgraph, '1'), recipientOf()])
    const body = { amount: 0.000001, address: recipient.address, network: 'base' }
    const answer = await fetch(`${tollgraph.url}/api/send`, json(body))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      issues: [{ path: ['amount'], message: 'must be at least 0.01 on base' }],
    })
    // A payment for more does not pay for less.
    const headers = await payer.paymentHeaders(
      await fetch(`${tollgraph.url}/api/send`, json({ ...body, amount: 0.01 })),
    )
    expect((await fetch(`${tollgraph.url}/api/send`, json(body, headers))).status).toBe(400)
    expect([await payer.balance(), await recipient.balance()]).toEqual([parseUsd('1'), 0n])
  })

  it('takes an address in lower case, and says where the money goes before it is paid', async () => {
    const [payer, recipient] = await Promise.all([makeWallet(tollgraph, '1'), recipientOf()])
    const body = { amount: 1, address: recipient.address.toLowerCase(), network: 'base' }
    const unpaid = await fetch(`${tollgraph.url}/api/send`, json(body))
    expect(unpaid.status).toBe(402)
    const { accepts } = JSON.parse(Buffer.from(unpaid.headers.get('payment-required') ?? '', 'base64').toString())
    expect(accepts).toMatchObject([{ amount: '1000000', payTo: recipient.address }])
    expect((await send(payer, body)).status).toBe(200)
    expect(await recipient.balance()).toBe(parseUsd('1'))
  })

  it.each([
    ['tempo', '0xc0ffee254729296a45a3885639AC7E10F9d54979', 'TEMPO_RPC_URL'],
    ['solana', '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', 'SOLANA_RPC_URL'],
  ])('names the setting that %s waits for, and charges nothing', async (network, address, setting) => {
    const before = await wallet.balance()
    const answer = await send(wallet, { amount: 1, address, network })
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({
      success: false,
      error: expect.stringContaining(setting),
      reason: 'provider_not_configured',
    })
    expect(await wallet.balance()).toBe(before)
  })

  it('is refused before any payment to an address at which the money would be lost', async () => {
    // Contract 2.2: the payment is the transfer, so nothing could bring it back.
    const { network, payee, signers } = tollgraph.backend.money
    for (const address of [
      network.usdc,
      network.usdc.toLowerCase(),
      payee,
      signers.facilitators[0]?.address,
      `0x${'0'.repeat(39)}9`,
    ]) {
      const unpaid = await fetch(`${tollgraph.url}/api/send`, json({ amount: 1, address, network: 'base' }))
      expect(unpaid.status, String(address)).toBe(400)
      expect(await unpaid.json()).toMatchObject({ success: false, issues: [{ path: ['address'] }] })
    }
  })

  it('says to a request without a body that the request decides the price, and how much it is at most', async () => {
    const unpaid = await fetch(`${tollgraph.url}/api/send`, { method: 'POST' })
    expect(unpaid.status).toBe(402)
    expect(await unpaid.json()).toMatchObject({
      message: expect.stringMatching(/^The price depends on the request and is at most 10000\.00 USD\./),
    })
  })

  const anybody = '0xc0ffee254729296a45a3885639AC7E10F9d54979'
  const refused: [string, Body, string][] = [
    ['nothing', { amount: 0, address: anybody, network: 'base' }, 'amount'],
    ['less than nothing', { amount: -1, address: anybody, network: 'base' }, 'amount'],
    ['more than 10000', { amount: 10_000.000001, address: anybody, network: 'base' }, 'amount'],
    ['an enormous sum', { amount: 1e30, address: anybody, network: 'base' }, 'amount'],
    ['seven decimals', { amount: 1.2345678, address: anybody, network: 'base' }, 'amount'],
    ['less than the smallest unit', { amount: 1e-7, address: anybody, network: 'base' }, 'amount'],
    ['a text', { amount: 'all of it', address: anybody, network: 'base' }, 'amount'],
    ['no amount', { address: anybody, network: 'base' }, 'amount'],
    ['no address', { amount: 1, network: 'base' }, 'address'],
    ['an empty address', { amount: 1, address: '', network: 'base' }, 'address'],
    ['a name for an address', { amount: 1, address: 'vitalik.eth', network: 'base' }, 'address'],
    ['half an address', { amount: 1, address: '0x000000000000000000000000000000000000dE', network: 'base' }, 'address'],
    [
      'a wrong checksum',
      { amount: 1, address: '0xc0ffee254729296a45a3885639Ac7E10F9d54979', network: 'base' },
      'address',
    ],
    ['to the zero address', { amount: 1, address: `0x${'0'.repeat(40)}`, network: 'base' }, 'address'],
    [
      'a Solana address on base',
      { amount: 1, address: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin', network: 'base' },
      'address',
    ],
    ['an EVM address on solana', { amount: 1, address: anybody, network: 'solana' }, 'address'],
    ['no network', { amount: 1, address: anybody }, 'network'],
    ['an unknown network', { amount: 1, address: anybody, network: 'ethereum' }, 'network'],
    ['an unknown member', { amount: 1, address: anybody, network: 'base', memo: 'thanks' }, 'memo'],
  ]
  it.each(refused)('refuses to send %s, before any payment', async (_what, body, member) => {
    const unpaid = await fetch(`${tollgraph.url}/api/send`, json(body))
    expect(unpaid.status).toBe(400)
    expect(await unpaid.json()).toMatchObject({ success: false, issues: [{ path: [member] }] })
  })

  it('charges nothing for any of that when it is paid all the same', async () => {
    const payer = await makeWallet(tollgraph, '10')
    const good = { amount: 1, address: anybody, network: 'base' }
    const headers = await payer.paymentHeaders(await fetch(`${tollgraph.url}/api/send`, json(good)))
    const answers = await Promise.all(
      refused.map(([, body]) => fetch(`${tollgraph.url}/api/send`, json(body, headers))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]))
    expect(await payer.balance()).toBe(parseUsd('10'))
    expect(await paymentsOf(tollgraph, payer.address)).toEqual([])
  })

  it('sends nothing to somebody else by a payment that was signed for another recipient', async () => {
    const [payer, thief] = await Promise.all([makeWallet(tollgraph, '10'), recipientOf()])
    const good = { amount: 1, address: anybody, network: 'base' }
    const headers = await payer.paymentHeaders(await fetch(`${tollgraph.url}/api/send`, json(good)))
    const answer = await fetch(`${tollgraph.url}/api/send`, json({ ...good, address: thief.address }, headers))
    expect(answer.status).toBe(402)
    expect(await payer.balance()).toBe(parseUsd('10'))
    expect(await thief.balance()).toBe(0n)
  })
})

describe('invite codes', () => {
  const make = (body: unknown) => signed('/api/invite-codes', body)

  it('are made for a wallet that signs in, and for no other', async () => {
    const unsigned = await fetch(`${tollgraph.url}/api/invite-codes`, json({ amount: 5 }))
    expect(unsigned.status).toBe(402)
    const { status, body } = await make({ amount: 5 })
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{5}$/),
      amount: 5,
      network: 'base',
      maxRedemptions: 1,
      redemptionCount: 0,
      status: 'ACTIVE',
      createdAt: expect.any(String),
    })
  })

  it('take all that the contract lets them say', async () => {
    const most = Number.MAX_SAFE_INTEGER
    const request = {
      amount: most,
      network: 'solana',
      maxRedemptions: most,
      note: 'für Ada 🎩',
      expiresAt: '2037-02-28T10:00Z',
    }
    expect(await make(request)).toMatchObject({
      status: 200,
      body: { ...request, expiresAt: '2037-02-28T10:00:00.000Z', status: 'ACTIVE' },
    })
  })

  it.each(['2037-02-28T10:00Z', '2036-02-29T00:00Z', '2037-12-31T23:59:59Z', '2037-06-01T10:00:00.123Z'])(
    'may expire at %s',
    async (expiresAt) => {
      const { status, body } = await make({ amount: 1, expiresAt })
      expect(status).toBe(200)
      expect(Date.parse(String(body.expiresAt))).toBe(Date.parse(expiresAt))
    },
  )

  it.each([
    ['a day that does not exist', '2026-02-30T00:00Z'],
    ['a leap day of a common year', '2037-02-29T00:00Z'],
    ['an hour that does not exist', '2037-02-28T24:30Z'],
    ['a month that does not exist', '2037-13-01T00:00Z'],
    ['an offset', '2037-02-28T10:00+01:00'],
    ['no zone', '2037-02-28T10:00'],
    ['a date alone', '2037-02-28'],
    ['words', 'next week'],
    ['nothing', ''],
    ['the past', '2026-02-28T10:00Z'],
  ])('do not expire at %s', async (_what, expiresAt) => {
    const { status, body } = await make({ amount: 1, expiresAt })
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, issues: [{ path: ['expiresAt'] }] })
  })

  it.each([
    ['no amount', {}, 'amount'],
    ['an amount of 0', { amount: 0 }, 'amount'],
    ['half a dollar', { amount: 0.5 }, 'amount'],
    ['an amount beyond the safe integers', { amount: 2 ** 53 }, 'amount'],
    ['no redemptions', { amount: 1, maxRedemptions: 0 }, 'maxRedemptions'],
    ['an unknown network', { amount: 1, network: 'ethereum' }, 'network'],
    ['an unknown member', { amount: 1, code: 'MINE1' }, 'code'],
  ])('are refused for %s', async (_what, request, member) => {
    const { status, body } = await make(request)
    expect(status).toBe(400)
    expect(body).toMatchObject({ success: false, issues: [{ path: [member] }] })
  })

  it('belong to whoever made them: nobody else sees them, everybody may redeem one once', async () => {
    const [maker, friend] = await Promise.all([makeWallet(tollgraph, '0'), makeWallet(tollgraph, '0')])
    const { body } = await signed('/api/invite-codes', { amount: 7, maxRedemptions: 2 }, maker)
    const mine = '{ me { inviteCodes { edges { node { code redemptionCount } } } } }'
    expect(await graphql(mine, friend)).toEqual({ me: { inviteCodes: { edges: [] } } })
    const redeem = `mutation { redeemInviteCode(input: { code: "${String(body.code).toLowerCase()}" }) { redemption { amount wallet { address } } } }`
    expect(await graphql(redeem, friend)).toEqual({
      redeemInviteCode: { redemption: { amount: 7, wallet: { address: friend.address } } },
    })
    expect(await graphql(redeem, friend)).toEqual({ redeemInviteCode: null })
    expect(await graphql(mine, maker)).toEqual({
      me: { inviteCodes: { edges: [{ node: { code: body.code, redemptionCount: 1 } }] } },
    })
  })
})

describe('organizations', () => {
  it('are listed for their members, the longest membership first', async () => {
    const [owner, member, stranger] = await Promise.all([1, 2, 3].map(() => makeWallet(tollgraph, '0')))
    if (!owner || !member || !stranger) throw new Error('There are not enough wallets')
    expect(await signed('/api/organizations', undefined, owner)).toEqual({ status: 200, body: { organizations: [] } })
    await graphql(
      'mutation { createOrganization(input: { name: "Analytical Society", slug: "analytical-society" }) { organization { id } } }',
      owner,
    )
    await graphql(
      'mutation { createOrganization(input: { name: "Engine Works", slug: "engine-works" }) { organization { id } } }',
      owner,
    )
    await graphql(
      `mutation { addOrganizationMember(input: { organization: "engine-works", wallet: "${member.address}" }) { organization { id } } }`,
      owner,
    )
    const facts = { id: expect.any(String), createdAt: expect.stringMatching(/Z$/) }
    const works = { ...facts, slug: 'engine-works', name: 'Engine Works' }
    expect((await signed('/api/organizations', undefined, owner)).body).toEqual({
      organizations: [
        { ...facts, slug: 'analytical-society', name: 'Analytical Society', role: 'owner' },
        { ...works, role: 'owner' },
      ],
    })
    expect((await signed('/api/organizations', undefined, member)).body).toEqual({
      organizations: [{ ...works, role: 'member' }],
    })
    expect((await signed('/api/organizations', undefined, stranger)).body).toEqual({ organizations: [] })
  })

  it('make invite codes through their owners, and through nobody else', async () => {
    const [owner, stranger] = await Promise.all([makeWallet(tollgraph, '0'), makeWallet(tollgraph, '0')])
    await graphql(
      'mutation { createOrganization(input: { name: "Difference Club", slug: "difference-club" }) { organization { id } } }',
      owner,
    )
    const request = { amount: 3, organization: 'difference-club' }
    expect(await signed('/api/invite-codes', request, owner)).toMatchObject({ status: 200, body: request })
    expect((await signed('/api/invite-codes', request, stranger)).status).toBe(403)
    expect((await signed('/api/invite-codes', { ...request, organization: 'no-such-club' }, owner)).status).toBe(404)
  })
})
