import { seedOf } from '../../kit/random.ts'
import { type Accounts, openAccounts } from './accounts/accounts.ts'
import { type IdForm, readId, writeId } from './ids.ts'
import { allPages, PAGES } from './organisations.ts'
import { PERSONS, personOf } from './persons.ts'
import { openPosts, type PostForm, type Posts } from './posts.ts'
import { openPersonFinder, type PersonFinder } from './search/findAccounts.ts'
import { openPostFinder, type PostFinder } from './search/findPosts.ts'

/** Names and ids of accounts. */
export interface Directory {
  handleOf(account: number): string
  nameOf(account: number): string
  /** The account of a handle, ignoring case. */
  byHandle(handle: string): number | null
  idOf(account: number): string
  byId(id: string): number | null
}

/** A platform with followers and posts. */
export interface Platform {
  readonly name: string
  readonly accounts: Accounts
  readonly directory: Directory
  readonly posts: Posts
  readonly finder: PostFinder
  readonly people: PersonFinder
}

export interface PlatformOptions {
  readonly name: string
  readonly forms: Readonly<Partial<Record<PostForm, number>>>
  /** Whether pages have accounts too. */
  readonly hasPages: boolean
}

/** Opens a platform of a seed's world. */
export function openPlatform(worldSeed: string, { name, forms, hasPages }: PlatformOptions): Platform {
  const accounts = openAccounts(worldSeed, name, hasPages ? PAGES : 0)
  const directory = openDirectory(seedOf(worldSeed, name, 'ids'), accounts)
  const posts = openPosts({
    seed: seedOf(worldSeed, name, 'posts'),
    feeds: accounts,
    audienceOf: accounts.audienceOf,
    radix: 10,
    shape: 'FLAT',
    forms,
  })
  return {
    name,
    accounts,
    directory,
    posts,
    finder: openPostFinder(posts),
    people: openPersonFinder(accounts, directory.byHandle),
  }
}

/** The names and ids of a platform's accounts. */
export function openDirectory(seed: number, accounts: Accounts): Directory {
  const form: IdForm = { seed, radix: 10 }
  const handleOf = (account: number) =>
    account < PERSONS ? personOf(account).handle : allPages()[account - PERSONS]!.handle
  let handles: ReadonlyMap<string, number> | null = null
  return {
    handleOf,
    nameOf(account) {
      if (account >= PERSONS) return allPages()[account - PERSONS]!.name
      const { first, last } = personOf(account)
      return `${first} ${last}`
    },
    byHandle(handle) {
      handles ??= new Map(Array.from({ length: accounts.size }, (_, account) => [handleOf(account), account]))
      return handles.get(handle.toLowerCase()) ?? null
    },
    idOf: (account) => writeId(form, accounts.openedMs(account), { owner: account, k: 0 }),
    byId(id) {
      const place = readId(form, id, false)
      const isThere =
        place !== null && place.k === 0 && place.owner < accounts.size && accounts.openedMs(place.owner) === place.atMs
      return isThere ? place.owner : null
    },
  }
}
