import { Conflict } from '../../../../schema/errors.ts'
import type { PartialUpload } from '../../../kit/storage/blobs/blobStore.ts'
import { type Ticket, ticketByHash } from '../../tickets/tickets.ts'
import type { FilesGround } from '../ground.ts'
import { receive } from '../receive.ts'

/** The parts received so far of a resumable upload. */
export function partsOf(ticket: Ticket, { blobs }: FilesGround): PartialUpload {
  return blobs.upload(ticket.blobKey, ticket.upload)
}

/**
 * The offset of a resumable upload, in bytes. After a crash between finishing the blob and saving it, the blob is
 * complete and its parts are gone.
 */
export async function standingOf(ticket: Ticket, ground: FilesGround): Promise<number> {
  const offset = await partsOf(ticket, ground).offset()
  if (offset > 0 || !ticket.announced) return offset
  const blob = await ground.blobs.stat(ticket.blobKey)
  return blob && BigInt(blob.size) === ticket.announced ? blob.size : offset
}

/** Finishes a complete upload and saves it. Safe to repeat if the response was lost. */
export async function finish(ticket: Ticket, size: number, ground: FilesGround): Promise<void> {
  const blob = await partsOf(ticket, ground).finish(size)
  if (await receive(ground.db, ticket, blob, ground.now())) return
  // If the ticket is unused, it was superseded or restarted, and no row will ever reference these bytes.
  const standing = await ticketByHash(ground.db.pool, ticket.tokenHash)
  if (!standing?.completedAt) await ground.blobs.delete([blob.key])
  throw new Conflict('Another file, or a newer upload URL, came first')
}
