import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ByteRange } from '../../storage/blobs/blobStore.ts'
import { isRangeCurrent, judgeConditions, type Validators } from './conditions.ts'
import { readRange } from './ranges.ts'

/** Content served over HTTP: validators, size, headers, and access to its bytes. */
export interface Content extends Validators {
  /** In bytes. */
  readonly size: number
  /** Content-Type, Cache-Control and other headers of every response with this content. */
  readonly headers: OutgoingHttpHeaders
  /** The bytes, all or a range. Null if they have been deleted since; `serveContent` then returns false. */
  open(range?: ByteRange): Promise<{ readonly body: Readable } | null>
}

/**
 * Answers GET or HEAD: conditional requests, one range, with backpressure; a client disconnect closes the file. Several
 * ranges are answered with the whole body, as HTTP allows. False if the content is gone: then no response was sent.
 */
export async function serveContent(
  request: IncomingMessage,
  response: ServerResponse,
  content: Content,
): Promise<boolean> {
  const { etag, modifiedAt, size } = content
  const validators = { etag: `"${etag}"`, 'last-modified': modifiedAt.toUTCString() }
  const verdict = judgeConditions(request.headers, content)
  if (verdict !== 200) {
    const kept = verdict === 304 ? withoutBody(content.headers) : {}
    response.writeHead(verdict, { ...kept, ...validators }).end()
    return true
  }
  const asked = isRangeCurrent(request.headers, content) ? request.headers.range : undefined
  const range = request.method === 'HEAD' ? 'whole' : readRange(asked, size)
  const headers = { ...content.headers, ...validators, 'accept-ranges': 'bytes' }
  if (range === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 }).end()
    return true
  }
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'content-length': size }).end()
    return true
  }
  return range === 'whole'
    ? send(response, await content.open(), 200, { ...headers, 'content-length': size })
    : send(response, await content.open(range), 206, {
        ...headers,
        'content-length': range.end - range.start + 1,
        'content-range': `bytes ${range.start}-${range.end}/${size}`,
      })
}

async function send(
  response: ServerResponse,
  opened: { readonly body: Readable } | null,
  status: number,
  headers: OutgoingHttpHeaders,
): Promise<boolean> {
  if (!opened) return false
  response.writeHead(status, headers)
  await pipeline(opened.body, response)
  return true
}

/** A 304 has no body, so drop the headers that describe one. */
function withoutBody(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !/^content-(type|length|encoding)$/i.test(name)))
}
