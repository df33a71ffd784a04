import { hash32 } from '../kit/random.ts'
import type { Accounts } from '../worlds/social/accounts/accounts.ts'
import { countPosts, postRef } from '../worlds/social/feeds.ts'
import { allPages } from '../worlds/social/organisations.ts'
import { PERSONS } from '../worlds/social/persons.ts'
import type { Directory, Platform } from '../worlds/social/platform.ts'
import { PLACES } from '../worlds/social/words/places.ts'
import { BIOS, capital, fill } from '../worlds/social/words/sentences.ts'
import { TOPICS } from '../worlds/social/words/topics.ts'
import { mediaUrl, pageUrl } from './addresses.ts'

type Listed = Pick<Platform, 'name' | 'accounts' | 'directory'>

/** An account in a list. */
export function writeAccount({ name, accounts, directory }: Listed, account: number): object {
  return {
    id: directory.idOf(account),
    username: directory.handleOf(account),
    full_name: directory.nameOf(account),
    is_verified: accounts.isVerified(account),
    profile_avatar_url: avatarOf(name, directory, account),
  }
}

/** An account's profile on a platform with followers. */
export function writeProfile(platform: Platform, account: number, atMs: number): object {
  const { name, accounts, posts } = platform
  const profile = writeFound(platform, account, atMs)
  if (name !== 'shortvideo') return profile
  // Total likes of its posts.
  let likes = 0
  for (let k = countPosts(accounts, account, atMs) - 1; k >= 0; k--)
    likes += posts.likesOf(postRef(accounts, account, k), atMs)
  return { ...profile, heart_count: likes }
}

/** A profile in search results, which omit likes. */
export function writeFound(platform: Platform, account: number, atMs: number): object {
  const { name, accounts, directory } = platform
  const count = countPosts(accounts, account, atMs)
  const handle = directory.handleOf(account)
  return {
    ...writeAccount(platform, account),
    signature: bioOf(accounts, account),
    follower_count: accounts.followerCount(account, atMs),
    following_count: accounts.graph.following(account, atMs).length,
    ...(name === 'shortvideo' ? { video_count: count } : { posts_count: count }),
    is_private: accounts.isPrivate(account),
    profile_url: pageUrl(name, name === 'shortvideo' ? `@${handle}` : handle),
    created_time: new Date(accounts.openedMs(account)).toISOString(),
  }
}

/** A page of a network. */
export function writePage({ name, accounts, directory }: Listed, account: number, atMs: number): object {
  const page = allPages()[account - PERSONS]!
  return {
    id: directory.idOf(account),
    name: page.name,
    username: page.handle,
    category: capital(TOPICS[page.topic]!.name),
    follower_count: accounts.followerCount(account, atMs),
    description: bioOf(accounts, account),
    is_verified: accounts.isVerified(account),
    profile_url: pageUrl(name, page.handle),
  }
}

/** An account's self-description. */
export function bioOf(accounts: Accounts, account: number): string {
  const [t, a, b] = accounts.interestsOf(account).map((topic) => TOPICS[topic]!.name)
  const place = account < PERSONS ? PLACES[hash32(account, 1) % PLACES.length] : allPages()[account - PERSONS]!.place
  const sentence =
    account < PERSONS
      ? BIOS[hash32(account, 2) % BIOS.length]!
      : 'Everything about {t} in {p}: news, meetings and a little {a}.'
  return capital(fill(sentence, { t: t ?? '', a: a ?? '', b: b ?? '', p: place ?? '' }))
}

function avatarOf(platform: string, directory: Directory, account: number): string {
  return mediaUrl(platform, `avatars/${directory.idOf(account)}.jpg`)
}
