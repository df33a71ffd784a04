import { hash32, logUniform, unit } from '../../kit/random.ts'
import { countIn, type Flow, grown, momentIn } from './growth.ts'

/** What is said below a post: comments, and replies to them, by how-manieth they came. */
export interface Discussion {
  /** How many there are by a moment, replies included. */
  count(atMs: number): number
  momentOf(i: number): number
  likes(i: number, atMs: number): number
  /** What each of the first `count` answers; -1 for those that answer the post. */
  parents(count: number): Int16Array
  /** 32 bits for whatever else is to be known of one. */
  bits(i: number, salt: number): number
}

/** Of all that is said. */
const REPLIES = 0.35
const HALF_MS = 2 * 86_400_000

/** A discussion whose replies answer comments alone (`FLAT`), or replies as well (`NESTED`). */
export function openDiscussion(flow: Flow, shape: 'FLAT' | 'NESTED'): Discussion {
  const { seed } = flow
  return {
    count: (atMs) => countIn(flow, atMs),
    momentOf: (i) => momentIn(flow, i),
    likes(i, atMs) {
      const most = Math.floor(logUniform(unit(seed, i, 3), 0.3, 90))
      return grown(most, atMs - momentIn(flow, i), HALF_MS)
    },
    parents(count) {
      const parents = new Int16Array(count)
      for (let i = 0; i < count; i++) {
        if (i === 0 || unit(seed, i, 1) >= REPLIES) parents[i] = -1
        else {
          // Most answer what was said shortly before.
          const before = Math.floor((1 - unit(seed, i, 2) ** 3) * (i - 1))
          const isComment = parents[before] === -1
          parents[i] = isComment || shape === 'NESTED' ? before : parents[before]!
        }
      }
      return parents
    },
    bits: (i, salt) => hash32(seed, i, salt + 10),
  }
}
