import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { BlobStore, ByteRange } from '../../../subgraphs/kit/storage/blobs/blobStore.ts'

export const MB = 1024 * 1024

/** The longest content made so far, by seed. */
const contents = new Map<number, Buffer>()

/**
 * Bytes that differ at every place, so that nothing can be left out or put twice unseen. Do not write into them: contents
 * of one seed share their memory.
 */
export function bytes(length: number, seed = 1): Buffer {
  const known = contents.get(seed)
  if (known && known.length >= length) return known.subarray(0, length)
  const made = Buffer.allocUnsafeSlow(length)
  let state = seed
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    made[at] = state >>> 24
  }
  contents.set(seed, made)
  return made
}

/** A body that comes in chunks, as from a network. */
export function streamOf(content: Uint8Array, chunk = 100_000): Readable {
  return Readable.from(chunksOf(content, chunk), { objectMode: false })
}

/** A body that breaks off after its bytes, as when a caller's connection is lost. */
export function brokenStream(content: Uint8Array, error: Error): Readable {
  return Readable.from(
    (function* () {
      yield* chunksOf(content, 100_000)
      throw error
    })(),
    { objectMode: false },
  )
}

/** A blob's content; null when it is not there. */
export async function contentOf(store: BlobStore, key: string, range?: ByteRange): Promise<Buffer | null> {
  const opened = await store.open(key, range)
  return opened && readAll(opened.body)
}

export async function readAll(body: Readable): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

/** Stands for a content in comparisons, whose failures would print megabytes otherwise. */
export function digest(content: Uint8Array | null): string | null {
  return content && `${content.byteLength} bytes: ${createHash('sha256').update(content).digest('hex')}`
}

export async function keysOf(store: BlobStore, folder = ''): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list(folder)) keys.push(key)
  return keys
}

/** Removes every blob, between tests. */
export async function empty(store: BlobStore): Promise<void> {
  await store.delete(await keysOf(store))
}

function* chunksOf(content: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size)
}
