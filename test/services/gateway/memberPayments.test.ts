import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

// Payments that members make in the name of their organization.

const SLUG = 'toll-society'
const SPENDING = `query ($slug: String!, $since: DateTime, $first: Int!, $after: String) { organization(slug: $slug) { members { nodes {
  wallet { address } spent(since: $since)
  payments(first: $first, after: $after) { nodes { id amount payer { address } organization { slug } lines { field } } pageInfo { hasNextPage endCursor } }
} } } }`

interface MemberSpending {
  readonly wallet: { readonly address: string }
  readonly spent: string | null
  readonly payments: {
    readonly nodes: readonly { readonly id: string }[]
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
  } | null
}

let tollgraph: TestTollgraph
let owner: TestWallet
let member: TestWallet
let stranger: TestWallet
beforeAll(async () => {
  tollgraph = await startTollgraph()
  const wallets = [makeWallet(tollgraph), makeWallet(tollgraph), makeWallet(tollgraph)] as const
  ;[owner, member, stranger] = await Promise.all(wallets)
  await ask(owner, `mutation { createOrganization(input: { name: "Toll", slug: "${SLUG}" }) { organization { id } } }`)
  const wallet = member.address
  const add = `mutation ($wallet: Address!) { addOrganizationMember(input: { organization: "${SLUG}", wallet: $wallet }) { problem { ... on Problem { message } } } }`
  expect(await ask(owner, add, { wallet })).toEqual({ addOrganizationMember: { problem: null } })
  for (const domain of ['one.com', 'two.com', 'three.com']) await check(member, domain, SLUG)
  await check(member, 'own.com')
  await check(owner, 'four.com', SLUG)
})
afterAll(() => tollgraph?.stop())

async function ask(wallet: TestWallet, query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const answer = await wallet.sign(`${tollgraph.url}/graphql`, json({ query, variables }))
  const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown }
  expect(errors).toBeUndefined()
  return data
}

async function check(wallet: TestWallet, domain: string, organization?: string): Promise<Response> {
  const headers = organization ? { 'x-organization': organization } : undefined
  return wallet.pay(`${tollgraph.url}/domains/api/check`, json({ domain }, headers))
}

async function spending(wallet: TestWallet, variables: object = {}): Promise<readonly MemberSpending[]> {
  const data = await ask(wallet, SPENDING, { slug: SLUG, first: 2, ...variables })
  return (data.organization as { members: { nodes: MemberSpending[] } }).members.nodes
}

it('shows an owner what each member spent in its name, and nothing that members bought for themselves', async () => {
  const [ofOwner, ofMember] = await spending(owner)
  expect(ofOwner).toMatchObject({ wallet: { address: owner.address }, spent: '0.01' })
  expect(ofMember).toMatchObject({
    wallet: { address: member.address },
    spent: '0.03',
    payments: {
      nodes: [
        { payer: { address: member.address }, organization: { slug: SLUG }, lines: [{ field: expect.any(String) }] },
        { organization: { slug: SLUG } },
      ],
      pageInfo: { hasNextPage: true },
    },
  })
  const after = ofMember?.payments?.pageInfo.endCursor
  const later = (await ask(owner, `{ node(id: "${ofMember?.payments?.nodes[0]?.id}") { ... on Payment { amount } } }`))
    .node
  expect(later).toEqual({ amount: '0.01' })
  expect(after).toEqual(expect.any(String))
  const [, none] = await spending(owner, { since: new Date(Date.now() + 60_000).toISOString() })
  expect(none).toMatchObject({ spent: '0.00' })
})

it('shows a member its own part alone', async () => {
  const [ofOwner, ofMember] = await spending(member)
  expect(ofOwner).toMatchObject({ spent: null, payments: null })
  expect(ofMember).toMatchObject({ spent: '0.03' })
})

it('refuses a payer who is no member, before any money moves', async () => {
  const before = await stranger.balance()
  const answer = await check(stranger, 'five.com', SLUG)
  expect(answer.status).toBe(403)
  expect(await answer.json()).toMatchObject({
    error: expect.stringContaining(`not a member of the organization ${SLUG}`),
  })
  expect((await check(stranger, 'six.com', 'No Slug!')).status).toBe(400)
  expect(await stranger.balance()).toBe(before)
})

it('counts what is given back as not spent', async () => {
  const [, before] = await spending(owner)
  expect(before?.spent).toBe('0.03')
  await tollgraph.backend.db.pool.query(
    `INSERT INTO ledger.disbursement (id, payment_id, purpose, key, amount, reason, state)
     SELECT gen_random_uuid(), id, 'REFUND', 'test', 4000, 'A part did not come', 'REQUESTED' FROM ledger.payment
     WHERE payer = $1 AND organization_id IS NOT NULL ORDER BY created_at LIMIT 1`,
    [member.address],
  )
  const [, after] = await spending(owner)
  expect(after?.spent).toBe('0.026')
})
