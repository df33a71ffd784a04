import { once } from '../../kit/once.ts'
import { seedOf } from '../../kit/random.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import { type Communities, openCommunities } from './communities.ts'
import { type GroupLife, openGroups } from './organisations.ts'
import { type Directory, openDirectory, openPlatform, type Platform } from './platform.ts'
import { openPosts, type Posts } from './posts.ts'
import { openPersonFinder, type PersonFinder } from './search/findAccounts.ts'
import { openPostFinder, type PostFinder } from './search/findPosts.ts'

/** Platforms with followers. */
export type FollowPlatform = 'shortvideo' | 'photosharing' | 'network'

/** A platform of communities, whose members post and vote. */
export interface Forum {
  readonly users: Accounts
  readonly directory: Directory
  readonly communities: Communities
  readonly posts: Posts
  readonly finder: PostFinder
  readonly people: PersonFinder
}

/** The stand-in's world: the same people on four platforms. Each platform is built on first use. */
export interface SocialWorld {
  now(): Date
  platform(name: FollowPlatform): Platform
  forum(): Forum
  groups(): GroupLife
}

export interface SocialWorldOptions {
  /** Another seed gives other interests, numbers and posts of the same people. */
  readonly seed: string
  /** The clock; posts appear and numbers grow with it. */
  readonly now: () => Date
}

/** Opens the world of a seed. */
export function openSocialWorld({ seed, now }: SocialWorldOptions): SocialWorld {
  const platforms = {
    shortvideo: once(() => openPlatform(seed, { name: 'shortvideo', forms: { VIDEO: 1 }, hasPages: false })),
    photosharing: once(() =>
      openPlatform(seed, { name: 'photosharing', forms: { IMAGE: 0.55, ALBUM: 0.25, VIDEO: 0.2 }, hasPages: false }),
    ),
    network: once(() =>
      openPlatform(seed, {
        name: 'network',
        forms: { TEXT: 0.4, IMAGE: 0.35, ALBUM: 0.05, VIDEO: 0.2 },
        hasPages: true,
      }),
    ),
  }
  return {
    now,
    platform: (name) => platforms[name](),
    forum: once(() => openForum(seed)),
    groups: once(() => openGroups(seed)),
  }
}

/** Members that see a community's posts first, per author. */
const READERS = 8

function openForum(worldSeed: string): Forum {
  const users = openAccounts(worldSeed, 'forum', 0)
  const directory = openDirectory(seedOf(worldSeed, 'forum', 'ids'), users)
  const communities = openCommunities(worldSeed, users)
  const posts = openPosts({
    seed: seedOf(worldSeed, 'forum', 'posts'),
    feeds: communities,
    audienceOf: (community) => communities.membersOf(community).length * READERS,
    radix: 36,
    shape: 'NESTED',
    forms: { TEXT: 0.7, IMAGE: 0.3 },
  })
  return {
    users,
    directory,
    communities,
    posts,
    finder: openPostFinder(posts),
    people: openPersonFinder(users, directory.byHandle),
  }
}
