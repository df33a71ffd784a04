import type { Post, Profile } from '../../../../subgraphs/social/items.ts'

/** A profile, with what a test changes. */
export function profileOf(changes: Partial<Profile> = {}): Profile {
  return {
    id: '1',
    username: 'ada',
    fullName: 'Ada',
    bio: null,
    followerCount: 3,
    followingCount: 2,
    likeCount: null,
    postCount: 4,
    videoCount: null,
    isVerified: true,
    isPrivate: false,
    avatarUrl: null,
    url: 'https://shortvideo.example/@ada',
    createdAt: null,
    ...changes,
  }
}

/** A post without anything beside its text. */
export function postOf(id: string, changes: Partial<Post> = {}): Post {
  return {
    id,
    title: null,
    text: `Post ${id}`,
    createdAt: '2030-01-02T03:04:05Z',
    authorId: '1',
    authorUsername: 'ada',
    playCount: null,
    likeCount: 5,
    commentCount: 0,
    shareCount: null,
    saveCount: null,
    hashtags: [],
    media: [],
    duration: null,
    music: null,
    community: null,
    score: null,
    upvoteRatio: null,
    url: `https://shortvideo.example/p/${id}`,
    permalink: null,
    ...changes,
  }
}
