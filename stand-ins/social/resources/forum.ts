import { countPosts, type PostRef, postRef } from '../../worlds/social/feeds.ts'
import { BODIES, capital, fill, QUESTIONS } from '../../worlds/social/words/sentences.ts'
import { TOPICS } from '../../worlds/social/words/topics.ts'
import type { Forum, SocialWorld } from '../../worlds/social/world.ts'
import { bioOf } from '../accounts.ts'
import { mediaUrl, pageUrl } from '../addresses.ts'
import { lastPart } from '../asked.ts'
import { openThread } from '../comments.ts'
import { dated, listOf, type Resource } from '../list.ts'
import { mediaOf } from '../posts.ts'
import { Refusal } from '../refusal.ts'
import { commentNamed, postNamed } from './named.ts'

/** The forum: communities, posts and comments. */
export function forumResources(world: SocialWorld): Readonly<Record<string, Resource>> {
  const forum = () => world.forum()
  return {
    post(asked, asOfMs) {
      return { one: writePost(forum(), postNamed(forum().posts, asked, asOfMs), asOfMs), as: 'post' }
    },

    // Replies are returned with the comment they answer.
    'post-comments': (asked, asOfMs) => {
      const thread = threadOf(forum(), postNamed(forum().posts, asked, asOfMs), asOfMs)
      return dated(thread.count, asked, (i) => thread.write(i))
    },

    comment(asked, asOfMs) {
      const { post, i } = commentNamed(forum().posts, asked, asOfMs)
      return { one: threadOf(forum(), post, asOfMs).write(i), as: 'comment' }
    },

    search(asked, asOfMs) {
      const { finder } = forum()
      const found = finder.search({ keywords: asked.text('keywords'), sort: 'relevance', asOfMs, sinceMs: 0 })
      return listOf(found.length, (index) => writePost(forum(), found[index]!, asOfMs))
    },

    'search-profiles': (asked, asOfMs) => {
      const found = forum().people.search(asked.text('keywords'))
      return listOf(found.length, (index) => writeUser(forum(), found[index]!, asOfMs))
    },

    subreddit(asked, asOfMs) {
      const { communities } = forum()
      const name = lastPart(asked.text('name'))
      const community = communities.find(name)
      if (community === null) throw new Refusal('not_found', `There is no community ${name}`)
      const total = countPosts(communities, community, asOfMs)
      const postAt = (index: number) => postRef(communities, community, total - 1 - index)
      return listOf(total, (index) => writePost(forum(), postAt(index), asOfMs))
    },
  }
}

function threadOf({ posts, directory, communities }: Forum, post: PostRef, atMs: number) {
  const members = communities.membersOf(post.feed)
  return openThread({ posts, directory, commenter: (_, bits) => members[bits % members.length]! }, post, atMs)
}

/** Minimum upvote share. */
const LEAST_LIKED = 0.55

function writePost({ posts, directory, communities }: Forum, post: PostRef, atMs: number): object {
  const { phrase, topic } = communities.subjectOf(post.feed, post.k)
  const words = { s: phrase, t: TOPICS[topic]!.name }
  const id = posts.idOf(post)
  const community = communities.nameOf(post.feed)
  const path = `c/${community}/posts/${id}`
  return {
    id,
    title: capital(fill(posts.pick(post, 21, QUESTIONS), words)),
    text: capital(fill(posts.pick(post, 22, BODIES), words)),
    author_username: directory.handleOf(communities.authorOf(post.feed, post.k)),
    community,
    score: posts.likesOf(post, atMs),
    upvote_ratio: Math.round(100 * (LEAST_LIKED + (0.99 - LEAST_LIKED) * Math.sqrt(posts.chance(post, 25)))) / 100,
    comment_count: posts.discussionOf(post).count(atMs),
    created_time: new Date(post.atMs).toISOString(),
    timestamp: post.atMs / 1000,
    attached_media: mediaOf('forum', posts, post, id),
    url: pageUrl('forum', path),
    permalink: `/${path}`,
  }
}

function writeUser({ users, directory, communities, posts }: Forum, user: number, atMs: number): object {
  const written = communities.writtenBy(user, atMs)
  const handle = directory.handleOf(user)
  const scores = written.map(({ community, k }) => posts.likesOf(postRef(communities, community, k), atMs))
  return {
    id: directory.idOf(user),
    username: handle,
    full_name: null,
    signature: bioOf(users, user),
    follower_count: users.followerCount(user, atMs),
    following_count: null,
    heart_count: scores.reduce((sum, score) => sum + score, 0),
    posts_count: written.length,
    is_verified: false,
    is_private: false,
    profile_avatar_url: mediaUrl('forum', `avatars/${directory.idOf(user)}.jpg`),
    profile_url: pageUrl('forum', `u/${handle}`),
    created_time: new Date(users.openedMs(user)).toISOString(),
  }
}
