import { once } from '../../../kit/once.ts'
import { hash32, seedOf } from '../../../kit/random.ts'
import type { Feeds } from '../feeds.ts'
import { type FollowGraph, openFollowGraph } from '../graph/followGraph.ts'
import { isShown, PERSONS } from '../persons.ts'
import { type Subject, TOPICS } from '../words/topics.ts'
import { type Habits, openHabits } from './habits.ts'
import { openStanding, type Standing } from './standing.ts'
import { openTastes } from './tastes.ts'

/** The accounts of a platform with followers and posts. */
export interface Accounts extends Feeds, Standing {
  /** Number of people; pages have the indices after them. */
  readonly people: number
  readonly graph: FollowGraph
  readonly habits: Habits
  /** Topic indices, most frequent first. */
  interestsOf(account: number): readonly number[]
  /** People interested in a topic, including private accounts and those that never post. */
  likersOf(topic: number): readonly number[]
}

/** Index of each post's interest: half of all posts are about the first one. */
const WHICH = [0, 0, 1, 2] as const

/** Opens the accounts of a platform: all people, and `pages` pages. */
export function openAccounts(worldSeed: string, platform: string, pages: number): Accounts {
  const seed = seedOf(worldSeed, platform, 'accounts')
  const size = PERSONS + pages
  const tastes = openTastes(worldSeed, size)
  const standing = openStanding(seed, size)
  const habits = openHabits(seed, standing)
  const isOpen = (account: number) => !standing.isPrivate(account)
  const openByTopic = once(() => tastes.group((account) => isOpen(account) && habits.isPosting(account)))
  const peopleByTopic = once(() => tastes.group((account) => account < PERSONS))

  function subjectOf(account: number, k: number): Subject {
    const { seed: own } = habits.posts(account)
    const { subjects } = TOPICS[tastes.nth(account, WHICH[hash32(own, k, 1) % WHICH.length]!)]!
    return subjects[hash32(own, k, 2) % subjects.length]!
  }

  return {
    ...standing,
    size,
    people: PERSONS,
    habits,
    graph: openFollowGraph({
      seed: seedOf(seed, 'graph'),
      people: PERSONS,
      targets: size,
      mostOf: standing.audienceOf,
      isEager: isShown,
      countOf: standing.followerCount,
    }),
    rhythmOf: habits.posts,
    isOpen,
    subjectOf,
    tagsOf(account, k) {
      const { tags } = TOPICS[subjectOf(account, k).topic]!
      const mask = hash32(habits.posts(account).seed, k, 3)
      return tags.filter((_, index) => index === 0 || ((mask >>> index) & 1) === 1)
    },
    aboutTopic: (topic) => openByTopic()[topic]!,
    interestsOf: tastes.of,
    likersOf: (topic) => peopleByTopic()[topic]!,
  }
}
