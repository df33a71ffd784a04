import type { ReplayRoute } from '../../definition.ts'
import { missing, success } from './answers.ts'

// Reddit at Scrape Creators.

const LINK = /^https:\/\/www\.reddit\.com\/(r\/\w+\/)?comments\/\w+\/.*$/
const TIMES = ['all', 'day', 'week', 'month', 'year']

const post = (id: string, more: object = {}) => ({
  id,
  name: `t3_${id}`,
  title: `Which clay for mugs? ${id}`,
  selftext: 'I keep cracking the handles.',
  author: 'slow_thrower',
  author_fullname: 't2_16xbknfp71',
  subreddit: 'Pottery',
  subreddit_name_prefixed: 'r/Pottery',
  score: 361,
  ups: 361,
  upvote_ratio: 0.99,
  num_comments: 102,
  created: 1_726_851_591,
  created_utc: 1_726_851_591,
  permalink: `/r/Pottery/comments/${id}/which_clay_for_mugs/`,
  url: `https://www.reddit.com/r/Pottery/comments/${id}/which_clay_for_mugs/`,
  is_self: true,
  is_video: false,
  media: null,
  ...more,
})

const POSTS = [
  post('1flgwup', { url: 'https://i.redd.it/mugs.jpg', is_self: false }),
  post('1ldr6b9', {
    is_video: true,
    media: { reddit_video: { fallback_url: 'https://v.redd.it/x/DASH_720.mp4', duration: 41 } },
  }),
]

const comment = (id: string, parent: string, replies: readonly object[], more: object = {}) => ({
  id,
  name: `t1_${id}`,
  body: `Compress the joins ${id}`,
  author: 'kiln_keeper',
  author_fullname: 't2_cep2k',
  score: 12,
  created_utc: 1_726_852_000,
  parent_id: parent,
  link_id: 't3_1flgwup',
  permalink: `/r/Pottery/comments/1flgwup/which_clay_for_mugs/${id}/`,
  replies: replies.length > 0 ? { items: replies, more: { has_more: false, cursor: null } } : '',
  ...more,
})

const DISCUSSION = [comment('ed1czme', 't3_1flgwup', [comment('ed2xsuk', 't1_ed1czme', [])])]

const lists = (path: string, query: ReplayRoute['query']): ReplayRoute => ({
  method: 'GET',
  path,
  query: query ?? {},
  answer: () => success({ posts: POSTS, after: 't3_1ihh437' }),
  empty: () => success({ posts: [], after: null }),
  odd: () => success({ posts: [post('1', { permalink: null }), ...POSTS], after: null }),
})

/** Documented requests and answers for Reddit. */
export const forumRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/v1/reddit/post',
    query: { 'url!': LINK },
    answer: () => success(post('1flgwup')),
    empty: () => missing('Post not found'),
  },
  {
    method: 'GET',
    path: '/v1/reddit/post/comments',
    query: { 'url!': LINK, cursor: 'string', trim: 'boolean' },
    answer: () => success({ post: post('1flgwup'), comments: DISCUSSION, more: { has_more: true, cursor: 'opaque' } }),
    empty: () => success({ post: post('1flgwup'), comments: [], more: { has_more: false, cursor: null } }),
    odd: () =>
      success({
        post: post('1flgwup'),
        comments: [comment('1', 't3_1flgwup', [], { score: null }), ...DISCUSSION],
        more: { has_more: false, cursor: null },
      }),
  },
  lists('/v1/reddit/search', {
    'query!': 'string',
    sort: ['relevance', 'new', 'top', 'comment_count'],
    timeframe: TIMES,
    after: 'string',
    trim: 'boolean',
  }),
  lists('/v1/reddit/subreddit', {
    'subreddit!': 'string',
    timeframe: TIMES,
    sort: ['best', 'hot', 'new', 'top', 'rising'],
    after: 'string',
    trim: 'boolean',
  }),
]
