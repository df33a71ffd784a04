import { unit } from '../../../kit/random.ts'
import { grown } from '../growth.ts'
import { isShown, isShownPublic, PERSONS } from '../persons.ts'

/** Status of accounts: age, followers, visibility. */
export interface Standing {
  openedMs(account: number): number
  /** Final number of followers. */
  audienceOf(account: number): number
  followerCount(account: number, atMs: number): number
  isPrivate(account: number): boolean
  isVerified(account: number): boolean
}

/** Accounts with at least this many followers are never private, and always post. */
export const KNOWN_FROM = 500

const VERIFIED_FROM = 4_000
/** Share of verified accounts among known ones that are not very well known. */
const VERIFIED = 0.3
/** Share of private accounts among less known ones. */
const PRIVATE = 0.12
/** Upper limit, required by the follow graph. */
const MOST_FOLLOWERS = PERSONS / 4
const DAY_MS = 86_400_000
/** Range of account creation, before the first post: no list contains an account before its creation. */
const OPENED_FROM_MS = Date.UTC(2016, 0, 1)
const OPENED_WITHIN_DAYS = 4 * 365
/** Time until half of an account's final followers follow. */
const HALF_FOLLOW_MS = 4 * 365 * DAY_MS

const OPENED = 1
const AUDIENCE = 2
const HIDDEN = 3
const VOUCHED = 8

/** Opens the status of a platform's accounts. */
export function openStanding(seed: number, size: number): Standing {
  const audience = new Uint16Array(size)
  for (let account = 0; account < size; account++)
    audience[account] = audienceFor(account, unit(seed, account, AUDIENCE))
  const audienceOf = (account: number) => audience[account]!
  const openedMs = (account: number) =>
    OPENED_FROM_MS + Math.floor(unit(seed, account, OPENED) * OPENED_WITHIN_DAYS) * DAY_MS
  const isPrivate = (account: number) => {
    if (isShown(account)) return !isShownPublic(account)
    return account < PERSONS && audienceOf(account) < KNOWN_FROM && unit(seed, account, HIDDEN) < PRIVATE
  }
  return {
    openedMs,
    audienceOf,
    followerCount: (account, atMs) => grown(audienceOf(account), atMs - openedMs(account), HALF_FOLLOW_MS),
    isPrivate,
    isVerified(account) {
      if (isShown(account)) return !isPrivate(account)
      if (audienceOf(account) >= VERIFIED_FROM) return true
      return audienceOf(account) >= KNOWN_FROM && unit(seed, account, VOUCHED) < VERIFIED
    },
  }
}

/** Heavy-tailed distribution: few accounts have very many followers. */
function audienceFor(account: number, chance: number): number {
  if (isShownPublic(account)) return Math.floor(4_000 + 5_000 * chance)
  if (isShown(account)) return Math.floor(150 + 250 * chance)
  return Math.min(MOST_FOLLOWERS, Math.floor(25 * ((1 - chance) ** -0.9 - 0.9)))
}
