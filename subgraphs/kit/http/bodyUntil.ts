import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'

/** The client went away in the middle of its body. */
export class BrokenOff extends Error {
  constructor() {
    super('The connection ended before the body did')
    this.name = 'BrokenOff'
  }
}

/**
 * The body of a request, until it ends, breaks off or the signal fires. The request itself stays as it is: it may still
 * get an answer.
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
