import { openFilesystemStore } from '../../../../subgraphs/kit/storage/blobs/filesystem/filesystemStore.ts'
import { extract } from '../../../../subgraphs/upload/sites/extract.ts'

// Extracts zips of a store, one after the other, and tells the most memory (bytes) that the process had after each.

const [, , folder = '', ...keys] = process.argv
const blobs = await openFilesystemStore(folder)
const peaks: number[] = []
for (const key of keys) {
  const zip = await blobs.stat(key)
  if (!zip) throw new Error(`There is no ${key}`)
  const { signal } = new AbortController()
  await extract(blobs, { zip, folder: `sites/${key}`, maxBytes: 1_000_000_000, signal })
  peaks.push(process.resourceUsage().maxRSS * 1024)
}
console.log(JSON.stringify(peaks))
