import { hasHeader, type ReplayDefinition, type ReplayRequest, Reply, textReply, WAIT_SECONDS } from '../definition.ts'

/**
 * ScrapeCreators (https://api.scrapecreators.com): posts and comments of Reddit.
 * Document: the API description in the official command line client (`@scrapecreators/cli` 1.0.32 on npm, the same as
 * docs.scrapecreators.com), read on 26 November 2026.
 * Certain: paths, parameters and their words, header, members of posts and comments, `after`, `more.has_more` and `more.cursor` at
 * each level, of which one is passed at a time. Less certain: `{success: false, message}` for a post that does not exist, and the page
 * that answers an unknown path.
 */

const KEY = 'replay-scrapecreators-key-0123456789'

export const scrapeCreators: ReplayDefinition = {
  company: 'scrapecreators',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: refused(401, 'Invalid API key'),
  unknown: textReply(404, 'Cannot GET /nowhere'),
  busy: new Reply(429, { success: false, message: 'Rate limited' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => refused(400, `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'GET',
      path: '/v1/reddit/search',
      query: {
        'query!': 'string',
        filter: ['posts', 'comments'],
        sort: ['relevance', 'new', 'top', 'comment_count'],
        timeframe: ['all', 'day', 'week', 'month', 'year'],
        after: 'string',
        trim: 'boolean',
      },
      answer: ({ query }) => ({
        success: true,
        credits_remaining: 33_950_256,
        posts: [post(query.has('after') ? { id: '1kit03', title: 'More kits' } : {}), post(SECOND)],
        after: query.has('after') ? null : 't3_1kit02',
      }),
      empty: () => ({ success: true, credits_remaining: 33_950_256, posts: [], after: null }),
      odd: () => ({ success: true, posts: [post(), { id: '', title: null }, post(SECOND)], after: null }),
    },
    {
      method: 'GET',
      path: '/v1/reddit/post/comments',
      query: { 'url!': /^https:\/\/www\.reddit\.com\//, cursor: 'string', trim: 'boolean' },
      answer: discussion,
      empty: () => refused(404, 'Post not found'),
      odd: () => ({
        success: true,
        post: post(),
        comments: [comment('n1'), { id: 'n2', body: null }, comment('n3')],
        more: NO_MORE,
      }),
    },
  ],
}

const NO_MORE = { has_more: false, next_cursor: null }
const SECOND = { id: '1kit02', title: 'A second kit', selftext: '', author: '[deleted]' }

function refused(status: number, message: string): Reply {
  return new Reply(status, { success: false, message })
}

function discussion({ query }: ReplayRequest) {
  const pages: Readonly<Record<string, readonly object[]>> = {
    'opaque-below-n1': [comment('n2', { body: 'Below the first.' })],
    'opaque-rest': [comment('n3', { body: 'Last of all.' })],
  }
  const cursor = query.get('cursor')
  if (cursor !== null) return { success: true, post: post(), comments: pages[cursor] ?? [], more: NO_MORE }
  const more = { has_more: true, cursor: 'opaque-below-n1' }
  return {
    success: true,
    post: post(),
    comments: [comment('n1', { replies: { items: [], more } })],
    more: { has_more: true, cursor: 'opaque-rest' },
  }
}

function post(more: object = {}) {
  return {
    subreddit: 'kits',
    selftext: 'It came in a box.',
    author: 'ada_kit',
    author_fullname: 't2_kit0001',
    title: 'My first kit',
    subreddit_name_prefixed: 'r/kits',
    name: 't3_1kit01',
    upvote_ratio: 0.99,
    ups: 361,
    score: 361,
    created: 1_726_851_591,
    created_utc: 1_726_851_591,
    created_at_iso: '2024-09-20T16:59:51.000Z',
    num_comments: 3,
    id: '1kit01',
    permalink: '/r/kits/comments/1kit01/my_first_kit/',
    url: 'https://www.reddit.com/r/kits/comments/1kit01/my_first_kit/',
    is_self: true,
    over_18: false,
    ...more,
  }
}

function comment(id: string, more: object = {}) {
  return {
    id,
    author: 'bo_kit',
    author_fullname: 't2_kit0002',
    body: 'Nice box.',
    name: `t1_${id}`,
    score: 12,
    created_utc: 1_726_852_000,
    created_at_iso: '2024-09-20T17:06:40.000Z',
    parent_id: 't3_1kit01',
    url: `https://www.reddit.com/r/kits/comments/1kit01/my_first_kit/${id}/`,
    replies: { items: [], more: NO_MORE },
    ...more,
  }
}
