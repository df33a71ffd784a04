import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { BlobStore } from '../../subgraphs/kit/blobs/blobStore.ts'
import { dispositionOf } from '../../subgraphs/kit/content/disposition.ts'
import { serveContent } from '../../subgraphs/kit/content/serveBlob.ts'
import type { ShowTicket } from '../../subgraphs/kit/media/ticket.ts'

/** What browsers show of it, on an origin of ours; everything else is for saving. */
const SHOWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'video/mp4'])
/** It runs nothing and loads nothing but itself, whatever is in it. */
const POLICY = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox"

/** What is shown, and by which ticket. */
export interface Showing {
  readonly ticket: ShowTicket
  /** The part of the store that belongs to the ticket's service. */
  readonly blobs: BlobStore
  readonly now: Date
}

/** Answers GET and HEAD with the blob, whole or in part. False when it is no longer there: nothing has been answered then. */
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
    // By the browser alone: whoever else has the link asks here, where it runs out.
    'cache-control': `private, max-age=${Math.max(0, Math.floor(expires - now.getTime() / 1000))}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'access-control-expose-headers': 'Content-Length, Content-Range, Content-Disposition, ETag, Accept-Ranges',
  }
}
