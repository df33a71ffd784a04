// Collected items in the graph's form, stored as job results in JSON. Times are ISO 8601 strings in UTC.

/** A profile on a platform. Null if the platform does not provide a value. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly fullName: string | null
  readonly bio: string | null
  readonly followerCount: number | null
  readonly followingCount: number | null
  /** Likes over all posts. */
  readonly likeCount: number | null
  readonly postCount: number | null
  /** If all posts are videos: the same as `postCount`. */
  readonly videoCount: number | null
  readonly isVerified: boolean
  readonly isPrivate: boolean
  readonly avatarUrl: string | null
  readonly url: string
  readonly createdAt: string | null
}

/** A profile as listed among followers. */
export type Account = Pick<Profile, 'id' | 'username' | 'fullName' | 'isVerified' | 'avatarUrl'>

/** A picture or video of a post. */
export interface Media {
  readonly type: MediaType
  readonly url: string
  readonly thumbnailUrl: string | null
}

export type MediaType = 'IMAGE' | 'VIDEO'

/** The soundtrack of a video. */
export interface Music {
  readonly id: string
  readonly title: string
  readonly author: string | null
}

/** A post of any platform. Null if the platform does not count a value. */
export interface Post {
  readonly id: string
  /** Forums only. */
  readonly title: string | null
  readonly text: string
  readonly createdAt: string
  /** Null if the platform shows names only. */
  readonly authorId: string | null
  readonly authorUsername: string
  readonly playCount: number | null
  readonly likeCount: number | null
  readonly commentCount: number
  readonly shareCount: number | null
  readonly saveCount: number | null
  /** Without `#`. */
  readonly hashtags: readonly string[]
  readonly media: readonly Media[]
  /** Length of a video, in seconds. */
  readonly duration: number | null
  readonly music: Music | null
  /** Forums only, without a prefix such as `r/`. */
  readonly community: string | null
  /** Forums only: upvotes minus downvotes. */
  readonly score: number | null
  /** Forums only: share of upvotes, from 0 to 1. */
  readonly upvoteRatio: number | null
  readonly url: string
  /** Forums only: the path of the post's own page. */
  readonly permalink: string | null
}

/** A comment on a post, or a reply to one. */
export interface Comment {
  readonly id: string
  readonly text: string
  readonly ownerId: string | null
  readonly ownerUsername: string
  readonly createdAt: string
  readonly likeCount: number
  /** Number of replies. */
  readonly replyCount: number
  readonly postId: string
  /** For a reply: the comment that it answers. */
  readonly parentCommentId: string | null
}

/** A picture or video that disappears after a day. */
export interface Story {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly mediaUrl: string
  readonly mediaType: MediaType
}

/** A permanent collection of stories. */
export interface Highlight {
  readonly id: string
  readonly title: string
  readonly createdAt: string
  readonly mediaUrl: string
  readonly mediaType: MediaType
  readonly coverUrl: string | null
}

/** The page of a business, a place or a cause. */
export interface Page {
  readonly id: string
  readonly name: string
  readonly username: string | null
  readonly category: string | null
  readonly followerCount: number
  readonly description: string | null
  readonly isVerified: boolean
  readonly url: string
}

/** A group that people join. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly memberCount: number
  readonly description: string | null
  readonly url: string
}

/** All collectable items, by kind. */
export interface Items {
  readonly profile: Profile
  readonly account: Account
  readonly post: Post
  readonly comment: Comment
  readonly story: Story
  readonly highlight: Highlight
  readonly page: Page
  readonly group: Group
}

export type ItemKind = keyof Items
export type Item = Items[ItemKind]
