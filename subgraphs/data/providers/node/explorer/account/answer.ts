import { type Envelope, listed } from '../envelope.ts'
import type { Reach } from '../place.ts'
import type { Window } from '../query.ts'

/** Blocks that the index may be behind before that is worth a word: it takes a moment to read one. */
const USUAL_DELAY = 12n

/** Wraps what happened to an address. Where a window holds blocks that were not read, the message says which. */
export function activity(
  rows: readonly unknown[],
  { fromBlock, toBlock }: Window,
  { start, read, head }: Reach,
): Envelope {
  const envelope = listed(rows, 'transactions')
  const gaps: string[] = []
  if (fromBlock < start) gaps.push(`Blocks before ${start} are not indexed`)
  if (toBlock > read && head - read > USUAL_DELAY) gaps.push(`Blocks after ${read} are still to be indexed`)
  return gaps.length > 0 ? { ...envelope, message: `${envelope.message}-${gaps.join(', ')}` } : envelope
}
