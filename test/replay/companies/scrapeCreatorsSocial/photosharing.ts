import type { ReplayRoute } from '../../definition.ts'
import { missing, success } from './answers.ts'

// Instagram at Scrape Creators.

const POST_LINK = /^https:\/\/www\.instagram\.com\/(p|reel)\/[\w-]+\/?$/
const DATES = ['last-hour', 'last-day', 'last-week', 'last-month', 'last-year']
const user = {
  pk: '27006925',
  id: '27006925',
  username: 'clay.works',
  full_name: 'Clay Works',
  is_private: false,
  is_verified: true,
}

const picture = (file: string) => ({
  candidates: [
    { url: `https://ig.example/${file}`, width: 1080, height: 1080 },
    { url: `https://ig.example/small-${file}`, width: 320, height: 320 },
  ],
})

const post = (pk: string, more: object = {}) => ({
  pk,
  id: `${pk}_27006925`,
  code: 'DH3tWudxIKB',
  media_type: 1,
  taken_at: 1_764_000_000 + Number(pk.slice(-1)),
  caption: { text: `First firing ${pk} #stoneware` },
  like_count: 387,
  comment_count: 12,
  user,
  owner: user,
  image_versions2: picture(`${pk}.jpg`),
  ...more,
})

const POSTS = [
  post('3600545900919030402', {
    media_type: 2,
    play_count: 35_499,
    video_duration: 76.717,
    video_versions: [{ url: 'https://ig.example/2.mp4', width: 480, height: 852, type: 101 }],
  }),
  post('3600545900919030401', {
    caption: null,
    media_type: 8,
    carousel_media: [{ image_versions2: picture('a.jpg') }, { image_versions2: picture('b.jpg') }],
  }),
]

const found = (id: string, more: object = {}) => ({
  id,
  __typename: 'XDTGraphVideo',
  shortcode: 'DOOJ_zSjcnx',
  url: `https://www.instagram.com/reel/DOOJ_zSjcnx/?n=${id}`,
  caption: 'Wheel trimming #pottery',
  thumbnail_src: 'https://ig.example/thumb.jpg',
  display_url: 'https://ig.example/display.jpg',
  video_url: 'https://ig.example/found.mp4',
  is_video: true,
  video_duration: 65.733,
  owner: { id: '27006925', username: 'clay.works', is_verified: true },
  taken_at: '2025-09-05T12:51:42.000Z',
  like_count: 358,
  comment_count: 16,
  comments: [],
  ...more,
})

const comment = (id: string, more: object = {}) => ({
  id,
  text: `So calm ${id}`,
  created_at: '2025-09-16T17:03:04.000Z',
  comment_like_count: 4,
  child_comment_count: null,
  user: { id: '46773599', pk: '46773599', username: 'mug.fan', is_verified: false },
  ...more,
})

const album = (id: string, title: string) => ({
  __typename: 'GraphHighlightReel',
  id,
  title,
  cover_media: { thumbnail_src: `https://ig.example/cover-${id}.jpg` },
  cover_media_cropped_thumbnail: { url: `https://ig.example/crop-${id}.jpg` },
  owner: { id: '27006925', username: 'clay.works' },
})

/** Documented requests and answers for Instagram. */
export const photosharingRoutes: readonly ReplayRoute[] = [
  {
    method: 'GET',
    path: '/v1/instagram/profile',
    query: { 'handle!': 'string', trim: 'boolean', cache_max_age: 'string' },
    answer: () =>
      success({
        status: 'ok',
        data: {
          user: {
            ...user,
            biography: 'Stoneware, slowly',
            edge_followed_by: { count: 25_116 },
            edge_follow: { count: 101 },
            edge_owner_to_timeline_media: { count: 71, edges: [] },
            profile_pic_url: 'https://ig.example/me.jpg',
            profile_pic_url_hd: 'https://ig.example/me-hd.jpg',
          },
        },
      }),
    empty: () => missing('Account not found'),
  },
  {
    method: 'GET',
    path: '/v2/instagram/user/posts',
    query: { 'handle!': 'string', next_max_id: 'string', trim: 'boolean' },
    answer: () =>
      success({ items: POSTS, num_results: 2, more_available: true, next_max_id: '359973106_27006925', status: 'ok' }),
    empty: () => success({ items: [], num_results: 0, more_available: false, next_max_id: null, status: 'ok' }),
    odd: () => success({ items: [{ pk: '1' }, ...POSTS], num_results: 3, more_available: false, status: 'ok' }),
  },
  {
    method: 'GET',
    path: '/v2/instagram/post/comments',
    query: { 'url!': POST_LINK, cursor: 'string', include_replies: 'boolean' },
    answer: () => success({ comments: [comment('18051843701642870')], cursor: 'AQHSpoi6Hy' }),
    empty: () => success({ comments: [], cursor: null }),
    odd: () => success({ comments: [comment('1', { user: null }), comment('18051843701642870')], cursor: null }),
  },
  {
    method: 'GET',
    path: '/v1/instagram/post/comment/replies',
    query: { 'url!': POST_LINK, 'comment_id!': 'string', cursor: 'string' },
    answer: () =>
      success({
        comments: [comment('18277034998224667', { comment_like_count: null, parent_comment_id: '18051843701642870' })],
        cursor: null,
        has_more: false,
      }),
    empty: () => success({ comments: [], cursor: null, has_more: false }),
    odd: () =>
      success({ comments: [comment('1', { created_at: 'soon' }), comment('18277034998224667')], has_more: false }),
  },
  {
    method: 'GET',
    path: '/v1/instagram/user/highlights',
    query: { user_id: 'string', handle: 'string' },
    answer: () => success({ highlights: [album('18067016518767507', 'Kiln'), album('18067016518767508', 'Glazes')] }),
    empty: () => success({ highlights: [] }),
    odd: () => success({ highlights: [{ id: '1' }, album('18067016518767507', 'Kiln')] }),
  },
  {
    method: 'GET',
    path: '/v1/instagram/user/highlight/detail',
    query: { 'id!': 'string' },
    answer: ({ query }) =>
      success({
        id: `highlight:${query.get('id')}`,
        created_at: 1_743_889_595,
        media_count: 1,
        items: [
          { pk: '3565907942018983442', media_type: 1, taken_at: 1_739_309_361, image_versions2: picture('story.jpg') },
        ],
      }),
  },
  {
    method: 'GET',
    path: '/v2/instagram/reels/search',
    query: { 'query!': 'string', date_posted: DATES, page: /^([1-9]|10|11)$/ },
    answer: ({ query }) => success({ reels: [found(`371495070944498700${query.get('page') ?? '1'}`)] }),
    empty: () => success({ reels: [] }),
    odd: () => success({ reels: [found('1', { taken_at: null }), found('3714950709444987001')] }),
  },
  {
    method: 'GET',
    path: '/v1/instagram/search/hashtag',
    query: { 'hashtag!': 'string', date_posted: DATES, media_type: ['all', 'reels'], cursor: /^([1-9]|10|11)$/ },
    answer: () =>
      success({ hashtag: 'pottery', media_type: 'all', posts: [found('3714950709444987001')], cursor: '2' }),
    empty: () => success({ hashtag: 'pottery', media_type: 'all', posts: [], cursor: null }),
    odd: () => success({ posts: [found('1', { owner: null }), found('3714950709444987001')], cursor: null }),
  },
]
