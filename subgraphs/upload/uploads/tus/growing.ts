import { Conflict } from '../../../../schema/errors.ts'
import type { PartialUpload } from '../../../kit/blobs/blobStore.ts'
import { type Ticket, ticketByHash } from '../../tickets/tickets.ts'
import type { FilesGround } from '../ground.ts'
import { receive } from '../receive.ts'

/** What has come so far of a file that comes in parts. */
export function partsOf(ticket: Ticket, { blobs }: FilesGround): PartialUpload {
  return blobs.upload(ticket.blobKey, ticket.upload)
}

/**
 * Where a resumable upload stands, in bytes. A crash may have come between the last byte and the note of it: then all
 * bytes are in their place, and the parts are no more.
 */
export async function standingOf(ticket: Ticket, ground: FilesGround): Promise<number> {
  const offset = await partsOf(ticket, ground).offset()
  if (offset > 0 || !ticket.announced) return offset
  const blob = await ground.blobs.stat(ticket.blobKey)
  return blob && BigInt(blob.size) === ticket.announced ? blob.size : offset
}

/** Puts a file in its place whose last byte has come, and notes it. May be asked again when the answer was lost. */
export async function finish(ticket: Ticket, size: number, ground: FilesGround): Promise<void> {
  const blob = await partsOf(ticket, ground).finish(size)
  if (await receive(ground.db, ticket, blob, ground.now())) return
  // Where the ticket is not used up, a newer one or a new beginning is why, and nothing will ever name these bytes.
  const standing = await ticketByHash(ground.db.pool, ticket.tokenHash)
  if (!standing?.completedAt) await ground.blobs.delete([blob.key])
  throw new Conflict('Another file, or a newer upload URL, came first')
}
