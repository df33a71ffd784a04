import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { dispositionOf } from '../../subgraphs/kit/net/content/disposition.ts'
import { serveContent } from '../../subgraphs/kit/net/content/serveBlob.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import type { ShowTicket } from '../../subgraphs/kit/storage/media/ticket.ts'

/** Types that browsers display on our origin; all others are downloads. */
const SHOWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'video/mp4'])
/** Content runs nothing and loads nothing but itself. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** The blob to show, and its ticket. */
export interface Showing {
  readonly ticket: ShowTicket
  /** The part of the store that belongs to the ticket's service. */
  readonly blobs: BlobStore
  readonly now: Date
}

/**
 * Answers GET and HEAD with the blob, whole or in part. False when the blob no longer exists: nothing has been written
 * then.
 */
export async function showBlob(
  request: IncomingMessage,
  response: ServerResponse,
  { ticket, blobs, now }: Showing,
): Promise<boolean> {
  const info = await blobs.stat(ticket.key)
  if (!info) return false
  const headers = headersOf(ticket, now)
  return serveContent(request, response, { ...info, headers, open: (range) => blobs.open(ticket.key, range) })
}

function headersOf({ contentType, filename, expires }: ShowTicket, now: Date): OutgoingHttpHeaders {
  const isShown = SHOWN.has(contentType)
  const kind = isShown ? 'inline' : 'attachment'
  return {
    'content-type': isShown ? contentType : 'application/octet-stream',
    'content-disposition': filename ? dispositionOf(kind, filename) : kind,
    // Browser cache only: every other request comes here, where the link's expiry is checked.
    'cache-control': `private, max-age=${Math.max(0, Math.floor(expires - now.getTime() / 1000))}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'access-control-expose-headers': 'Content-Length, Content-Range, Content-Disposition, ETag, Accept-Ranges',
  }
}
