import type { UntracedBlocks } from '../index/rows.ts'

/** Says of which blocks something is unknown because the node did not trace them; empty if there are none. */
export function untracedGap(what: string, untraced: UntracedBlocks | null): string[] {
  if (!untraced) return []
  const { count, first, last } = untraced
  return [`${what} of ${count} of the blocks from ${first} to ${last} are unknown`]
}
