/**
 * Maps items with an asynchronous function, at most `limit` at a time; results in item order. Rejects with the first error;
 * items that wait then are still mapped.
 *
 * @example
 *   const pages = await mapLimit(urls, 4, (url) => fetchPage(url))
 */
export async function mapLimit<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}
