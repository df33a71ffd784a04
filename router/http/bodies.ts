import type { IncomingMessage, ServerResponse } from 'node:http'
import { LimitReached, TollgraphError } from '../../schema/errors.ts'

/** Largest body without Content-Length, in bytes. */
const UNANNOUNCED_BYTES = 1_048_576
/** Bodies up to this size are not counted; larger ones share the reserved memory. Bytes. */
const FREE_BYTES = 65_536
/** Interval of rate checks after the grace period, in milliseconds. */
const PACE_MS = 1_000

const RETRY_AFTER_SECONDS = 2

const NO_BODY = Buffer.alloc(0)

/** Limits of request bodies. */
export interface BodyLimits {
  /** Largest body, in bytes. */
  readonly largest: number
  /** All bodies above 64 KiB together, in bytes. */
  readonly memory: number
  /** Concurrent bodies of one client address. */
  readonly byAddress: number
  /** Least average rate of a body after the grace period, in bytes per second. */
  readonly leastRate: number
  /** Grace period before the rate counts, in milliseconds. */
  readonly graceMs: number
}

/** A body refused with an HTTP status; the same form as Fastify's errors. */
class BodyRefused extends Error {
  readonly statusCode: number

  constructor(statusCode: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.statusCode = statusCode
  }
}

/**
 * Reads request bodies whole. Anyone can send one without paying, so received bytes, not announced ones, are counted
 * against a memory limit, until the response closes. A body that comes too slowly is refused.
 */
export class Bodies {
  readonly #limits: BodyLimits
  readonly #underWay = new Map<string, number>()
  #held = 0

  constructor(limits: BodyLimits) {
    this.#limits = limits
  }

  /** Bytes that bodies above 64 KiB hold now. */
  get held(): number {
    return this.#held
  }

  /**
   * Empty when the request has no body. `address` is the client's; null: not limited. Throws an error of status 413 for
   * a body that is too large and 408 for one that is too slow, LimitReached while the address sends too many, and
   * Unavailable while the memory is used up. A refusal closes the connection.
   */
  async read(request: IncomingMessage, response: ServerResponse, address: string | null): Promise<Buffer> {
    const header = request.headers['content-length']
    const announced = header === undefined ? null : Number(header)
    if (announced === 0 || (announced === null && request.headers['transfer-encoding'] === undefined)) return NO_BODY
    try {
      const { largest } = this.#limits
      if (announced !== null && announced > largest) throw tooLarge(largest)
      return await this.#counted(address, () => this.#receive(request, response, announced))
    } catch (error) {
      // The rest of the body is not read.
      response.setHeader('connection', 'close')
      throw error
    }
  }

  async #counted(address: string | null, receive: () => Promise<Buffer>): Promise<Buffer> {
    if (address === null) return receive()
    const count = this.#underWay.get(address) ?? 0
    if (count >= this.#limits.byAddress) {
      const message = `At most ${this.#limits.byAddress} request bodies of one address are read at once`
      throw new LimitReached(message, RETRY_AFTER_SECONDS)
    }
    this.#underWay.set(address, count + 1)
    return receive().finally(() => {
      const left = (this.#underWay.get(address) ?? 1) - 1
      if (left > 0) this.#underWay.set(address, left)
      else this.#underWay.delete(address)
    })
  }

  #receive(request: IncomingMessage, response: ServerResponse, announced: number | null): Promise<Buffer> {
    const { graceMs, largest, leastRate } = this.#limits
    const limit = announced === null ? Math.min(UNANNOUNCED_BYTES, largest) : largest
    const hold = this.#holder(response)
    const chunks: Buffer[] = []
    let size = 0
    return new Promise<Buffer>((resolve, reject) => {
      const begunAt = Date.now()
      let timer = setTimeout(checkPace, graceMs)
      request.on('data', take)
      request.once('end', finish)
      request.once('error', breakOff)
      request.once('close', breakOff)

      function take(chunk: Buffer): void {
        size += chunk.length
        try {
          if (size > limit) throw announced === null ? unannounced(limit) : tooLarge(limit)
          hold(size)
          chunks.push(chunk)
        } catch (error) {
          giveUp(error)
        }
      }
      function finish(): void {
        leave()
        resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size))
      }
      function breakOff(cause?: Error): void {
        giveUp(new BodyRefused(400, 'The body broke off', { cause }))
      }
      function checkPace(): void {
        const least = (leastRate * (Date.now() - begunAt)) / 1_000
        if (size < least) giveUp(tooSlow(leastRate))
        else timer = setTimeout(checkPace, PACE_MS)
      }
      function giveUp(error: unknown): void {
        leave()
        // Ignore later errors of the connection, which is no longer read.
        request.on('error', () => {})
        request.pause()
        reject(error)
      }
      function leave(): void {
        clearTimeout(timer)
        request.off('data', take).off('end', finish).off('error', breakOff).off('close', breakOff)
      }
    })
  }

  /**
   * Reserves memory for the received part of a body, until the response closes. Throws Unavailable when none is left.
   */
  #holder(response: ServerResponse): (size: number) => void {
    let own = 0
    return (size) => {
      if (size <= FREE_BYTES) return
      const others = this.#held - own
      if (others > 0 && others + size > this.#limits.memory) {
        const message = 'Too many large requests are being served; try again'
        throw new TollgraphError('UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS })
      }
      if (own === 0) response.once('close', () => (this.#held -= own))
      this.#held += size - own
      own = size
    }
  }
}

function tooLarge(limit: number): BodyRefused {
  return new BodyRefused(413, `The body is too large: at most ${limit} bytes`)
}

function unannounced(limit: number): BodyRefused {
  return new BodyRefused(413, `A body without Content-Length may have at most ${limit} bytes`)
}

function tooSlow(leastRate: number): BodyRefused {
  return new BodyRefused(408, `The body comes too slowly: at least ${leastRate} bytes a second are expected`)
}
