/** Lets what waits in the event loop go first, in the middle of long work. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
