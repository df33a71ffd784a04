import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'

/** The input pictures of an order by position; null for an empty one. */
export type Given = readonly (Buffer | null)[]

/** Stores input pictures until they are used, shared by all processes. */
export interface GivenStore {
  /** Returns the storage name; null without pictures. */
  keep(pictures: Given): Promise<string | null>
  /** Null when expired. */
  open(name: string): Promise<Given | null>
}

/** Lifetime of pictures in milliseconds: longer than any job. */
const KEPT_MS = 2 * 60 * 60_000
/** Interval between removals of expired pictures, in milliseconds. */
const SWEEP_MS = 10 * 60_000
const LARGEST = 400_000_000

/** Opens a store inside the service's own. */
export function openGivenStore(blobs: BlobStore, now: () => Date): GivenStore {
  let sweptAt = 0
  async function sweep(): Promise<void> {
    const at = now().getTime()
    if (at - sweptAt < SWEEP_MS) return
    sweptAt = at
    const old: string[] = []
    for await (const { key, modifiedAt } of blobs.list('')) if (at - modifiedAt.getTime() > KEPT_MS) old.push(key)
    await blobs.delete(old)
  }
  return {
    async keep(pictures) {
      if (pictures.every((picture) => picture === null)) return null
      await sweep()
      const bytes = serialize(pictures)
      // Names are content hashes: a repeated order stores its pictures once.
      const name = createHash('sha256').update(bytes).digest('hex')
      await blobs.put(name, bytes, { maxBytes: LARGEST, contentType: 'application/octet-stream' })
      return name
    },
    async open(name) {
      const opened = await blobs.open(name)
      return opened && readBack(deserialize(await buffer(opened.body)))
    },
  }
}

function readBack(kept: unknown): Given {
  if (!Array.isArray(kept)) throw new Error('What is kept of an order is no list')
  return kept.map((picture: unknown) => (picture instanceof Uint8Array ? Buffer.from(picture) : null))
}
