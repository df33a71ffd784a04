import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTollgraph, type TestTollgraph } from '../../support/tollgraph.ts'
import { json, makeWallet, type TestWallet } from '../../support/wallet.ts'

const ACTIVE = 'maya.lindqvist'

let tollgraph: TestTollgraph
let wallet: TestWallet
let stranger: TestWallet

beforeAll(async () => {
  tollgraph = await startTollgraph()
  wallet = await makeWallet(tollgraph)
  stranger = await makeWallet(tollgraph, '1')
})
afterAll(() => tollgraph?.stop())

interface Answer {
  readonly data: Readonly<Record<string, never>> | null
  readonly errors?: readonly { readonly path?: readonly string[]; readonly extensions?: object }[]
}

async function ask(query: string, by: typeof fetch = fetch): Promise<Answer> {
  const response = await by(`${tollgraph.url}/graphql`, json({ query }))
  return (await response.json()) as Answer
}

describe('an account', () => {
  it('is one object, however its name is written, and free whether it exists or not', async () => {
    const { data, errors } = await ask(`{
      one: socialAccount(platform: SHORTVIDEO, username: "@Maya.Lindqvist") { id platform username url }
      same: socialAccount(platform: SHORTVIDEO, username: "${ACTIVE}") { id }
      other: socialAccount(platform: FORUM, username: "gone_in_sandbox") { id url }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      one: {
        id: expect.any(String),
        platform: 'SHORTVIDEO',
        username: ACTIVE,
        url: `https://shortvideo.example/@${ACTIVE}`,
      },
      same: { id: (data?.one as { id: string } | undefined)?.id },
      other: { id: expect.any(String), url: 'https://forum.example/u/gone_in_sandbox' },
    })
  })

  it('shows the profile of its last collection to the wallet that paid for it alone, by any way', async () => {
    const started = await ask(
      `mutation { collect(input: { shortvideo: { profile: { handle: "@${ACTIVE}" } } }) { job { id: resourceId } } }`,
      wallet.pay,
    )
    const { job } = (started.data as unknown as { collect: { job: { id: string } } }).collect
    const ended = await ask(
      `{ socialJob(id: "${job.id}", wait: 30) { result { ... on SocialProfile { followerCount account { id } } } } }`,
      wallet.sign,
    )
    const { result } = (
      ended.data as unknown as { socialJob: { result: { followerCount: number; account: { id: string } } } }
    ).socialJob
    const query = `{
      account: socialAccount(platform: SHORTVIDEO, username: "${ACTIVE}") { id profile { followerCount } }
      node(id: "${result.account.id}") { ... on SocialAccount { username profile { followerCount } } }
      uncollected: socialAccount(platform: PHOTOSHARING, username: "${ACTIVE}") { profile { followerCount } }
    }`
    const profile = { followerCount: result.followerCount }
    expect(await ask(query, wallet.sign)).toMatchObject({
      data: {
        account: { id: result.account.id, profile },
        node: { username: ACTIVE, profile },
        uncollected: { profile: null },
      },
    })
    expect(await ask(query, stranger.sign)).toMatchObject({
      data: { account: { profile: null }, node: { profile: null } },
    })
  })

  it('has a name that an account can have', async () => {
    const response = await fetch(
      `${tollgraph.url}/graphql`,
      json({ query: '{ socialAccount(platform: FORUM, username: "two words") { id } }' }),
    )
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'BAD_REQUEST', issues: [{ path: ['socialAccount', 'username'] }] } }],
    })
  })
})

it('the author of a post is the account that wrote it', async () => {
  const started = await ask(
    `mutation {
      collect(input: { forum: { searchPosts: { keywords: "coffee", maxPageSize: 3 } } }) { job { id: resourceId } }
    }`,
    wallet.pay,
  )
  const { job } = (started.data as unknown as { collect: { job: { id: string } } }).collect
  const { data, errors } = await ask(
    `{ socialJob(id: "${job.id}", wait: 30) { result { ... on SocialPosts { nodes(first: 2) { authorUsername author { platform username } } } } } }`,
    wallet.sign,
  )
  expect(errors).toBeUndefined()
  const { nodes } = (data as unknown as { socialJob: { result: { nodes: { authorUsername: string }[] } } }).socialJob
    .result
  expect(nodes).toHaveLength(2)
  for (const { authorUsername, ...post } of nodes)
    expect(post).toEqual({ author: { platform: 'FORUM', username: authorUsername.toLowerCase() } })
})
