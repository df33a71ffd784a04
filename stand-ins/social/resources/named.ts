import type { PostRef } from '../../worlds/social/feeds.ts'
import type { Platform } from '../../worlds/social/platform.ts'
import type { CommentRef, Posts } from '../../worlds/social/posts.ts'
import { type Asked, lastPart } from '../asked.ts'
import { Refusal } from '../refusal.ts'

/** The account of a member's value: handle, id or link. */
export function accountNamed({ directory }: Pick<Platform, 'directory'>, text: string): number {
  const name = lastPart(text)
  const account = directory.byId(name) ?? directory.byHandle(name)
  if (account === null) throw new Refusal('not_found', `There is no profile ${name}`)
  return account
}

/** The same; rejects a private account. */
export function openAccountNamed(platform: Platform, text: string): number {
  const account = accountNamed(platform, text)
  refusePrivate(platform, account)
  return account
}

/** The post that `post_id` names, by id or link. */
export function postNamed(posts: Posts, asked: Asked, asOfMs: number): PostRef {
  const id = lastPart(asked.text('post_id'))
  const post = posts.find(id, asOfMs)
  if (!post) throw new Refusal('not_found', `There is no post ${id}`)
  return post
}

/** The same, on a platform with private accounts; if `profile_id` is given, the post must belong to that profile. */
export function openPostNamed(platform: Platform, asked: Asked, asOfMs: number): PostRef {
  const post = postNamed(platform.posts, asked, asOfMs)
  const author = asked.textOr('profile_id', null)
  if (author !== null && accountNamed(platform, author) !== post.feed)
    throw new Refusal('not_found', `There is no such post of ${lastPart(author)}`)
  refusePrivate(platform, post.feed)
  return post
}

/** The comment that `comment_id` names. */
export function commentNamed(posts: Posts, asked: Asked, asOfMs: number): CommentRef {
  const id = lastPart(asked.text('comment_id'))
  const comment = posts.findComment(id, asOfMs)
  if (!comment) throw new Refusal('not_found', `There is no comment ${id}`)
  return comment
}

function refusePrivate({ accounts, directory }: Platform, account: number): void {
  if (accounts.isPrivate(account)) throw new Refusal('private', `The profile ${directory.handleOf(account)} is private`)
}
