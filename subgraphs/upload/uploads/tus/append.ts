import { BadInput } from '../../../../schema/errors.ts'
import { bodyUntil } from '../../../kit/net/http/bodyUntil.ts'
import { continueReading } from '../../../kit/net/http/respond.ts'
import { BlobTooLarge, OffsetMismatch } from '../../../kit/storage/blobs/errors.ts'
import { announceLength } from '../../tickets/tickets.ts'
import type { Bringing } from '../writing.ts'
import { finish, partsOf, standingOf } from './growing.ts'
import { bytesIn } from './protocol.ts'

/**
 * Appends the request's body, and finishes the upload if it is complete. Returns the new offset. Throws OffsetMismatch if
 * `at` is not the current offset, BlobTooLarge if the body exceeds the announced or bought size. Call it only as the
 * ticket's sole writer.
 */
export async function appendPart(bringing: Bringing, at: number, signal: AbortSignal): Promise<number> {
  const { request, response, ticket, ground } = bringing
  const standing = await standingOf(ticket, ground)
  if (standing !== at) throw new OffsetMismatch(standing, at)
  const announced = lengthOf(bringing)
  const limit = Number(announced ?? ticket.upload.maxSize)
  if (at + Number(request.headers['content-length'] ?? 0) > limit) throw new BlobTooLarge(limit)
  // Not before: a refused part's length would stay, and every later part would exceed or contradict it.
  if (announced !== ticket.announced) await announceLength(ground.db.pool, ticket.tokenHash, announced)
  continueReading(request, response)
  const offset = at === limit ? at : await partsOf(ticket, ground).append(at, bodyUntil(request, signal), limit)
  if (announced !== null && BigInt(offset) === announced) await finish({ ...ticket, announced }, offset, ground)
  return offset
}

/** The file's total length, announced earlier or with this part. Null while unknown. */
function lengthOf({ request, ticket }: Bringing): bigint | null {
  const { announced } = ticket
  const length = bytesIn(request, 'upload-length')
  if (length === null) return announced
  if (Number.isNaN(length) || (announced !== null && BigInt(length) !== announced))
    throw new BadInput('The length of an upload is a number of bytes that does not change', ['Upload-Length'])
  const maxBytes = Number(ticket.upload.maxSize)
  if (length > maxBytes) throw new BlobTooLarge(maxBytes)
  return BigInt(length)
}
