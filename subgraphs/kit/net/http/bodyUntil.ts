import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'

/** The client disconnected before the end of its body. */
export class BrokenOff extends Error {
  constructor() {
    super('The connection ended before the body did')
    this.name = 'BrokenOff'
  }
}

/**
 * The body of a request, until it ends, breaks off or the signal aborts. The request is not destroyed: it may still get
 * a response.
 */
export function bodyUntil(request: IncomingMessage, signal: AbortSignal): Readable {
  const body = new PassThrough()
  const stop = (reason: Error) => {
    request.unpipe(body)
    body.destroy(reason)
  }
  request.once('error', () => stop(new BrokenOff()))
  request.once('close', () => {
    if (!request.complete) stop(new BrokenOff())
  })
  if (request.destroyed && !request.complete) stop(new BrokenOff())
  else if (signal.aborted) stop(signal.reason as Error)
  else request.pipe(body)
  signal.addEventListener('abort', () => stop(signal.reason as Error), { once: true })
  return body
}
