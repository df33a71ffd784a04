import { type ReplayRoute, Reply } from '../../definition.ts'
import { success } from './answers.ts'

// Facebook at Scrape Creators.

const LINK = /^https:\/\/www\.facebook\.com\/.+$/

const post = (id: string, more: object = {}) => ({
  id,
  text: `Open studio on Sunday ${id} #studio`,
  url: `https://www.facebook.com/reel/${id}`,
  permalink: `https://www.facebook.com/reel/${id}`,
  author: { __typename: 'User', name: 'Clay Works', short_name: 'Clay', id: '100063669491743' },
  videoDetails: {
    sdUrl: 'https://fb.example/sd.mp4',
    hdUrl: 'https://fb.example/hd.mp4',
    thumbnailUrl: 'https://fb.example/t.jpg',
  },
  reactionCount: 133,
  commentCount: 12,
  videoViewCount: null,
  publishTime: 1_734_553_170,
  topComments: [],
  ...more,
})

const comment = (id: string, more: object = {}) => ({
  id,
  text: `See you there ${id}`,
  created_at: '2025-09-01T01:10:40.000Z',
  reply_count: 1,
  reaction_count: 95,
  reactions: { like: 79, love: 16 },
  author: { id: 'pfbid02SdzVLP', name: 'Mug Fan', gender: 'FEMALE', short_name: 'Mug' },
  feedback_id: `feedback-${id}`,
  expansion_token: `expansion-${id}`,
  ...more,
})

/** Documented requests and answers for Facebook. */
export const networkRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/v1/facebook/profile',
    query: { 'url!': LINK, get_business_hours: 'string', include_gated_profile: 'string', cache_max_age: 'string' },
    answer: ({ query }) =>
      query.get('url')?.includes('hidden')
        ? success({ url: query.get('url'), account_status: 'private', isPrivate: true, message: 'Profile is private' })
        : success({
            id: '100088017857524',
            isPrivate: false,
            name: 'Clay Works',
            url: 'https://www.facebook.com/clayworks',
            gender: 'UNKNOWN',
            profilePicLarge: 'https://fb.example/large.jpg',
            pageIntro: 'A shared pottery studio',
            category: 'Art school',
            likeCount: 3_224,
            followerCount: 3_200,
          }),
    empty: ({ query }) =>
      new Reply(404, {
        success: true,
        credits_remaining: 100,
        data: { url: query.get('url'), accountDoesNotExist: true, isPrivate: false, message: "Account doesn't exist" },
      }),
  },
  {
    method: 'GET',
    path: '/v1/facebook/profile/posts',
    query: { url: LINK, pageId: /^\d+$/, cursor: 'string' },
    check: ({ query }) =>
      query.has('url') || query.has('pageId') ? [] : [{ at: 'url', message: 'or pageId is required' }],
    answer: ({ query }) =>
      success({
        posts: ['1', '2', '3'].map((n) => post(`120454508834446${n}${query.get('cursor') ?? ''}`)),
        cursor: query.has('cursor') ? null : '77',
      }),
    empty: () => success({ posts: [], cursor: null }),
    odd: () => success({ posts: [post('1', { publishTime: null }), post('1204545088344461')], cursor: null }),
  },
  {
    method: 'GET',
    path: '/v1/facebook/post/comments',
    query: { url: LINK, feedback_id: 'string', cursor: 'string' },
    answer: ({ query }) =>
      query.has('cursor')
        ? success({ comments: [comment('Y29tbWVudDoy')], cursor: null, has_next_page: false })
        : success({ comments: [comment('Y29tbWVudDox')], cursor: 'MToxNzc2', has_next_page: true }),
    empty: () => success({ comments: [], cursor: null, has_next_page: false }),
    odd: () =>
      success({
        comments: [comment('1', { author: null }), comment('Y29tbWVudDox'), comment('Y29tbWVudDoy')],
        has_next_page: false,
      }),
  },
  {
    method: 'GET',
    path: '/v1/facebook/post/comment/replies',
    query: {
      'feedback_id!': /^feedback-Y29tbWVudDoy$/,
      'expansion_token!': /^expansion-Y29tbWVudDoy$/,
      cursor: 'string',
    },
    answer: ({ query }) =>
      query.has('cursor')
        ? success({ replies: [comment('cmVwbHk6Mg')], cursor: null, has_next_page: false })
        : success({ replies: [comment('cmVwbHk6MQ')], cursor: 'MToxNzc4', has_next_page: true }),
    empty: () => success({ replies: [], cursor: null, has_next_page: false }),
    odd: () => success({ replies: [comment('1', { text: 7 }), comment('cmVwbHk6MQ')], has_next_page: false }),
  },
]
