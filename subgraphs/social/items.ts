// What is collected, in the graph's words: results of jobs are kept like this, as JSON. Times are texts in ISO 8601, in UTC.

/** Somebody on a platform. What a platform does not tell is null. */
export interface Profile {
  readonly id: string
  readonly username: string
  readonly fullName: string | null
  readonly bio: string | null
  readonly followerCount: number | null
  readonly followingCount: number | null
  /** Likes of all posts together. */
  readonly likeCount: number | null
  readonly postCount: number | null
  /** Where all posts are videos: the same as `postCount`. */
  readonly videoCount: number | null
  readonly isVerified: boolean
  readonly isPrivate: boolean
  readonly avatarUrl: string | null
  readonly url: string
  readonly createdAt: string | null
}

/** A profile as lists of followers show it. */
export type Account = Pick<Profile, 'id' | 'username' | 'fullName' | 'isVerified' | 'avatarUrl'>

/** What a post shows beside its text. */
export interface Media {
  readonly type: MediaType
  readonly url: string
  readonly thumbnailUrl: string | null
}

export type MediaType = 'IMAGE' | 'VIDEO'

/** The sound of a video. */
export interface Music {
  readonly id: string
  readonly title: string
  readonly author: string | null
}

/** A post of any platform. What a platform does not count is null. */
export interface Post {
  readonly id: string
  /** Forums only. */
  readonly title: string | null
  readonly text: string
  readonly createdAt: string
  /** Null where the platform shows names only. */
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
  /** Of a video, in seconds. */
  readonly duration: number | null
  readonly music: Music | null
  /** Forums only, without `r/` or the like before it. */
  readonly community: string | null
  /** Forums only: votes for less votes against. */
  readonly score: number | null
  /** Forums only: the share of votes for, from 0 to 1. */
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
  /** Its replies. */
  readonly replyCount: number
  readonly postId: string
  /** Of a reply: the comment it answers. */
  readonly parentCommentId: string | null
}

/** A picture or video that goes after a day. */
export interface Story {
  readonly id: string
  readonly createdAt: string
  readonly expiresAt: string
  readonly mediaUrl: string
  readonly mediaType: MediaType
}

/** A collection of stories that stays. */
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

/** Everything that can be collected, by its kind. */
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
