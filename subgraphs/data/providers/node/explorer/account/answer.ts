import { type Envelope, listed } from '../envelope.ts'
import type { Reach } from '../place.ts'
import type { Window } from '../query.ts'

/** Lag of the index, in blocks, that is not reported: reading a block takes a moment. */
const USUAL_DELAY = 12n

/** Wraps an address's history. If the window includes unread blocks, or has other gaps, the message names them. */
export function activity(
  rows: readonly unknown[],
  { fromBlock, toBlock }: Window,
  { start, read, head }: Reach,
  others: readonly string[] = [],
): Envelope {
  const envelope = listed(rows, 'transactions')
  const gaps: string[] = []
  if (fromBlock < start) gaps.push(`Blocks before ${start} are not indexed`)
  if (toBlock > read && head - read > USUAL_DELAY) gaps.push(`Blocks after ${read} are still to be indexed`)
  gaps.push(...others)
  return gaps.length > 0 ? { ...envelope, message: `${envelope.message}-${gaps.join(', ')}` } : envelope
}
