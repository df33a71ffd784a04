import { hash32, seedOf } from '../../../kit/random.ts'
import { PERSONS } from '../persons.ts'
import { TOPICS } from '../words/topics.ts'

/** Interests of accounts, as topic indices; equal on all platforms. */
export interface Tastes {
  /** Three topics, most important first. */
  of(account: number): readonly number[]
  /** One of the three. */
  nth(account: number, which: 0 | 1 | 2): number
  /** Matching accounts, grouped by topic. */
  group(isMeant: (account: number) => boolean): readonly (readonly number[])[]
}

const EACH = 3
/** First salt of a topic; the next one is tried when a topic repeats. */
const FIRST_SALT = 20

/** Opens the interests of a world. A page's first interest is its own topic. */
export function openTastes(worldSeed: string, size: number): Tastes {
  const seed = seedOf(worldSeed, 'tastes')
  const topics = new Uint8Array(size * EACH)
  for (let account = 0; account < size; account++) {
    const start = account * EACH
    let count = 0
    if (account >= PERSONS) topics[start + count++] = (account - PERSONS) % TOPICS.length
    for (let salt = FIRST_SALT; count < EACH; salt++) {
      const topic = hash32(seed, account, salt) % TOPICS.length
      const isNew = (count < 1 || topics[start] !== topic) && (count < 2 || topics[start + 1] !== topic)
      if (isNew) topics[start + count++] = topic
    }
  }
  return {
    of: (account) => [...topics.subarray(account * EACH, (account + 1) * EACH)],
    nth: (account, which) => topics[account * EACH + which]!,
    group(isMeant) {
      const groups: number[][] = TOPICS.map(() => [])
      for (let account = 0; account < size; account++) {
        if (!isMeant(account)) continue
        for (let which = 0; which < EACH; which++) groups[topics[account * EACH + which]!]!.push(account)
      }
      return groups
    },
  }
}
