import type { IncomingMessage, ServerResponse } from 'node:http'
import { Conflict } from '../../../schema/errors.ts'
import { bodyUntil } from '../../kit/net/http/bodyUntil.ts'
import { answerJson, continueReading, refuseBody } from '../../kit/net/http/respond.ts'
import type { BlobInfo } from '../../kit/storage/blobs/blobStore.ts'
import { fileUrl } from '../slots/slot.ts'
import { newBlobKey, type Ticket } from '../tickets/tickets.ts'
import type { FilesGround } from './ground.ts'
import { receive } from './receive.ts'
import { refuseTooLarge } from './refusals.ts'
import { asWriter } from './writing.ts'

/** Receives a whole file by PUT. An aborted one leaves the ticket unchanged. */
export async function putWhole(
  request: IncomingMessage,
  response: ServerResponse,
  found: Ticket,
  ground: FilesGround,
): Promise<void> {
  const refusal = refusalOf(request)
  if (refusal) return refuseBody(request, response, refusal)
  const maxBytes = Number(found.upload.maxSize)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return refuseTooLarge(request, response, maxBytes)
  await asWriter({ request, response, ticket: found, ground }, async (ticket, signal) => {
    // Discards parts of an earlier resumable attempt.
    await ground.blobs.upload(ticket.blobKey, ticket.upload).discard()
    continueReading(request, response)
    const body = bodyUntil(request, signal)
    // Each attempt has its own key, so that two that end at once never overwrite each other.
    const { contentType } = ticket.upload
    const blob = await ground.blobs.put(newBlobKey(ticket.upload), body, { maxBytes, contentType })
    if (!(await receive(ground.db, ticket, blob, ground.now()))) {
      await ground.blobs.delete([blob.key])
      throw new Conflict('Another file came through this upload URL first')
    }
    answerJson(response, 201, describeReceived(ticket, blob, ground))
  })
}

/** The response body after an upload. */
function describeReceived({ upload }: Ticket, { size }: BlobInfo, { addresses }: FilesGround) {
  if (upload.kind === 'SITE') return { uploadId: upload.id, size }
  return { uploadId: upload.id, size, publicUrl: fileUrl(upload, addresses) }
}

function refusalOf({ headers }: IncomingMessage) {
  if (headers['content-range'] !== undefined)
    return { status: 400, error: 'PUT takes whole files; to send one in parts, use the tus protocol at this URL' }
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity')
    return { status: 415, error: `Files are stored as they are; Content-Encoding ${encoding} is not undone` }
  return null
}
