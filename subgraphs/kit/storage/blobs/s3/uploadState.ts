import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Bucket } from './bucket.ts'
import { PART_BYTES } from './multipart.ts'
import { deleteObjects, listObjects, putObject, readObject } from './objects.ts'

/** State of an upload: the full parts of a multipart upload, and a tail shorter than a part. */
const uploadState = z.object({
  /** For people who inspect the bucket; object names are hashes. */
  key: z.string(),
  /** Id of the multipart upload; set from the first full part on. */
  uploadId: z.string().optional(),
  /** Etags of the parts, in order; every one has PART_BYTES. */
  parts: z.array(z.string()),
  /** In bytes, at most PART_BYTES; stored in its own object. */
  tail: z.number().int().min(0),
})

export type UploadState = Readonly<z.infer<typeof uploadState>>

/** Identifies the state objects of one upload. */
export interface UploadNotes {
  readonly bucket: Bucket
  readonly key: string
}

/** Number of stored bytes. */
export function offsetOf(state: UploadState | null): number {
  return state ? state.parts.length * PART_BYTES + state.tail : 0
}

/**
 * State of an upload; null before its first byte. It is an object of its own rather than a listing of parts: not every
 * S3 has that listing, and it would not include the tail.
 */
export async function readState(notes: UploadNotes): Promise<UploadState | null> {
  const bytes = await readObject(notes.bucket, stateName(notes))
  return bytes && uploadState.parse(JSON.parse(Buffer.from(bytes).toString()))
}

/** Replaces the state atomically; the new tail must be stored before. Deletes the previous tail. */
export async function writeState(notes: UploadNotes, before: UploadState | null, next: UploadState): Promise<void> {
  await putObject(notes.bucket, stateName(notes), Buffer.from(JSON.stringify(next)), 'application/json')
  if (before && before.tail > 0 && offsetOf(before) !== offsetOf(next))
    await deleteObjects(notes.bucket, [tailName(notes, before)])
}

/** Stores the tail of a state. Its name contains the offset, so that the current state keeps its own tail. */
export async function writeTail(notes: UploadNotes, state: UploadState, tail: Uint8Array): Promise<void> {
  await putObject(notes.bucket, tailName(notes, state), tail, 'application/octet-stream')
}

/** The tail of a state. */
export async function readTail(notes: UploadNotes, state: UploadState): Promise<Uint8Array> {
  if (state.tail === 0) return new Uint8Array()
  const tail = await readObject(notes.bucket, tailName(notes, state))
  if (tail?.byteLength !== state.tail) throw new Error(`The tail of the upload of ${notes.key} is not what was stored`)
  return tail
}

/** Deletes the state of an upload, and tails left by a crash. */
export async function forgetState(notes: UploadNotes): Promise<void> {
  const names: string[] = []
  for await (const { name } of listObjects(notes.bucket, folderName(notes))) names.push(name)
  // Delete the state last: while it exists, this can be repeated.
  await deleteObjects(
    notes.bucket,
    names.filter((name) => name !== stateName(notes)),
  )
  await deleteObjects(notes.bucket, [stateName(notes)])
}

function folderName({ bucket, key }: UploadNotes): string {
  return `${bucket.partial}${createHash('sha256').update(key).digest('hex')}/`
}

function stateName(notes: UploadNotes): string {
  return `${folderName(notes)}state`
}

function tailName(notes: UploadNotes, state: UploadState): string {
  return `${folderName(notes)}tail-${offsetOf(state)}`
}
