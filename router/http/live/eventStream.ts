import type { ServerResponse } from 'node:http'
import type { LiveStream } from '../../live/liveStream.ts'

/** Interval of comments, which keep proxies from closing an idle stream, in milliseconds. */
const PING_MS = 12_000
/** How long a client may take to read what was sent, in milliseconds. */
const STALL_MS = 60_000

const PING = ':\n\n'

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  // nginx would collect events.
  'x-accel-buffering': 'no',
}

/**
 * Writes a live stream as Server-Sent Events in the form of GraphQL over SSE, distinct connections mode: an event `next`
 * for each result, and `complete` at the end. When the router stops, the connection ends without `complete`, so that
 * clients connect again. Returns when the stream has ended, however it ended.
 */
export async function sendEvents(
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  stream: LiveStream,
  isStopping: () => boolean,
): Promise<void> {
  if (response.destroyed) return stream.finish(null)
  response.once('close', () => stream.finish(null))
  response.writeHead(200, { ...headers, ...HEADERS })
  response.write(PING)
  const pings = setInterval(() => {
    // A comment is only needed where nothing else waits to be read.
    if (!response.writableNeedDrain) response.write(PING)
  }, PING_MS)
  try {
    for await (const result of stream) await write(response, `event: next\ndata: ${JSON.stringify(result)}\n\n`)
    if (!response.destroyed) response.end(isStopping() ? '' : 'event: complete\ndata:\n\n')
  } finally {
    clearInterval(pings)
    stream.finish(null)
  }
}

/** Waits until the client can be sent more; one that does not read is cut off. */
async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed || response.write(text)) return
  const patience = setTimeout(() => response.destroy(), STALL_MS)
  await new Promise<void>((resolve) => {
    const proceed = () => {
      response.off('drain', proceed).off('close', proceed)
      resolve()
    }
    response.on('drain', proceed).on('close', proceed)
  })
  clearTimeout(patience)
}
