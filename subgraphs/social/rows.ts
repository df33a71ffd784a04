import type { ItemKind } from './items.ts'
import type { Platform } from './providers/provider.ts'

/** One kind of paid work: a field of `Mutation`, and the query it runs. */
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

/** All kinds of collection, by field. A field's arguments are defined in its SDL only. */
export const ROWS: ReadonlyMap<string, Row> = new Map([
  ...of('shortvideo', {
    collectShortvideoProfile: one('profile', 'profile'),
    collectShortvideoPosts: list('posts', 'post'),
    collectShortvideoComments: list('post-comments', 'comment'),
    collectShortvideoReplies: list('comment-replies', 'comment'),
    collectShortvideoFollowers: list('followers', 'account'),
    collectShortvideoFollowing: list('following', 'account'),
    searchShortvideoPosts: list('search', 'post'),
    searchShortvideoPostsByHashtag: list('search-hashtag', 'post'),
    searchShortvideoPostsByMusic: list('search-music', 'post'),
    searchShortvideoProfiles: list('search-profiles', 'profile'),
  }),
  ...of('photosharing', {
    collectPhotosharingProfile: one('profile', 'profile'),
    collectPhotosharingPosts: list('posts', 'post'),
    collectPhotosharingComments: list('post-comments', 'comment'),
    collectPhotosharingReplies: list('comment-replies', 'comment'),
    collectPhotosharingFollowers: list('followers', 'account'),
    collectPhotosharingFollowing: list('following', 'account'),
    collectPhotosharingStories: list('stories', 'story'),
    collectPhotosharingHighlights: list('highlights', 'highlight'),
    searchPhotosharingPosts: list('search', 'post'),
    searchPhotosharingPostsByTag: list('search-tags', 'post'),
  }),
  ...of('network', {
    collectNetworkProfile: one('profile', 'profile'),
    collectNetworkPosts: list('posts', 'post'),
    collectNetworkComments: list('post-comments', 'comment'),
    collectNetworkReplies: list('comment-replies', 'comment'),
    collectNetworkFollowers: list('followers', 'account'),
    collectNetworkFollowing: list('following', 'account'),
    searchNetworkPosts: list('search', 'post'),
    searchNetworkPeople: list('search-people', 'profile'),
    searchNetworkPages: list('search-pages', 'page'),
    searchNetworkGroups: list('search-groups', 'group'),
  }),
  ...of('forum', {
    collectForumPost: one('post', 'post'),
    collectForumComment: one('comment', 'comment'),
    collectForumComments: list('post-comments', 'comment'),
    collectForumCommunityPosts: list('subreddit', 'post'),
    searchForumPosts: list('search', 'post'),
    searchForumProfiles: list('search-profiles', 'profile'),
  }),
])

function of(platform: Platform, rows: Readonly<Record<string, Told>>): [string, Row][] {
  return Object.entries(rows).map(([field, told]) => [
    field,
    { kind: `${platform}-${told.resource}`, platform, ...told },
  ])
}
