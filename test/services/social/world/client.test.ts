import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { OURSELVES } from '../../../../subgraphs/kit/upstream/asker.ts'
import { openProvider } from '../../../../subgraphs/kit/upstream/provider.ts'
import type { Comment, ItemKind, Post } from '../../../../subgraphs/social/items.ts'
import { openSocialProviders } from '../../../../subgraphs/social/providers/engines.ts'
import type { Question, SocialProvider, SocialProviders } from '../../../../subgraphs/social/providers/provider.ts'
import { standInClient } from '../../../../subgraphs/social/providers/standIn/client.ts'
import { standInDialect } from '../../../../subgraphs/social/providers/standIn/dialect.ts'
import { type Reply, startCompany } from '../../../kit/upstream/company.ts'
import { providerHost } from '../../../support/providerHost.ts'
import { NOW } from './support/openCompany.ts'

const QUESTION: Question = {
  platform: 'shortvideo',
  resource: 'posts',
  item: 'post',
  isList: true,
  input: { handle: 'ada', max_posts: 50 },
}
const ACCOUNT = { id: '1', username: 'ada', full_name: 'Ada', is_verified: true, profile_avatar_url: null }
const PROFILE = {
  ...ACCOUNT,
  signature: 'Numbers',
  follower_count: 3,
  following_count: 2,
  heart_count: 9,
  video_count: 4,
  is_private: false,
  profile_url: 'https://shortvideo.example/@ada',
  created_time: '2020-01-02T03:04:05+02:00',
}
const POST = {
  id: '7',
  text: 'Hello #world',
  created_time: '2026-01-02T03:04:05Z',
  timestamp: 1_767_323_045,
  author_id: '1',
  author_username: 'ada',
  play_count: 10,
  digg_count: 5,
  comment_count: 2,
  share_count: null,
  hashtags: ['world'],
  attached_media: [{ type: 'video', url: 'https://media.example/7.mp4', thumbnail_url: null }],
  duration: 12.5,
  music: { id: '3', title: 'Song', author: 'Bob', album: 'unknown to us' },
  url: 'https://shortvideo.example/@ada/video/7',
}
const LAST_PAGE = { cursor: null, has_next_page: false }

async function open(...replies: Reply[]) {
  const company = await startCompany((_request, _body, count) => replies[Math.min(count, replies.length) - 1] ?? {})
  return { company, provider: await providerAt(`${company.url}/v1`) }
}

async function providerAt(url: string): Promise<SocialProvider> {
  const opened = await openProvider(
    standInDialect,
    { url },
    { kind: 'live', register() {} },
    { timeoutMs: 2_000, log: pino({ level: 'silent' }) },
  )
  onTestFinished(() => opened.stop())
  return standInClient(opened.upstream)
}

const one = (item: ItemKind) => ({ ...QUESTION, resource: item, item, isList: false })
const page = (items: readonly unknown[], info: object = LAST_PAGE): Reply => ({
  body: { data: { items, page_info: info } },
})

describe('the client of the stand-in', () => {
  it('begins a task once for a key, and sends its own', async () => {
    const { company, provider } = await open({ status: 503 }, { body: { task_id: 'a/b' } })
    expect(await provider.begin(QUESTION, 'job:1', OURSELVES)).toBe('a/b')
    for (const asked of company.asked) {
      expect(asked).toMatchObject({ method: 'POST', url: '/v1/shortvideo/posts/update' })
      expect(asked.headers).toMatchObject({ 'idempotency-key': 'job:1' })
      expect(JSON.parse(asked.body)).toEqual(QUESTION.input)
    }
    expect(company.asked.length).toBe(2)
  })

  it('tells how a task stands', async () => {
    const failed = (code: string) => ({ body: { status: 'failed', error: { code, message: 'Why' } } })
    const { company, provider } = await open(
      { body: { status: 'pending' } },
      { body: { status: 'finished' } },
      failed('not_found'),
      failed('private'),
      failed('platform_unavailable'),
      { status: 404, body: { error: { code: 'not_found', message: 'There is no such task' } } },
    )
    expect(await provider.stateOf('a/b', OURSELVES)).toEqual({ state: 'PENDING' })
    expect(await provider.stateOf('a/b', OURSELVES)).toEqual({ state: 'FINISHED' })
    expect(await provider.stateOf('a/b', OURSELVES)).toEqual({ state: 'FAILED', reason: 'Why', mayTryAgain: false })
    expect(await provider.stateOf('a/b', OURSELVES)).toEqual({ state: 'FAILED', reason: 'Why', mayTryAgain: false })
    expect(await provider.stateOf('a/b', OURSELVES)).toEqual({ state: 'FAILED', reason: 'Why', mayTryAgain: true })
    expect(await provider.stateOf('a/b', OURSELVES)).toMatchObject({ state: 'FAILED', mayTryAgain: true })
    expect(company.asked[0]).toMatchObject({ method: 'GET', url: '/v1/tasks/a%2Fb' })
  })

  it('reads a page, from a cursor on', async () => {
    const { company, provider } = await open(page([POST], { cursor: 'next', has_next_page: true }), page([POST]))
    expect(await provider.collect(QUESTION, 'a cursor', OURSELVES)).toEqual({
      cursor: 'next',
      items: [
        {
          id: '7',
          title: null,
          text: 'Hello #world',
          createdAt: '2026-01-02T03:04:05.000Z',
          authorId: '1',
          authorUsername: 'ada',
          playCount: 10,
          likeCount: 5,
          commentCount: 2,
          shareCount: null,
          saveCount: null,
          hashtags: ['world'],
          media: [{ type: 'VIDEO', url: 'https://media.example/7.mp4', thumbnailUrl: null }],
          duration: 12.5,
          music: { id: '3', title: 'Song', author: 'Bob' },
          community: null,
          score: null,
          upvoteRatio: null,
          url: 'https://shortvideo.example/@ada/video/7',
          permalink: null,
        },
      ],
    })
    expect(company.asked[0]?.url).toBe('/v1/shortvideo/posts?handle=ada&max_posts=50&cursor=a+cursor')
    expect(await provider.collect(QUESTION, null, OURSELVES)).toMatchObject({ cursor: null })
    expect(company.asked[1]?.url).toBe('/v1/shortvideo/posts?handle=ada&max_posts=50')
  })

  it('reads one item under the name of its kind', async () => {
    const { provider } = await open({ body: { data: { profile: PROFILE } } })
    expect(await provider.collect(one('profile'), null, OURSELVES)).toMatchObject({
      item: {
        username: 'ada',
        bio: 'Numbers',
        likeCount: 9,
        postCount: 4,
        videoCount: 4,
        createdAt: '2020-01-02T01:04:05.000Z',
      },
    })
  })

  it.each([
    ['not_found', 404, 'NOT_FOUND'],
    ['private', 403, 'FORBIDDEN'],
    ['invalid', 400, 'BAD_REQUEST'],
    ['out_of_credit', 402, 'UPSTREAM'],
    ['bad_key', 401, 'UPSTREAM'],
    ['broken', 500, 'UPSTREAM'],
  ])('says of the refusal %s (%i): %s', async (code, status, expected) => {
    const { provider } = await open({ status, body: { error: { code, message: 'Why' } } })
    const refusal = provider.collect(QUESTION, null, OURSELVES)
    await expect(refusal).rejects.toMatchObject({ code: expected })
    if (expected !== 'UPSTREAM') await expect(refusal).rejects.toThrow('Why')
  })

  const changed: [says: string, question: Question, reply: Reply][] = [
    ['data is missing', QUESTION, { body: {} }],
    ['data.items is of another kind', QUESTION, { body: { data: { items: {}, page_info: LAST_PAGE } } }],
    ['data.page_info is missing', QUESTION, { body: { data: { items: [] } } }],
    ['data.page_info.cursor is missing', QUESTION, page([], { has_next_page: true })],
    ['data.items[1].id is missing', QUESTION, page([POST, { ...POST, id: undefined }])],
    ['data.items[0].comment_count is of another kind', QUESTION, page([{ ...POST, comment_count: '2' }])],
    ['data.items[0].created_time is of another kind', QUESTION, page([{ ...POST, created_time: 'yesterday' }])],
    [
      'data.items[0].attached_media[0].type is of another kind',
      QUESTION,
      page([{ ...POST, attached_media: [{ type: 'hologram', url: 'x' }] }]),
    ],
    ['data.items[0].username is missing', { ...QUESTION, item: 'account' }, page([{ ...ACCOUNT, username: null }])],
    ['data.profile.is_private is missing', one('profile'), { body: { data: { profile: ACCOUNT } } }],
    ['data.comment is missing', one('comment'), { body: { data: { profile: PROFILE } } }],
  ]
  it.each(changed)('finds out that %s', async (says, question, reply) => {
    const { provider } = await open(reply)
    const message = `The social provider answered what is not documented: ${says}`
    await expect(provider.collect(question, null, OURSELVES)).rejects.toMatchObject({ code: 'UPSTREAM', message })
  })

  it('finds out that tasks have other states', async () => {
    const { provider } = await open({ body: { status: 'sleeping' } }, { body: { id: 1 } })
    await expect(provider.stateOf('a', OURSELVES)).rejects.toMatchObject({ code: 'UPSTREAM' })
    await expect(provider.begin(QUESTION, 'a', OURSELVES)).rejects.toThrow('task_id is missing')
  })
})

describe('the stand-in', () => {
  const ASKED: [Question['platform'], string, ItemKind, boolean, Question['input']][] = [
    ...(['shortvideo', 'photosharing', 'network'] as const).flatMap((platform): typeof ASKED => {
      const who: Question['input'] =
        platform === 'network' ? { profile_id: 'maya.lindqvist' } : { handle: 'maya.lindqvist' }
      return [
        [platform, 'profile', 'profile', false, who],
        [platform, 'posts', 'post', true, who],
        [platform, 'followers', 'account', true, who],
        [platform, 'following', 'account', true, who],
        [platform, 'search', 'post', true, { keywords: 'coffee' }],
      ]
    }),
    ['shortvideo', 'search-hashtag', 'post', true, { hashtag: 'coffee' }],
    ['shortvideo', 'search-profiles', 'profile', true, { keywords: 'maya' }],
    ['shortvideo', 'search-music', 'post', true, { music_title: 'Golden Rivers', music_id: '7000000000' }],
    ['photosharing', 'search-tags', 'post', true, { tag: 'coffee' }],
    ['photosharing', 'stories', 'story', true, { handle: 'maya.lindqvist' }],
    ['photosharing', 'highlights', 'highlight', true, { handle: 'maya.lindqvist' }],
    ['network', 'search-people', 'profile', true, { keywords: 'maya' }],
    ['network', 'search-pages', 'page', true, { keywords: 'coffee' }],
    ['network', 'search-groups', 'group', true, { keywords: 'coffee' }],
    ['forum', 'search', 'post', true, { keywords: 'coffee' }],
    ['forum', 'search-profiles', 'profile', true, { keywords: 'coffee' }],
    ['forum', 'subreddit', 'post', true, { name: 'coffee' }],
  ]

  it('speaks as the client reads, in all it collects', async () => {
    const { providers: provider, stop } = await openSocialProviders({
      settings: {},
      log: pino({ level: 'silent' }),
      now: () => new Date(NOW),
      providers: providerHost({ timeoutMs: 2_000, seed: 'tests' }),
    })
    onTestFinished(stop)
    expect(provider.sourceOf({ platform: 'forum', resource: 'post' })).toBe('sandbox')
    for (const [platform, resource, item, isList, input] of ASKED) {
      const answer = await provider.collect({ platform, resource, item, isList, input }, null, OURSELVES)
      expect('item' in answer ? 1 : answer.items.length, `${platform}/${resource}`).toBeGreaterThan(0)
    }
    for (const platform of ['shortvideo', 'photosharing', 'network', 'forum'] as const)
      await walkComments(provider, platform)
  })

  /** From a search to a post's comments, and the replies to one. */
  async function walkComments(provider: SocialProviders, platform: Question['platform']): Promise<void> {
    const list = async (resource: string, item: ItemKind, input: Question['input']) => {
      const answer = await provider.collect({ platform, resource, item, isList: true, input }, null, OURSELVES)
      return ('items' in answer ? answer.items : []) as readonly (Post & Comment)[]
    }
    const posts = await list('search', 'post', { keywords: 'coffee' })
    const post = posts.find(({ commentCount }) => commentCount > 20)!
    const of: Question['input'] = {
      post_id: post.id,
      ...(platform === 'shortvideo' ? { profile_id: String(post.authorId) } : {}),
    }
    const comments = await list('post-comments', 'comment', {
      ...of,
      max_comments: 300,
      max_page_size: 100,
      order_by: 'date_asc',
    })
    const comment = comments.find(({ replyCount }) => replyCount > 0)!
    if (platform === 'forum') {
      const question = {
        platform,
        resource: 'comment',
        item: 'comment',
        isList: false,
        input: { comment_id: comment.id },
      } as const
      expect(await provider.collect(question, null, OURSELVES)).toEqual({ item: comment })
      return
    }
    expect(await list('comment-replies', 'comment', { ...of, comment_id: comment.id })).toHaveLength(
      Math.min(50, comment.replyCount),
    )
  }
})
