import type { ItemKind } from './items.ts'
import type { Platform } from './providers/provider.ts'
import type {
  CollectForumInput,
  CollectNetworkInput,
  CollectPhotosharingInput,
  CollectShortvideoInput,
} from './types.gen.ts'

/** One kind of paid work: a member of a platform's input, and the query it runs. */
export interface Row {
  /** Name of the job kind: platform and resource, as in the documented path. */
  readonly kind: string
  readonly platform: Platform
  readonly resource: string
  readonly item: ItemKind
  /** Whether the result is pages of items rather than one item. */
  readonly isList: boolean
}

type Told = Pick<Row, 'resource' | 'item' | 'isList'>

const one = (resource: string, item: ItemKind): Told => ({ resource, item, isList: false })
const list = (resource: string, item: ItemKind): Told => ({ resource, item, isList: true })

/** All kinds of collection, by their path in `CollectInput`, such as `network.posts`. Their members are defined in the SDL only. */
export const ROWS: ReadonlyMap<string, Row> = new Map([
  ...of<CollectShortvideoInput>('shortvideo', {
    profile: one('profile', 'profile'),
    posts: list('posts', 'post'),
    comments: list('post-comments', 'comment'),
    replies: list('comment-replies', 'comment'),
    followers: list('followers', 'account'),
    following: list('following', 'account'),
    searchPosts: list('search', 'post'),
    searchPostsByHashtag: list('search-hashtag', 'post'),
    searchPostsByMusic: list('search-music', 'post'),
    searchProfiles: list('search-profiles', 'profile'),
  }),
  ...of<CollectPhotosharingInput>('photosharing', {
    profile: one('profile', 'profile'),
    posts: list('posts', 'post'),
    comments: list('post-comments', 'comment'),
    replies: list('comment-replies', 'comment'),
    followers: list('followers', 'account'),
    following: list('following', 'account'),
    stories: list('stories', 'story'),
    highlights: list('highlights', 'highlight'),
    searchPosts: list('search', 'post'),
    searchPostsByTag: list('search-tags', 'post'),
  }),
  ...of<CollectNetworkInput>('network', {
    profile: one('profile', 'profile'),
    posts: list('posts', 'post'),
    comments: list('post-comments', 'comment'),
    replies: list('comment-replies', 'comment'),
    followers: list('followers', 'account'),
    following: list('following', 'account'),
    searchPosts: list('search', 'post'),
    searchPeople: list('search-people', 'profile'),
    searchPages: list('search-pages', 'page'),
    searchGroups: list('search-groups', 'group'),
  }),
  ...of<CollectForumInput>('forum', {
    post: one('post', 'post'),
    comment: one('comment', 'comment'),
    comments: list('post-comments', 'comment'),
    communityPosts: list('subreddit', 'post'),
    searchPosts: list('search', 'post'),
    searchProfiles: list('search-profiles', 'profile'),
  }),
])

function of<Input>(platform: Platform, rows: Readonly<Record<keyof Input & string, Told>>): [string, Row][] {
  return Object.entries<Told>(rows).map(([member, told]) => [
    `${platform}.${member}`,
    { kind: `${platform}-${told.resource}`, platform, ...told },
  ])
}
