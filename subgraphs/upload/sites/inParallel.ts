/**
 * Runs `work` on each item, `width` at a time. After a failure no further items are started; rejects with the first error
 * once all started items have ended, so that no work outlives the call.
 */
export async function inParallel<Item>(
  items: readonly Item[],
  width: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries()
  const failures: unknown[] = []
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return
      await work(item, index).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  if (failures.length > 0) throw failures[0]
}
