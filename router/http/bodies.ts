import type { IncomingMessage, ServerResponse } from 'node:http'
import { TollgraphError } from '../../schema/errors.ts'

/** Bodies up to so many bytes are taken as they come; larger ones share what is set aside for them. */
const SMALL_BYTES = 1_048_576

const RETRY_AFTER_SECONDS = 2

const NO_BODY = Buffer.alloc(0)

/** The body is larger than is taken; an HTTP error like those that Fastify throws. */
class BodyTooLarge extends Error {
  readonly statusCode = 413
}

/** The caller went away before its body was whole. */
class BodyBrokenOff extends Error {
  readonly statusCode = 400
}

/**
 * Reads request bodies whole. Few are large (mail with attachments) and anyone may send one before paying, so large ones
 * are admitted only while they fit into memory that is set aside for them; what they hold is free when they are answered.
 */
export class Bodies {
  readonly #largest: number
  readonly #memory: number
  #held = 0

  /** Both in bytes: the largest body, and all large ones together. */
  constructor(limits: { readonly largest: number; readonly memory: number }) {
    this.#largest = limits.largest
    this.#memory = limits.memory
  }

  /** Bytes that large bodies hold now. */
  get held(): number {
    return this.#held
  }

  /**
   * Empty where there is none. Throws an error of status 413 for a body that is too large, and Unavailable while too many large ones are under way.
   * A body whose length is not announced may be small only.
   */
  async read(request: IncomingMessage, response: ServerResponse): Promise<Buffer> {
    const header = request.headers['content-length']
    const announced = header === undefined ? null : Number(header)
    const limit = announced === null ? Math.min(SMALL_BYTES, this.#largest) : this.#largest
    if (announced === 0 || (announced === null && request.headers['transfer-encoding'] === undefined)) return NO_BODY
    if (announced !== null && announced > limit) throw tooLarge(limit)
    if (announced !== null && announced > SMALL_BYTES) this.#hold(announced, response)
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of withoutAbort(request)) {
      size += chunk.length
      if (size > limit) throw announced === null ? unannounced(limit) : tooLarge(limit)
      chunks.push(chunk)
    }
    return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)
  }

  #hold(bytes: number, response: ServerResponse): void {
    if (this.#held + bytes > this.#memory && this.#held > 0) {
      const message = 'Too many large requests are being served; try again'
      throw new TollgraphError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS })
    }
    this.#held += bytes
    response.once('close', () => {
      this.#held -= bytes
    })
  }
}

function tooLarge(limit: number): BodyTooLarge {
  return new BodyTooLarge(`The body is too large: at most ${limit} bytes`)
}

function unannounced(limit: number): BodyTooLarge {
  return new BodyTooLarge(`A body without Content-Length may have at most ${limit} bytes`)
}

async function* withoutAbort(request: IncomingMessage): AsyncIterable<Buffer> {
  try {
    yield* request as AsyncIterable<Buffer>
  } catch (error) {
    if (request.complete) throw error
    throw new BodyBrokenOff('The body broke off', { cause: error })
  }
}
