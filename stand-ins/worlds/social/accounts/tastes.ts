import { hash32, seedOf } from '../../../kit/random.ts'
import { PERSONS } from '../persons.ts'
import { TOPICS } from '../words/topics.ts'

/** What accounts are about, as topics by index; the same on all platforms. */
export interface Tastes {
  /** Three topics, the first of which matters most. */
  of(account: number): readonly number[]
  /** One of the three. */
  nth(account: number, which: 0 | 1 | 2): number
  /** Accounts by topic, of those that are meant. */
  group(isMeant: (account: number) => boolean): readonly (readonly number[])[]
}

const EACH = 3
/** The first of the salts for a topic; one more is tried where a topic comes twice. */
const FIRST_SALT = 20

/** The tastes of a world. Pages are about their own topic first. */
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
