import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseUsd } from '../../schema/money.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { json, makeWallet, type TestWallet } from '../support/wallet.ts'
import { type Answering, startAnswering } from './answering.ts'
import { SOCIAL_DATA } from './facts/social.ts'
import { deviations, rowOf } from './facts.ts'
import { bodyOf } from './requests.ts'

/** Accounts of the stand-in: one that is always telling something, and one that strangers see nothing of. */
const ACTIVE = 'maya.lindqvist'
const PRIVATE = 'emil.dahl'
const PRICE = parseUsd('0.06')
const HOUR = 3_600_000

let answering: Answering
/** Milliseconds by which the service's clock is ahead. */
let ahead = 0
beforeAll(async () => {
  answering = await startAnswering(['social'], { now: () => new Date(Date.now() + ahead) })
})
afterAll(() => answering?.stop())

type Input = Readonly<Record<string, unknown>>
type Members = Readonly<Record<string, string>>

interface Page<Item = Members> {
  readonly items: readonly Item[]
  readonly page_info: { readonly cursor: string | null; readonly has_next_page: boolean }
}

/** Pays for a call and waits for what it collects, which is held up to its contract. */
async function collect<Data>(operation: string, input: Input): Promise<Data> {
  const { jobId } = await answering.call<{ jobId: string }>(operation, input)
  const job = await answering.call<{ status: string; data: Data }>('SocialJob', { jobId, wait: 30 })
  expect({ operation, ...job }).toMatchObject({ operation, status: 'finished' })
  const resource = rowOf(operation).path.split('/').at(-1) ?? ''
  expect(deviations(SOCIAL_DATA[resource] ?? 'nothing', job.data)).toEqual([])
  return job.data
}

const first = <Item>({ items }: Page<Item>): Item => items[0] as Item

/** The first public profile of a search that has posts and followers. */
function alive(profiles: Page<Profile>): Profile {
  const found = profiles.items.find(
    ({ is_private, posts_count, follower_count }) => !is_private && posts_count > 0 && (follower_count ?? 1) > 0,
  )
  if (!found) throw new Error('Nobody who was found has posts and followers')
  return found
}

interface Profile {
  readonly id: string
  readonly username: string
  readonly is_private: boolean
  readonly posts_count: number
  readonly follower_count: number | null
}

interface Post {
  readonly id: string
  readonly author_username: string
  readonly text: string
  readonly comment_count: number
  readonly hashtags: readonly string[]
  readonly music?: { readonly id: string; readonly title: string }
}

interface Comment {
  readonly id: string
  readonly post_id: string
  readonly parent_comment_id?: string
  readonly comment_count: number
}

const mostDiscussed = ({ items }: Page<Post>): Post =>
  items.reduce((most, post) => (post.comment_count > most.comment_count ? post : most))

/** Comments of a post, and the replies to the first that has any. */
async function discussion(platform: string, of: Input, post: Post): Promise<void> {
  const members = { ...of, post_id: post.id }
  const comments = await collect<Page<Comment>>(`Collect${platform}Comments`, {
    ...members,
    max_comments: 300,
    max_page_size: 100,
  })
  expect(comments.items.every(({ post_id, parent_comment_id }) => post_id === post.id && !parent_comment_id)).toBe(true)
  const answered = comments.items.find(({ comment_count }) => comment_count > 0)
  if (!answered) throw new Error(`Nobody replied below ${post.id}`)
  const replies = await collect<Page<Comment>>(`Collect${platform}Replies`, { ...members, comment_id: answered.id })
  expect(replies.items.every(({ parent_comment_id }) => parent_comment_id === answered.id)).toBe(true)
  expect(replies.items).toHaveLength(answered.comment_count)
}

describe('a walk over social data', () => {
  it('goes from a search to people, their posts, and what is said below: short videos', async () => {
    const someone = alive(await collect<Page<Profile>>('SearchShortvideoProfiles', { keywords: 'coffee' }))
    const handle = someone.username
    const [profile, posts, found] = await Promise.all([
      collect<Profile>('CollectShortvideoProfile', { handle: `@${handle}` }),
      collect<Page<Post>>('CollectShortvideoPosts', { handle, max_posts: 20, order_by: 'date_asc' }),
      collect<Page<Post>>('SearchShortvideoPosts', { keywords: 'coffee', sort_type: 'like_count', max_posts: 30 }),
      collect<Page>('CollectShortvideoFollowers', { handle, max_page_size: 5 }),
      collect<Page>('CollectShortvideoFollowing', { handle: ACTIVE }),
    ])
    expect(profile).toMatchObject({ id: someone.id, username: handle })
    expect(posts.items.every(({ author_username }) => author_username === handle)).toBe(true)
    const post = mostDiscussed(found)
    const { music } = post
    await Promise.all([
      discussion('Shortvideo', { profile_id: post.author_username }, post),
      collect<Page<Post>>('SearchShortvideoPostsByHashtag', { hashtag: `#${post.hashtags[0]}` }),
      collect<Page<Post>>('SearchShortvideoPostsByMusic', { music_title: music?.title, music_id: music?.id }),
    ])
  })

  it('of photos, with stories', async () => {
    const found = await collect<Page<Post>>('SearchPhotosharingPosts', { keywords: 'coffee', max_posts: 50 })
    const post = mostDiscussed(found)
    const handle = post.author_username
    await Promise.all([
      discussion('Photosharing', {}, post),
      collect<Page<Post>>('SearchPhotosharingPostsByTag', { tag: post.hashtags[0] }),
      collect<Profile>('CollectPhotosharingProfile', { handle }),
      collect<Page<Post>>('CollectPhotosharingPosts', { handle }),
      collect<Page>('CollectPhotosharingFollowers', { handle }),
      collect<Page>('CollectPhotosharingFollowing', { handle: ACTIVE }),
      collect<Page>('CollectPhotosharingStories', { handle: ACTIVE }),
      collect<Page>('CollectPhotosharingHighlights', { handle: ACTIVE }),
    ])
  })

  it('of people, pages and groups', async () => {
    const profile_id = ACTIVE
    const [found] = await Promise.all([
      collect<Page<Post>>('SearchNetworkPosts', { keywords: 'coffee', max_posts: 50 }),
      collect<Page<Profile>>('SearchNetworkPeople', { keywords: 'coffee' }),
      collect<Profile>('CollectNetworkProfile', { profile_id }),
      collect<Page<Post>>('CollectNetworkPosts', { profile_id }),
      collect<Page>('CollectNetworkFollowers', { profile_id, max_followers: 10 }),
      collect<Page>('CollectNetworkFollowing', { profile_id }),
      collect<Page>('SearchNetworkPages', { keywords: 'coffee' }),
      collect<Page>('SearchNetworkGroups', { keywords: 'coffee' }),
    ])
    await discussion('Network', {}, mostDiscussed(found))
  })

  it('of a forum', async () => {
    const found = await collect<Page<Post & { community: string }>>('SearchForumPosts', { keywords: 'coffee' })
    const { id: post_id, community } = first(found)
    const [comments] = await Promise.all([
      collect<Page<Comment>>('CollectForumComments', { post_id: mostDiscussed(found).id }),
      collect<Post>('CollectForumPost', { post_id }),
      collect<Page<Post>>('CollectForumCommunityPosts', { name: `r/${community}`, max_page_size: 5 }),
      collect<Page>('SearchForumProfiles', { keywords: 'coffee' }),
    ])
    const said = first(comments)
    expect(await collect('CollectForumComment', { comment_id: said.id })).toMatchObject({ id: said.id })
  })
})

interface Ticket {
  readonly token: string
  readonly jobId: string
  readonly pollUrl: string
}

const place = (path: string) => `${answering.tollgraph.url}/social/api/${path}`
/** Asks for a job by a query, signed. */
const ask = (query: string, by: TestWallet = answering.wallet) => by.sign(place(`jobs?${query}`))

/** Pays for a call with a wallet. */
async function buy(path: string, input: Input, by: TestWallet = answering.wallet): Promise<Ticket> {
  const response = await by.pay(place(path), json(input))
  const body = await bodyOf<Ticket>(response)
  expect(response.status, JSON.stringify(body)).toBe(202)
  return body
}

async function inGraph<Data>(query: string, send: typeof fetch) {
  const answer = await send(`${answering.tollgraph.url}/graphql`, json({ query }))
  return bodyOf<{ readonly data: Data; readonly errors?: readonly unknown[] }>(answer)
}

describe('a paid call', () => {
  it('answers a ticket at once, and its data by id or token when they are there', async () => {
    let ticket: Ticket | undefined
    const cost = await answering.costOf(async () => {
      ticket = await buy('shortvideo/profile', { handle: `@${ACTIVE}` })
    })
    expect(cost).toBe(PRICE)
    expect(ticket).toEqual({
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'pending',
      pollUrl: place(`jobs?jobId=${ticket?.jobId}`),
    })
    expect(await bodyOf(await ask(`token=${ticket?.token}`))).toEqual({
      status: 'pending',
      message: 'Poll again in a few seconds.',
    })
    const polled = await answering.wallet.sign(`${ticket?.pollUrl}&wait=30`)
    expect(polled.headers.get('x-data-source')).toBe('sandbox')
    const finished = await bodyOf(polled)
    expect(finished).toEqual({ status: 'finished', data: expect.objectContaining({ username: ACTIVE }) })
    expect(await bodyOf(await ask(`token=${ticket?.token}`))).toEqual(finished)
  })

  it('is walked through page by page, each for its own payment, and no cursor works elsewhere', async () => {
    const input = { handle: ACTIVE, max_followers: 5, max_page_size: 2 }
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await collect<Page>('CollectPhotosharingFollowers', { ...input, ...(cursor ? { cursor } : {}) })
      seen.push(...page.items.map(({ id }) => id ?? ''))
      cursor = page.page_info.cursor ?? (seen.length < 5 ? cursor : null)
      if (seen.length === 2) await expectRefused(cursor ?? '', input)
    } while (cursor)
    expect(new Set(seen).size).toBe(5)
  })

  async function expectRefused(cursor: string, input: Input): Promise<void> {
    const cost = await answering.costOf(async () => {
      for (const [path, members] of [
        ['photosharing/followers', { ...input, handle: PRIVATE, cursor }],
        ['network/followers', { profile_id: ACTIVE, cursor }],
        ['photosharing/followers', { ...input, cursor: `A${cursor}` }],
      ] as const) {
        const refused = await answering.wallet.pay(place(path), json(members))
        expect(refused.status).toBe(400)
        expect(await bodyOf(refused)).toMatchObject({ success: false, issues: [{ path: ['cursor'] }] })
      }
    })
    expect(cost).toBe(0n)
  }

  it('is the same call when its payment is sent again', async () => {
    const input = json({ handle: ACTIVE })
    const headers = await answering.wallet.paymentHeaders(await fetch(place('shortvideo/profile'), input))
    const send = async () => bodyOf(await fetch(place('shortvideo/profile'), json({ handle: ACTIVE }, headers)))
    const first = await send()
    expect(first).toHaveProperty('token')
    expect(await send()).toEqual(first)
  })

  it('that finds nothing, or nothing for strangers, is refunded on chain by itself, and says so', async () => {
    const { tollgraph } = answering
    const payer = await makeWallet(tollgraph, '1')
    const questions = [
      [{ handle: 'gone_in_sandbox' }, 'There is no profile gone_in_sandbox'],
      [{ handle: PRIVATE }, `The profile ${PRIVATE} is private`],
    ] as const
    const tickets = await Promise.all(questions.map(([input]) => buy('shortvideo/posts', input, payer)))
    const ends = tickets.map(async ({ jobId }) => bodyOf(await ask(`jobId=${jobId}&wait=30`, payer)))
    expect(await Promise.all(ends)).toEqual(questions.map(([, error]) => ({ status: 'failed', error })))
    await eventually('the money is back', async () => (await payer.balance()) === parseUsd('1'))
    const states = async () => (await paymentsOf(tollgraph, payer.address)).map(({ state }) => state)
    await eventually('the ledger knows', async () => (await states()).every((state) => state === 'REFUNDED'))
    const query = `{ socialJob(id: "${tickets[0]?.jobId}") {
      status error result { __typename } job { status refund { state amount transaction } } } }`
    const refund = { state: 'REFUNDED', amount: '0.06', transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) }
    expect(await inGraph(query, payer.sign)).toEqual({
      data: {
        socialJob: { status: 'FAILED', error: questions[0][1], result: null, job: { status: 'FAILED', refund } },
      },
    })
  })
})

describe('in the graph', () => {
  it('several jobs are one bill, and their answers are typed', async () => {
    const { wallet } = answering
    const before = await wallet.balance()
    const started = await inGraph<Record<'someone' | 'found', { job: { social: { id: string } } }>>(
      `mutation {
        someone: collect(input: { shortvideo: { profile: { handle: "${ACTIVE}" } } }) {
          job { social { id: resourceId token pollUrl kind platform status input } }
        }
        found: collect(input: { forum: { searchPosts: { keywords: "coffee", maxPageSize: 2 } } }) {
          job { social { id: resourceId kind platform input } }
        }
      }`,
      wallet.pay,
    )
    expect(started.errors).toBeUndefined()
    expect(before - (await wallet.balance())).toBe(PRICE * 2n)
    const someone = { job: started.data.someone.job.social }
    const found = { job: started.data.found.job.social }
    expect(someone.job).toMatchObject({
      kind: 'shortvideo-profile',
      platform: 'SHORTVIDEO',
      status: 'PENDING',
      input: { handle: ACTIVE },
    })
    expect(found.job).toMatchObject({ input: { keywords: 'coffee', max_posts: 50, max_page_size: 2 } })
    const ended = await inGraph<object>(
      `{
        someone: socialJob(id: "${someone.job.id}", wait: 30) { progress result { ...on SocialProfile { username isPrivate } } }
        found: socialJob(id: "${found.job.id}", wait: 30) {
          status
          result { ...on SocialPosts { nodes { title community createdAt } pageInfo { hasNextPage } } }
        }
      }`,
      wallet.sign,
    )
    expect(ended.errors).toBeUndefined()
    const post = { title: expect.any(String), community: expect.any(String), createdAt: expect.any(String) }
    expect(ended.data).toEqual({
      someone: { progress: 100, result: { username: ACTIVE, isPrivate: false } },
      found: { status: 'COMPLETE', result: { nodes: [post, post], pageInfo: { hasNextPage: true } } },
    })
    const owned = await inGraph<{ me: { jobs: { edges: { node: { id: string; social: unknown } }[] } } }>(
      '{ me { jobs(first: 2) { edges { node { id: resourceId social { platform result { __typename } } } } } } }',
      wallet.sign,
    )
    const byId = new Map(owned.data.me.jobs.edges.map(({ node }) => [node.id, node.social]))
    expect(byId.get(someone.job.id)).toEqual({ platform: 'SHORTVIDEO', result: { __typename: 'SocialProfile' } })
    expect(byId.get(found.job.id)).toEqual({ platform: 'FORUM', result: { __typename: 'SocialPosts' } })
  })
})

describe('a job that is asked for', () => {
  let ticket: Ticket
  let stranger: TestWallet
  beforeAll(async () => {
    stranger = await makeWallet(answering.tollgraph, '1')
    ticket = await buy('network/profile', { profile_id: ACTIVE })
    expect((await ask(`jobId=${ticket.jobId}&wait=30`)).status).toBe(200)
  })

  it('is shown to nobody else, whatever they come with', async () => {
    for (const query of [`jobId=${ticket.jobId}`, `token=${ticket.token}`]) {
      expect((await ask(query, stranger)).status).toBe(403)
      expect((await fetch(place(`jobs?${query}`))).status).toBe(402)
    }
    const { data, errors } = await inGraph(`{ socialJob(token: "${ticket.token}") { status } }`, stranger.sign)
    expect(data).toEqual({ socialJob: null })
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  it('is named once, by what it was given', async () => {
    for (const query of ['', `jobId=${ticket.jobId}&token=${ticket.token}`]) {
      const response = await ask(query)
      expect(response.status).toBe(400)
      expect(await bodyOf(response)).toMatchObject({ issues: [{ path: ['token'] }] })
    }
    for (const unknown of ['00000000-0000-4000-8000-000000000000', 'no-id'])
      expect((await ask(`jobId=${unknown}`)).status).toBe(404)
    expect((await ask('token=made.up.token')).status).toBe(401)
  })

  it('is known by its token for half an hour, by its id after that, and without its data after a week', async () => {
    ahead = 0.6 * HOUR
    expect((await ask(`token=${ticket.token}`)).status).toBe(401)
    expect((await ask(`jobId=${ticket.jobId}`)).status).toBe(200)
    ahead = 8 * 24 * HOUR
    const gone = await ask(`jobId=${ticket.jobId}`)
    expect(gone.status).toBe(410)
    expect(await bodyOf(gone)).toMatchObject({ success: false, error: 'What this job collected is no longer kept' })
    const query = `{ socialJob(id: "${ticket.jobId}") { status result { __typename } } }`
    const { data, errors } = await inGraph(query, answering.wallet.sign)
    expect(data).toEqual({ socialJob: { status: 'COMPLETE', result: null } })
    expect(errors).toMatchObject([{ path: ['socialJob', 'result'], extensions: { code: 'GONE' } }])
  })
})

describe('the documented paths of social data', () => {
  it('have all been answered', () => {
    expect(answering.unanswered()).toEqual([])
  })
})
