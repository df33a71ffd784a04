import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Bucket } from './bucket.ts'
import { PART_BYTES } from './multipart.ts'
import { deleteObjects, listObjects, putObject, readObject } from './objects.ts'

/** What is kept of an upload: full parts of a multipart upload, and a tail that is too short to be one. */
const uploadState = z.object({
  /** For people who look into the bucket; the names of the objects are hashes. */
  key: z.string(),
  /** Of the multipart upload; there is one from the first full part on. */
  uploadId: z.string().optional(),
  /** Etags of the parts, in order; every one has PART_BYTES. */
  parts: z.array(z.string()),
  /** In bytes, at most PART_BYTES; kept in an object of its own. */
  tail: z.number().int().min(0),
})

export type UploadState = Readonly<z.infer<typeof uploadState>>

/** Where the notes of one upload are kept. */
export interface UploadNotes {
  readonly bucket: Bucket
  readonly key: string
}

/** How many bytes are kept. */
export function offsetOf(state: UploadState | null): number {
  return state ? state.parts.length * PART_BYTES + state.tail : 0
}

/**
 * What is known of an upload; null before its first byte. The state is an object of its own, not a listing of the
 * store's parts: not every S3 has that listing, and it would not know the tail.
 */
export async function readState(notes: UploadNotes): Promise<UploadState | null> {
  const bytes = await readObject(notes.bucket, stateName(notes))
  return bytes && uploadState.parse(JSON.parse(Buffer.from(bytes).toString()))
}

/** Puts a state in the place of the one before it, at once; the tail must be there by then. The tail before is removed. */
export async function writeState(notes: UploadNotes, before: UploadState | null, next: UploadState): Promise<void> {
  await putObject(notes.bucket, stateName(notes), Buffer.from(JSON.stringify(next)), 'application/json')
  if (before && before.tail > 0 && offsetOf(before) !== offsetOf(next))
    await deleteObjects(notes.bucket, [tailName(notes, before)])
}

/** Stores the tail that a state speaks of. It has another name at every offset, so the state in force keeps its own. */
export async function writeTail(notes: UploadNotes, state: UploadState, tail: Uint8Array): Promise<void> {
  await putObject(notes.bucket, tailName(notes, state), tail, 'application/octet-stream')
}

/** The tail that a state speaks of. */
export async function readTail(notes: UploadNotes, state: UploadState): Promise<Uint8Array> {
  if (state.tail === 0) return new Uint8Array()
  const tail = await readObject(notes.bucket, tailName(notes, state))
  if (tail?.byteLength !== state.tail) throw new Error(`The tail of the upload of ${notes.key} is not what was stored`)
  return tail
}

/** Removes all that is known of an upload, and tails that a crash left. */
export async function forgetState(notes: UploadNotes): Promise<void> {
  const names: string[] = []
  for await (const { name } of listObjects(notes.bucket, folderName(notes))) names.push(name)
  // The state goes last: as long as it is there, this can be done again.
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
