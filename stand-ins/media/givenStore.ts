import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { deserialize, serialize } from 'node:v8'
import type { BlobStore } from '../../subgraphs/kit/blobs/blobStore.ts'

/** The pictures of an order, each in its place; null where there is none. */
export type Given = readonly (Buffer | null)[]

/** Keeps the pictures that were given until they are used, where all processes find them. */
export interface GivenStore {
  /** Answers what they are kept under; null where there are none. */
  keep(pictures: Given): Promise<string | null>
  /** Null for what is no longer kept. */
  open(name: string): Promise<Given | null>
}

/** Milliseconds for which pictures are kept: longer than any job may take. */
const KEPT_MS = 2 * 60 * 60_000
/** Milliseconds between two looks for pictures that are too old. */
const SWEEP_MS = 10 * 60_000
const LARGEST = 400_000_000

/** Opens a store in a part of the service's own. */
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
      // The same pictures have the same name: an order that is given twice keeps them once.
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
