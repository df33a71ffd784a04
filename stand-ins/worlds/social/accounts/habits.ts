import { hash32, logUniform, seedOf, unit } from '../../../kit/random.ts'
import { FIRST_POST_MS } from '../feeds.ts'
import { isShown } from '../persons.ts'
import type { Rhythm } from '../rhythm.ts'
import { KNOWN_FROM, type Standing } from './standing.ts'

/** Activity rates of accounts. */
export interface Habits {
  posts(account: number): Rhythm
  /** Whether it posts at all. */
  isPosting(account: number): boolean
  stories(account: number): Rhythm
  highlights(account: number): Rhythm
}

const DAY_MS = 86_400_000
/** Every account's first post is within this time after the platform's first post. */
const FIRST_WITHIN_MS = 900 * DAY_MS
/** Share of less known accounts that never post. */
const LURKERS = 0.15
/** Share of all accounts without stories. */
const SILENT = 0.5

const TEMPO = 4
const FIRST_POST = 5
const STORIES = 6
const HIGHLIGHTS = 7

/** Opens the habits of a platform's accounts. */
export function openHabits(seed: number, { audienceOf }: Standing): Habits {
  const seeds = ['posts', 'stories', 'highlights'].map((what) => seedOf(seed, what)) as [number, number, number]
  const chanceOf = (account: number, salt: number) => unit(seed, account, salt)
  const isKnown = (account: number) => audienceOf(account) >= KNOWN_FROM
  const isPosting = (account: number) => isShown(account) || isKnown(account) || chanceOf(account, TEMPO) >= LURKERS
  const startMs = (account: number) => FIRST_POST_MS + chanceOf(account, FIRST_POST) * FIRST_WITHIN_MS
  // Cached, because every search needs them repeatedly.
  const known: Rhythm[] = []

  function postDays(account: number): number {
    const chance = chanceOf(account, TEMPO)
    if (isShown(account)) return 1 + chance
    return logUniform(1 - chance, 0.7, isKnown(account) ? 6 : 60)
  }

  function storyDays(account: number): number {
    const chance = chanceOf(account, STORIES)
    if (isShown(account)) return 1 / 6
    return chance < SILENT ? Infinity : logUniform((chance - SILENT) / (1 - SILENT), 0.15, 12)
  }

  function rhythm(kind: 0 | 1 | 2, account: number, days: number): Rhythm {
    return { seed: hash32(seeds[kind], account), startMs: startMs(account), everyMs: days * DAY_MS }
  }

  return {
    isPosting,
    posts(account) {
      known[account] ??= rhythm(0, account, isPosting(account) ? postDays(account) : Infinity)
      return known[account]
    },
    stories: (account) => rhythm(1, account, storyDays(account)),
    highlights(account) {
      const days = storyDays(account) < Infinity ? logUniform(chanceOf(account, HIGHLIGHTS), 150, 900) : Infinity
      return rhythm(2, account, days)
    },
  }
}
