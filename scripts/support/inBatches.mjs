/** Files that are open at once: some systems allow a process 256. */
const OPEN_FILES = 64

/** Does work with files, so many at once. Throws the first error. */
export async function inBatches(items, work) {
  for (let first = 0; first < items.length; first += OPEN_FILES)
    await Promise.all(items.slice(first, first + OPEN_FILES).map(work))
}
