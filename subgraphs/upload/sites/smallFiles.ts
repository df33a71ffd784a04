import { buffer as wholeOf } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'

/** Small files in memory, up to the size of most site files. The content of a key never changes. */
export interface SmallFiles {
  /** The content in memory; undefined if it has to be read. */
  known(file: { readonly key: string }): Buffer | undefined
  /** Null for a file that is too large to cache or missing in the store. */
  read(file: { readonly key: string; readonly size: number }): Promise<Buffer | null>
}

/** Bytes. */
const MAX_FILE = 262_144
/** Bytes of all files together. */
const BUDGET = 67_108_864
/** Bytes that a cached file costs besides its content. */
const OVERHEAD = 512

/** Keeps the most recently used files within a budget; concurrent requests for one file share a read. */
export function createSmallFiles(blobs: BlobStore): SmallFiles {
  const kept = new LRUCache<string, Buffer>({ maxSize: BUDGET, sizeCalculation: ({ length }) => length + OVERHEAD })
  const readings = new Map<string, Promise<Buffer | null>>()

  const load = async (key: string, size: number): Promise<Buffer | null> => {
    const opened = await blobs.open(key)
    const content = opened && (await wholeOf(opened.body))
    if (content?.length !== size) return null
    kept.set(key, content)
    return content
  }
  return {
    known: ({ key }) => kept.get(key),
    async read({ key, size }) {
      if (size > MAX_FILE) return null
      const known = kept.get(key)
      if (known) return known
      const reading = readings.get(key) ?? load(key, size).finally(() => readings.delete(key))
      readings.set(key, reading)
      return reading
    },
  }
}
