import { seedOf } from '../../kit/random.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import { type Communities, openCommunities } from './communities.ts'
import { once } from './once.ts'
import { type GroupLife, openGroups } from './organisations.ts'
import { type Directory, openDirectory, openPlatform, type Platform } from './platform.ts'
import { openPosts, type Posts } from './posts.ts'
import { openPersonFinder, type PersonFinder } from './search/findAccounts.ts'
import { openPostFinder, type PostFinder } from './search/findPosts.ts'

/** Platforms where people are followed. */
export type FollowPlatform = 'shortvideo' | 'photosharing' | 'network'

/** A platform of communities, whose members write and vote. */
export interface Forum {
  readonly users: Accounts
  readonly directory: Directory
  readonly communities: Communities
  readonly posts: Posts
  readonly finder: PostFinder
  readonly people: PersonFinder
}

/** Everything that the stand-in tells of: the same people on four platforms. Each is made when it is first asked for. */
export interface SocialWorld {
  now(): Date
  platform(name: FollowPlatform): Platform
  forum(): Forum
  groups(): GroupLife
}

export interface SocialWorldOptions {
  /** Another seed is another world: other interests, numbers and posts of the same people. */
  readonly seed: string
  /** Posts appear and numbers grow as it goes on. */
  readonly now: () => Date
}

/** Opens the world that a seed makes. */
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

/** Members who see a community's posts first, for each who writes. */
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
