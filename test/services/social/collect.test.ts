import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../../schema/money.ts'
import { nodeId } from '../../../schema/nodeId.ts'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const ACTIVE = 'maya.lindqvist'
const PRICE = parseUsd('0.06')

let tollgraph: TestTollgraph
let wallet: TestWallet
let stranger: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
  stranger = await makeWallet(tollgraph, '1')
})
afterAll(() => tollgraph?.stop())

interface Answer<Data> {
  readonly data: Data
  readonly errors?: readonly object[]
}

async function ask<Data>(query: string, by: typeof fetch): Promise<Answer<Data>> {
  const response = await by(`${tollgraph.url}/graphql`, json({ query }))
  return (await response.json()) as Answer<Data>
}

interface Collected {
  readonly collect: {
    readonly job: { readonly resourceId: string } | null
    readonly account: object | null
    readonly problem: object | null
  }
}

/** Pays for a collection, with what it asks for as GraphQL. */
async function collect(input: string, by: TestWallet = wallet): Promise<Answer<Collected>> {
  return ask<Collected>(
    `mutation { collect(input: ${input}) {
      job { resourceId } account { id }
      problem { __typename ... on Problem { message path } }
    } }`,
    by.pay,
  )
}

/** The cost of a collection by a new wallet: refunds of failed jobs reach the others at any time. */
async function costOf(input: string): Promise<{ readonly cost: bigint; readonly value: Answer<Collected> }> {
  const payer = await makeWallet(tollgraph, '1')
  const before = await payer.balance()
  const value = await collect(input, payer)
  return { cost: before - (await payer.balance()), value }
}

const followers = (members: string) => `{ photosharing: { followers: { maxPageSize: 2, ${members} } } }`

describe('a collection', () => {
  it('returns its job and the account that it names, for the price of its path', async () => {
    const { cost, value } = await costOf(`{ network: { profile: { profileId: "Maya.Lindqvist" } } }`)
    expect(cost).toBe(PRICE)
    expect(value).toMatchObject({
      data: {
        collect: {
          job: { resourceId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
          account: { id: nodeId('SocialAccount', ['NETWORK', ACTIVE]) },
          problem: null,
        },
      },
    })
  })

  it('by the number of an account names no account', async () => {
    const { data } = await collect('{ network: { profile: { profileId: "5159036653510202015" } } }')
    expect(data.collect).toMatchObject({ account: null, problem: null })
  })

  it('states a cursor of another list, or an altered one, as a problem that costs nothing', async () => {
    const { data } = await collect(followers(`handle: "${ACTIVE}", maxFollowers: 4`))
    const page = await ask<{ socialJob: { result: { pageInfo: { cursor: string } } } }>(
      `{ socialJob(id: "${data.collect.job?.resourceId}", wait: 30) {
        result { ... on SocialAccounts { pageInfo { cursor } } }
      } }`,
      wallet.sign,
    )
    const { cursor } = page.data.socialJob.result.pageInfo
    const problem = {
      __typename: 'CursorMismatchProblem',
      message: expect.stringContaining('is not a cursor of this list'),
      path: ['input', 'photosharing', 'followers', 'cursor'],
    }
    for (const members of [
      `handle: "kofi.mensah", maxFollowers: 4, cursor: "${cursor}"`,
      `handle: "${ACTIVE}", maxFollowers: 4, cursor: "A${cursor}"`,
    ]) {
      const { cost, value } = await costOf(followers(members))
      expect(value.data).toEqual({ collect: { job: null, account: null, problem } })
      expect(cost).toBe(0n)
    }
    const { cost, value } = await costOf(followers(`handle: "${ACTIVE}", maxFollowers: 4, cursor: "${cursor}"`))
    expect(value.data.collect).toMatchObject({ job: { resourceId: expect.any(String) }, problem: null })
    expect(cost).toBe(PRICE)
  })

  it.each([
    '{}',
    '{ forum: { post: { postId: "1" } }, network: { profile: { profileId: "ada" } } }',
    '{ forum: { post: { postId: "1" }, comment: { commentId: "1" } } }',
  ])('asks for one kind of data of one platform: %s is refused before any payment', async (input) => {
    const response = await fetch(
      `${tollgraph.url}/graphql`,
      json({ query: `mutation { collect(input: ${input}) { job { resourceId } } }` }),
    )
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.stringContaining('exactly one') }] })
  })
})

describe('the collections of an account', () => {
  const query = (args: string) => `{ socialAccount(platform: SHORTVIDEO, username: "kofi.mensah") {
    collections${args} { nodes { kind platform job { id } } pageInfo { hasNextPage endCursor } } } }`
  interface Listed {
    readonly socialAccount: {
      readonly collections: {
        readonly nodes: readonly { readonly kind: string }[]
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
      } | null
    }
  }

  it('are those that its wallet paid for, the newest first, page by page', async () => {
    for (const input of [
      '{ shortvideo: { profile: { handle: "@Kofi.Mensah" } } }',
      '{ shortvideo: { posts: { handle: "kofi.mensah", maxPosts: 1 } } }',
      `{ shortvideo: { profile: { handle: "${ACTIVE}" } } }`,
      '{ photosharing: { profile: { handle: "kofi.mensah" } } }',
    ])
      await collect(input)
    const all = await ask<Listed>(query(''), wallet.sign)
    const kinds = ['shortvideo-posts', 'shortvideo-profile']
    expect(all.data.socialAccount.collections?.nodes.map(({ kind }) => kind)).toEqual(kinds)
    const first = await ask<Listed>(query('(first: 1)'), wallet.sign)
    const page = first.data.socialAccount.collections
    expect(page).toMatchObject({ nodes: [{ kind: kinds[0] }], pageInfo: { hasNextPage: true } })
    const rest = await ask<Listed>(query(`(first: 1, after: "${page?.pageInfo.endCursor}")`), wallet.sign)
    expect(rest.data.socialAccount.collections).toMatchObject({
      nodes: [{ kind: kinds[1] }],
      pageInfo: { hasNextPage: false },
    })
  })

  it('are hidden from other wallets', async () => {
    const { data, errors } = await ask<Listed>(query(''), stranger.sign)
    expect(errors).toBeUndefined()
    expect(data.socialAccount.collections?.nodes).toEqual([])
  })
})
