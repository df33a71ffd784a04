import { hash32, logUniform, unit } from '../../kit/random.ts'
import { countIn, type Flow, grown, momentIn } from './growth.ts'

/** The discussion of a post: comments and replies, by index in order of arrival. */
export interface Discussion {
  /** Number of comments at a given time, replies included. */
  count(atMs: number): number
  momentOf(i: number): number
  likes(i: number, atMs: number): number
  /** Parent of each of the first `count` comments; -1 for comments on the post itself. */
  parents(count: number): Int16Array
  /** 32 random bits for other attributes of a comment. */
  bits(i: number, salt: number): number
}

/** Share of replies. */
const REPLIES = 0.35
const HALF_MS = 2 * 86_400_000

/** Opens a discussion whose replies answer only comments (`FLAT`), or replies too (`NESTED`). */
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
          // Most replies answer a recent comment.
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
