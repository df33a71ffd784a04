import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items processed between two yields: some milliseconds of work. */
const TURN = 50

/** Runs `work` on each item, and yields regularly so that requests are not blocked. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0
  for (const item of items) {
    work(item)
    if (++done % TURN === 0) await nextTurn()
  }
}
