import { once } from '../../kit/once.ts'
import { hash32, logUniform, pick, seedOf, unit } from '../../kit/random.ts'
import { grown } from './growth.ts'
import { PLACES } from './words/places.ts'
import { capital } from './words/sentences.ts'
import { tagOf, termsOf } from './words/terms.ts'
import { TOPICS } from './words/topics.ts'

/** A page or a group of one topic in one place. Their names do not depend on the seed. */
export interface Organisation {
  readonly index: number
  readonly name: string
  readonly handle: string
  readonly topic: number
  readonly place: string
  /** Its search terms. */
  readonly terms: ReadonlySet<string>
}

/** Number of pages of a network: 45 places per topic. */
export const PAGES = TOPICS.length * 45
/** Number of groups. */
const GROUPS = TOPICS.length * 40

const PAGE_NAMES: readonly ((topic: string, place: string) => string)[] = [
  (topic, place) => `${place} ${topic} House`,
  (topic, place) => `${topic} Studio ${place}`,
  (topic, place) => `The ${place} ${topic} Journal`,
  (topic, place) => `${place} ${topic} Co-op`,
  (topic, place) => `${topic} Weekly ${place}`,
]
const GROUP_NAMES: readonly ((topic: string, place: string) => string)[] = [
  (topic, place) => `${topic} in ${place}`,
  (topic, place) => `${place} ${topic} Friends`,
  (topic, place) => `${topic} for beginners (${place})`,
  (topic, place) => `${place} ${topic} Exchange`,
]
const NAME_SEED = 0x4f726773
const DAY_MS = 86_400_000

/** All pages. */
export const allPages = once(() => organisations(PAGES, PAGE_NAMES))
/** All groups. */
export const allGroups = once(() => organisations(GROUPS, GROUP_NAMES))

function organisations(size: number, names: typeof PAGE_NAMES): readonly Organisation[] {
  return Array.from({ length: size }, (_, index) => {
    const topic = index % TOPICS.length
    const place = PLACES[(Math.floor(index / TOPICS.length) + topic * 5) % PLACES.length]!
    const title = TOPICS[topic]!.name.split(' ').map(capital).join(' ')
    const name = pick(names, NAME_SEED, index, size)(title, place)
    const terms = new Set([...termsOf(name), ...TOPICS[topic]!.tags])
    return { index, name, handle: tagOf(name), topic, place, terms }
  })
}

/** Organisations that match most words of a text by name and topic, in a fixed order. */
export function findOrganisations(list: readonly Organisation[], keywords: string): Organisation[] {
  const terms = [...new Set(termsOf(keywords))]
  const scores = list.map((one) => terms.filter((term) => one.terms.has(term)).length)
  const best = scores.reduce((most, score) => Math.max(most, score), 1)
  return list.filter((_, index) => scores[index] === best)
}

/** The changing data of groups. */
export interface GroupLife {
  openedMs(group: number): number
  memberCount(group: number, atMs: number): number
}

/** Opens the groups of a seed. */
export function openGroups(worldSeed: string): GroupLife {
  const seed = seedOf(worldSeed, 'groups')
  const openedMs = (group: number) => Date.UTC(2016, 0, 1) + (hash32(seed, group) % 2_500) * DAY_MS
  return {
    openedMs,
    memberCount(group, atMs) {
      const most = logUniform(unit(seed, group, 1), 80, 60_000)
      return grown(most, atMs - openedMs(group), 900 * DAY_MS)
    },
  }
}
