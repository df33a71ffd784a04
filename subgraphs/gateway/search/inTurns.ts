import { setImmediate as nextTurn } from 'node:timers/promises'

/** Items worked off between two pauses: some milliseconds of work. */
const TURN = 50

/** Does work for each item without holding up the requests that arrive meanwhile. */
export async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let done = 0
  for (const item of items) {
    work(item)
    if (++done % TURN === 0) await nextTurn()
  }
}
