import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of work between two yields. */
const TURN_MS = 10

/**
 * Runs `work` on each item, and yields regularly so that requests are not blocked.
 *
 * @example
 *   await inTurns(texts, (text) => vectors.push(embed(text)))
 */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let begun = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - begun < TURN_MS) continue
    await nextTurn()
    begun = performance.now()
  }
}
