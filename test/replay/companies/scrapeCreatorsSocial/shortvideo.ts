import type { ReplayRoute } from '../../definition.ts'
import { missing, success } from './answers.ts'

// TikTok at Scrape Creators.

const AT = 1_764_000_000

const urls = (file: string) => ({
  height: 720,
  width: 720,
  uri: file,
  url_prefix: null,
  url_list: [`https://cdn.example/${file}`, `https://cdn2.example/${file}`],
})

const listed = (uid: string, name: string) => ({
  uid,
  unique_id: name,
  nickname: `The ${name}`,
  custom_verify: '',
  enterprise_verify_reason: '',
  avatar_thumb: urls(`avatar-${uid}.webp`),
  follower_count: 120,
  following_count: 8,
  aweme_count: 3,
})

const video = (id: string, more: object = {}) => ({
  aweme_id: id,
  desc: `Kiln day ${id} #clay`,
  create_time: AT + Number(id.slice(-1)),
  author: { uid: '6600000000000000001', unique_id: 'clay.works', nickname: 'Clay Works', sec_uid: 'MS4-test' },
  statistics: {
    aweme_id: id,
    play_count: 15_321,
    digg_count: 1_204,
    comment_count: 37,
    share_count: 21,
    collect_count: 64,
  },
  text_extra: [{ end: 15, hashtag_id: '77', hashtag_name: 'clay', type: 1 }],
  video: { duration: 24_500, cover: urls(`${id}-cover.webp`), play_addr: urls(`${id}.mp4`) },
  music: { id: 7_400_000_000_000_000_000, mid: '7400000000000000042', title: 'Slow Wheel', author: 'Ada Potter' },
  share_url: `https://www.tiktok.com/@clay.works/video/${id}?_r=1`,
  ...more,
})

const VIDEOS = [video('7500000000000000002'), video('7500000000000000001')]
/** Without a time. */
const ODD = { ...video('7500000000000000009'), create_time: null }
const PHOTOS = video('7500000000000000003', {
  image_post_info: { images: [{ display_image: urls('p1.webp') }, { display_image: urls('p2.webp') }] },
})

const comment = (cid: string, more: object = {}) => ({
  cid,
  text: `Lovely glaze ${cid}`,
  create_time: AT + 500,
  digg_count: 11,
  reply_comment: null,
  reply_comment_total: 2,
  reply_id: '0',
  reply_to_reply_id: '0',
  aweme_id: '7500000000000000002',
  status: 1,
  user: { uid: '6600000000000000002', unique_id: 'mug.fan', nickname: 'Mug Fan' },
  ...more,
})

function lists(path: string, query: ReplayRoute['query'], page: (items: readonly object[]) => object): ReplayRoute {
  return {
    method: 'GET',
    path,
    query: query ?? {},
    answer: () => success(page([...VIDEOS, PHOTOS])),
    empty: () => success(page([])),
    odd: () => success(page([ODD, ...VIDEOS])),
  }
}

function people(path: string, name: 'followers' | 'followings'): ReplayRoute {
  const rows = [listed('6600000000000000003', 'glaze.lab'), listed('6600000000000000004', 'kiln.club')]
  const page = (items: readonly object[]) =>
    success({ [name]: items, has_more: items.length > 0, min_time: 1_694_905_758, max_time: AT, total: 74 })
  return {
    method: 'GET',
    path,
    query: { 'handle!': 'string', min_time: 'integer', ...(name === 'followers' ? { user_id: 'string' } : {}) },
    answer: () => page(rows),
    empty: () => page([]),
    odd: () => page([{ ...listed('6600000000000000009', 'x'), unique_id: null }, ...rows]),
  }
}

/** Documented requests and answers for TikTok. */
export const shortvideoRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/v1/tiktok/profile',
    query: { handle: 'string', user_id: 'string', cache_max_age: ['1d', '3d', '7d', '14d', '30d'] },
    answer: () =>
      success({
        user: {
          id: '6600000000000000001',
          uniqueId: 'clay.works',
          nickname: 'Clay Works',
          signature: 'Mugs, bowls and mistakes',
          verified: true,
          privateAccount: false,
          avatarLarger: 'https://cdn.example/clay.webp',
          createTime: 1_550_594_547,
          secUid: 'MS4-test',
        },
        stats: { followerCount: 41_000, followingCount: 74, heart: 1_904_000, heartCount: 1_904_000, videoCount: 207 },
        itemList: [],
      }),
    empty: () => missing('User not found'),
  },
  lists(
    '/v3/tiktok/profile/videos',
    {
      'handle!': 'string',
      user_id: 'string',
      sort_by: ['latest', 'popular'],
      max_cursor: 'string',
      region: 'string',
      trim: 'boolean',
    },
    (items) => ({ aweme_list: items, has_more: 1, max_cursor: 1_738_435_195_000, min_cursor: 1_739_470_683_000 }),
  ),
  {
    method: 'GET',
    path: '/v1/tiktok/video/comments',
    query: { 'url!': /^https:\/\/www\.tiktok\.com\/@[\w.]+\/video\/\d+$/, cursor: 'integer', trim: 'boolean' },
    answer: () => success({ comments: [comment('7600000000000000001')], cursor: 20, has_more: 1, total: 37 }),
    empty: () => success({ comments: [], cursor: 0, has_more: 0, total: 0 }),
    odd: () =>
      success({ comments: [comment('1', { user: null }), comment('7600000000000000001')], cursor: 20, has_more: 0 }),
  },
  {
    method: 'GET',
    path: '/v1/tiktok/video/comment/replies',
    query: { 'comment_id!': 'string', 'url!': /^https:\/\/www\.tiktok\.com\/@[\w.]+\/video\/\d+$/, cursor: 'integer' },
    answer: () =>
      success({
        comments: [comment('7600000000000000005', { reply_id: '7600000000000000001', reply_comment_total: undefined })],
        cursor: 3,
        has_more: 0,
        total: 2,
      }),
    empty: () => success({ comments: null, cursor: 0, has_more: 0, total: 0 }),
    odd: () =>
      success({
        comments: [comment('2', { digg_count: 'many' }), comment('7600000000000000005')],
        cursor: 3,
        has_more: 0,
      }),
  },
  people('/v1/tiktok/user/followers', 'followers'),
  people('/v1/tiktok/user/following', 'followings'),
  {
    method: 'GET',
    path: '/v1/tiktok/search/users',
    query: { 'query!': 'string', cursor: 'integer', trim: 'boolean' },
    answer: () => success({ cursor: 10, users: [found('6600000000000000003', 'glaze.lab')] }),
    empty: () => success({ cursor: 0, users: [] }),
    odd: () => success({ cursor: 10, users: [{ user_info: {} }, found('6600000000000000003', 'glaze.lab')] }),
  },
  lists(
    '/v1/tiktok/search/keyword',
    {
      'query!': 'string',
      date_posted: ['yesterday', 'this-week', 'this-month', 'last-3-months', 'last-6-months', 'all-time'],
      sort_by: ['relevance', 'most-liked', 'date-posted'],
      region: 'string',
      cursor: 'integer',
      trim: 'boolean',
    },
    (items) => ({ cursor: 12, search_item_list: items.map((info) => ({ aweme_info: info })) }),
  ),
  lists(
    '/v1/tiktok/search/hashtag',
    { 'hashtag!': /^[^#]+$/, region: 'string', cursor: 'integer', trim: 'boolean' },
    (items) => ({ aweme_list: items, cursor: 12, has_more: 1, status_code: 0 }),
  ),
  lists('/v1/tiktok/song/videos', { 'clipId!': /^\d+$/, cursor: 'integer' }, (items) => ({
    aweme_list: items,
    cursor: 12,
    has_more: 1,
    status_code: 0,
  })),
]

function found(uid: string, name: string): object {
  return {
    user_info: { ...listed(uid, name), custom_verify: 'Verified account', secret: 0, total_favorited: 9_500 },
    items: null,
  }
}
