import {
  type ContractRow,
  type MemberFacts,
  NOT_COUNT,
  NOT_TEXT,
  optional,
  type ResponseShape,
  required,
} from './row.ts'

type Members = Readonly<Record<string, MemberFacts>>
type Sample = Readonly<Record<string, string | number>>

const text = (longest: number, ...refused: readonly unknown[]) =>
  required(...NOT_TEXT, '', ' ', 'x'.repeat(longest + 1), ...refused)
const upTo = (most: number) => optional(...NOT_COUNT, most + 1)

const handle = text(100, '@', 'ada lovelace')
const keywords = text(200)
const profile_id = text(100)
const post_id = text(500)
const comment_id = text(200)

const order_by = optional(...NOT_TEXT, '', 'DATE_DESC', 'oldest')
const page = { max_page_size: upTo(100), cursor: optional(...NOT_TEXT, '', 'x'.repeat(2_001)) }

const posts = { max_posts: upTo(300), order_by, ...page }
const comments = { max_comments: upTo(300), order_by, ...page }
const followers = { max_followers: upTo(10_000), ...page }
const search = { keywords, max_posts: upTo(300), ...page }

/** What every paid call answers. */
const ticket = { token: 'string', jobId: 'string', status: 'words:pending', pollUrl: 'string' }

const paid = (path: string, operation: string, members: Members, sample: Sample): ContractRow => ({
  service: 'social',
  method: 'POST',
  path: `/api/${path}`,
  operation,
  access: 'paid',
  price: { mode: 'fixed', usd: '0.06', atomic: '60000' },
  status: 202,
  members,
  response: ticket,
  sample,
})

const someone = { handle: 'ada.lovelace' }
const post = { post_id: '7301234567890123456' }
const postOf = { profile_id: 'ada.lovelace', ...post }
const comment = { comment_id: '7301234567890999999' }
const words = { keywords: 'street food', max_page_size: 10 }

/** The contract of social data. */
export const SOCIAL_ROWS: readonly ContractRow[] = [
  paid('shortvideo/profile', 'CollectShortvideoProfile', { handle }, someone),
  paid('shortvideo/posts', 'CollectShortvideoPosts', { handle, ...posts }, { ...someone, max_posts: 10 }),
  paid('shortvideo/post-comments', 'CollectShortvideoComments', { profile_id, post_id, ...comments }, postOf),
  paid(
    'shortvideo/followers',
    'CollectShortvideoFollowers',
    { handle, ...followers },
    { ...someone, max_page_size: 100 },
  ),
  paid(
    'shortvideo/comment-replies',
    'CollectShortvideoReplies',
    { profile_id, post_id, comment_id, ...page },
    { ...postOf, ...comment },
  ),
  paid('shortvideo/following', 'CollectShortvideoFollowing', { handle, ...page }, { handle: '@ada.lovelace' }),
  paid(
    'shortvideo/search',
    'SearchShortvideoPosts',
    {
      sort_type: optional(...NOT_TEXT, '', 'newest', 'RELEVANCE'),
      date_posted: optional(...NOT_TEXT, '', 'yesterday', 'ALL'),
      ...search,
    },
    { ...words, sort_type: 'like_count', date_posted: 'past_half_year' },
  ),
  paid(
    'shortvideo/search-hashtag',
    'SearchShortvideoPostsByHashtag',
    { hashtag: text(100, '#', 'street food'), ...page },
    { hashtag: '#food' },
  ),
  paid('shortvideo/search-profiles', 'SearchShortvideoProfiles', { keywords, ...page }, words),
  paid(
    'shortvideo/search-music',
    'SearchShortvideoPostsByMusic',
    { music_title: text(200), music_id: text(100), ...page },
    { music_title: 'Night train', music_id: '42' },
  ),
  paid('photosharing/followers', 'CollectPhotosharingFollowers', { handle, ...followers }, someone),
  paid('photosharing/following', 'CollectPhotosharingFollowing', { handle, ...page }, someone),
  paid('photosharing/stories', 'CollectPhotosharingStories', { handle, ...page }, someone),
  paid('photosharing/highlights', 'CollectPhotosharingHighlights', { handle, ...page }, someone),
  paid('photosharing/search', 'SearchPhotosharingPosts', search, words),
  paid(
    'photosharing/search-tags',
    'SearchPhotosharingPostsByTag',
    { tag: text(100, '#', 'street food'), ...page },
    { tag: 'food' },
  ),
  paid('photosharing/profile', 'CollectPhotosharingProfile', { handle }, someone),
  paid('photosharing/posts', 'CollectPhotosharingPosts', { handle, ...posts }, { ...someone, order_by: 'date_asc' }),
  paid('photosharing/post-comments', 'CollectPhotosharingComments', { post_id, ...comments }, post),
  paid(
    'photosharing/comment-replies',
    'CollectPhotosharingReplies',
    { post_id, comment_id, ...page },
    { ...post, ...comment },
  ),
  paid('network/search-people', 'SearchNetworkPeople', { keywords, ...page }, words),
  paid('network/posts', 'CollectNetworkPosts', { profile_id, ...posts }, { profile_id: 'ada.lovelace' }),
  paid('network/post-comments', 'CollectNetworkComments', { post_id, ...comments }, post),
  paid('network/comment-replies', 'CollectNetworkReplies', { post_id, comment_id, ...page }, { ...post, ...comment }),
  paid('network/followers', 'CollectNetworkFollowers', { profile_id, ...followers }, { profile_id: 'ada.lovelace' }),
  paid('network/following', 'CollectNetworkFollowing', { profile_id, ...page }, { profile_id: 'ada.lovelace' }),
  paid('network/search', 'SearchNetworkPosts', search, words),
  paid('network/search-pages', 'SearchNetworkPages', { keywords, ...page }, words),
  paid('network/search-groups', 'SearchNetworkGroups', { keywords, ...page }, words),
  paid('network/profile', 'CollectNetworkProfile', { profile_id }, { profile_id: 'ada.lovelace' }),
  paid('forum/post', 'CollectForumPost', { post_id }, post),
  paid('forum/post-comments', 'CollectForumComments', { post_id, ...comments }, { ...post, order_by: 'id_desc' }),
  paid('forum/comment', 'CollectForumComment', { comment_id }, comment),
  paid('forum/search', 'SearchForumPosts', search, words),
  paid('forum/search-profiles', 'SearchForumProfiles', { keywords, max_profiles: upTo(300), ...page }, words),
  paid(
    'forum/subreddit',
    'CollectForumCommunityPosts',
    { name: text(100, 'r/', 'street food'), ...page },
    { name: 'r/cooking' },
  ),
  {
    service: 'social',
    method: 'GET',
    path: '/api/jobs',
    operation: 'SocialJob',
    access: 'siwx',
    price: null,
    members: {
      token: optional('', 'x'.repeat(1_001)),
      jobId: optional('', 'x'.repeat(65)),
      wait: optional('-1', '31', '1.5', 'x'),
    },
    response: {
      status: 'words:pending|finished|failed',
      'message?': 'string',
      // What it is differs from path to path; the tests of social data hold each up to its own shape.
      'data?': 'any',
      'error?': 'string',
    },
    sample: { jobId: '00000000-0000-4000-8000-000000000000', wait: 1 },
  },
]

const account = {
  id: 'string',
  username: 'string',
  full_name: 'string|null',
  is_verified: 'boolean',
  profile_avatar_url: 'string|null',
}

const profileShape = {
  ...account,
  signature: 'string|null',
  follower_count: 'integer|null',
  following_count: 'integer|null',
  'heart_count?': 'integer',
  'video_count?': 'integer',
  posts_count: 'integer|null',
  is_private: 'boolean',
  profile_url: 'string',
  'created_time?': 'date',
}

const postShape = {
  id: 'string',
  'title?': 'string',
  text: 'string',
  created_time: 'date',
  timestamp: 'integer',
  'author_id?': 'string',
  author_username: 'string',
  'play_count?': 'integer',
  'like_count?': 'integer',
  comment_count: 'integer',
  'share_count?': 'integer',
  'save_count?': 'integer',
  hashtags: ['string'],
  attached_media: [{ type: 'words:image|video', url: 'string', 'thumbnail_url?': 'string' }],
  'duration?': 'number',
  'music?': { id: 'string', title: 'string', 'author?': 'string' },
  'community?': 'string',
  'score?': 'integer',
  'upvote_ratio?': 'number',
  url: 'string',
  'permalink?': 'string',
} satisfies ResponseShape

const commentShape = {
  id: 'string',
  text: 'string',
  'owner_id?': 'string',
  owner_username: 'string',
  created_time: 'date',
  like_count: 'integer',
  comment_count: 'integer',
  post_id: 'string',
  'parent_comment_id?': 'string',
}

const kept = { id: 'string', created_time: 'date', media_url: 'string', media_type: 'words:image|video' }

const pageShape = {
  id: 'string',
  name: 'string',
  'username?': 'string',
  'category?': 'string',
  follower_count: 'integer',
  description: 'string|null',
  is_verified: 'boolean',
  profile_url: 'string',
}

const groupShape = {
  id: 'string',
  name: 'string',
  member_count: 'integer',
  description: 'string|null',
  profile_url: 'string',
}

const listOf = (item: ResponseShape): ResponseShape => ({
  items: [item],
  page_info: { cursor: 'string|null', has_next_page: 'boolean' },
})

/** What stands in `data` once a job has finished, by what is asked for at the end of its path. */
export const SOCIAL_DATA: Readonly<Record<string, ResponseShape>> = {
  profile: profileShape,
  post: postShape,
  comment: commentShape,
  posts: listOf(postShape),
  search: listOf(postShape),
  'search-hashtag': listOf(postShape),
  'search-tags': listOf(postShape),
  'search-music': listOf(postShape),
  subreddit: listOf(postShape),
  'post-comments': listOf(commentShape),
  'comment-replies': listOf(commentShape),
  followers: listOf(account),
  following: listOf(account),
  'search-profiles': listOf(profileShape),
  'search-people': listOf(profileShape),
  'search-pages': listOf(pageShape),
  'search-groups': listOf(groupShape),
  stories: listOf({ ...kept, expire_time: 'date' }),
  highlights: listOf({ ...kept, title: 'string', 'cover_url?': 'string' }),
}
