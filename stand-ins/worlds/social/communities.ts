import { hash32, logUniform, seedOf, unit } from '../../kit/random.ts'
import type { Accounts } from './accounts/accounts.ts'
import { countPosts, type Feeds, FIRST_POST_MS } from './feeds.ts'
import type { Rhythm } from './rhythm.ts'
import { tagOf } from './words/terms.ts'
import { TOPICS } from './words/topics.ts'

/** The communities of a forum; members take turns writing posts. */
export interface Communities extends Feeds {
  nameOf(community: number): string
  /** The community of a name, ignoring case. */
  find(name: string): number | null
  membersOf(community: number): readonly number[]
  authorOf(community: number, k: number): number
  /** A user's posts up to a given time, as community and post index. */
  writtenBy(user: number, atMs: number): { readonly community: number; readonly k: number }[]
}

/** Community names of each topic. */
const NAMES: readonly ((tag: string) => string)[] = [(tag) => tag, (tag) => `ask${tag}`, (tag) => `casual${tag}`]
const HOUR_MS = 3_600_000

/** Opens the communities of a forum. Their names do not depend on the seed. */
export function openCommunities(worldSeed: string, users: Accounts): Communities {
  const seed = seedOf(worldSeed, 'communities')
  const size = TOPICS.length * NAMES.length
  const topicOf = (community: number) => Math.floor(community / NAMES.length)
  const nameOf = (community: number) => NAMES[community % NAMES.length]!(tagOf(TOPICS[topicOf(community)]!.name))
  const byName = new Map(Array.from({ length: size }, (_, community) => [nameOf(community), community]))
  const rhythms = Array.from(
    { length: size },
    (_, community): Rhythm => ({
      seed: hash32(seed, community),
      startMs: FIRST_POST_MS,
      everyMs: HOUR_MS * logUniform(unit(seed, community, 1), 2, 14),
    }),
  )
  const membersOf = (community: number) => users.aboutTopic(topicOf(community))
  const turnsOf = remembered((community) => turnsFor(membersOf(community).length, hash32(seed, community, 2)))
  const feeds: Feeds = {
    size,
    rhythmOf: (community) => rhythms[community]!,
    isOpen: () => true,
    subjectOf(community, k) {
      const { subjects } = TOPICS[topicOf(community)]!
      return subjects[hash32(rhythms[community]!.seed, k, 2) % subjects.length]!
    },
    tagsOf: () => [],
    aboutTopic: (topic) => NAMES.map((_, index) => topic * NAMES.length + index),
  }

  return {
    ...feeds,
    nameOf,
    find: (name) => byName.get(name.toLowerCase()) ?? null,
    membersOf,
    authorOf(community, k) {
      const members = membersOf(community)
      return members[(k * turnsOf(community).stride) % members.length]!
    },
    writtenBy(user, atMs) {
      const communities = users.interestsOf(user).flatMap((topic) => feeds.aboutTopic(topic))
      return communities.flatMap((community) => {
        const members = membersOf(community)
        const slot = members.indexOf(user)
        if (slot === -1) return []
        const written: { community: number; k: number }[] = []
        const first = (slot * turnsOf(community).inverse) % members.length
        const count = countPosts(feeds, community, atMs)
        for (let k = first; k < count; k += members.length) written.push({ community, k })
        return written
      })
    },
  }
}

/** The order in which members write. */
interface Turns {
  /** Step from one author to the next in the member list; coprime to its length, so that every member writes once per round. */
  readonly stride: number
  /** Modular inverse of the stride: number of turns to the next member in the list. */
  readonly inverse: number
}

function turnsFor(size: number, bits: number): Turns {
  let stride = 1 + (bits % Math.max(1, size - 1))
  while (divisor(stride, size) !== 1) stride++
  return { stride, inverse: inverseOf(stride, size) }
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}

/** The modular inverse of a number (extended Euclid). */
function inverseOf(number: number, size: number): number {
  let [low, high] = [number % size, size]
  let [one, other] = [1, 0]
  while (low > 1) {
    const times = Math.floor(high / low)
    ;[low, high] = [high - times * low, low]
    ;[one, other] = [other - times * one, one]
  }
  return ((one % size) + size) % size
}

function remembered<Value>(make: (index: number) => Value): (index: number) => Value {
  const made: Value[] = []
  return (index) => {
    made[index] ??= make(index)
    return made[index]
  }
}
