import { setTimeout as delay } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { type Dispatcher, Pool } from 'undici'
import { NotFound, TollgraphError, Unavailable, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import type { DataSourceKind } from '../context.ts'
import type { Asker } from './asker.ts'
import { type Asked, CircuitBreaker } from './breaker.ts'
import { freshSeconds } from './freshness.ts'
import { Pace } from './pace.ts'
import { pathOf, type UpstreamRequest } from './request.ts'

/** How the members of an upstream's JSON are spelt. */
export type UpstreamNaming = 'CAMEL_CASE' | 'SNAKE_CASE'

/** A company's API, or what stands in for it. */
export interface UpstreamOptions {
  /** For messages: `marketdata`. */
  readonly name: string
  /** With a path where the API has one; without a slash at its end. */
  readonly baseUrl: string
  readonly kind: DataSourceKind
  readonly naming: UpstreamNaming
  /** Sent with every request; asked each time, so that a token may be renewed. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** Members that every request's query carries, such as a key. */
  readonly query?: Readonly<Record<string, string>>
  /** Milliseconds that one attempt may take. */
  readonly timeoutMs: number
  /** The most requests a minute that the upstream allows for our key; null for no limit. */
  readonly perMinute: number | null
  /**
   * What the caller hears of an answer that is no success: 404s and their like become NotFound. Null leaves it to the rule:
   * 404 is NotFound, 429 and 5xx are tried again where that is harmless, the rest is an Upstream error.
   */
  readonly failure?: (status: number, body: unknown, request: UpstreamRequest) => TollgraphError | null
  readonly log: Logger
}

/** What an upstream answered. */
export interface UpstreamAnswer {
  readonly body: unknown
  /** How long ago it was fetched, in seconds; more than 0 only where it was kept. */
  readonly ageSeconds: number
}

/** A file that an upstream gave, or where it says that the file is. */
export type UpstreamFile =
  | {
      readonly bytes: Buffer
      /** Without parameters, in lower case; empty where the upstream does not say. */
      readonly contentType: string
    }
  | {
      /** Its whole URL. */
      readonly movedTo: string
    }

/** What came over the wire. */
interface Answered {
  readonly status: number
  readonly headers: Dispatcher.ResponseData['headers']
  readonly bytes: Buffer
  /** When it was asked for, on a clock that only grows. */
  readonly readAt: number
}

interface Kept {
  readonly body: unknown
  readonly readAt: number
  readonly freshMs: number
}

/** An upstream as one asker may use it. */
export interface AskedUpstream extends Pick<Upstream, 'name' | 'kind' | 'naming'> {
  /** Asks, or answers from what is still fresh. */
  request(request: UpstreamRequest): Promise<UpstreamAnswer>
  /** Asks for a file of at most `maxBytes`, which is neither kept nor shared; a redirect is told and not followed. */
  download(request: UpstreamRequest, maxBytes: number): Promise<UpstreamFile>
}

/** A question that is being asked, for all who wait for its answer. */
interface Running {
  readonly answer: Promise<UpstreamAnswer>
  readonly stop: AbortController
  waiting: number
}

const CONNECTIONS = 64
const ATTEMPTS = 3
/** First pause before another attempt, in ms; the next is twice as long, each spread by half. */
const BACK_OFF_MS = 120
/** All that is kept, in characters of JSON. */
const MAX_KEPT = 32_000_000
const MAX_KEPT_ENTRIES = 5_000
/** The largest answer that is read, in bytes. */
const MAX_ANSWER = 64_000_000

/**
 * A client of one upstream: keep-alive connections, time-outs, repeats with jitter where repeating is harmless, a pace, a
 * circuit breaker that one caller cannot open for others, one request for many who ask the same at once, and answers kept for as long as the upstream says that
 * they are fresh. Throws NotFound, Upstream (502) or Unavailable (503, with retryAfter); nobody is charged for those.
 */
export class Upstream {
  readonly name: string
  readonly kind: DataSourceKind
  readonly naming: UpstreamNaming
  readonly #options: UpstreamOptions
  readonly #pool: Pool
  readonly #origin: string
  readonly #base: string
  readonly #breaker = new CircuitBreaker()
  readonly #pace: Pace
  readonly #kept = new LRUCache<string, Kept>({ maxSize: MAX_KEPT, max: MAX_KEPT_ENTRIES })
  readonly #running = new Map<string, Running>()

  constructor(options: UpstreamOptions) {
    const url = new URL(options.baseUrl)
    this.name = options.name
    this.kind = options.kind
    this.naming = options.naming
    this.#options = options
    this.#origin = url.origin
    this.#base = url.pathname.replace(/\/$/, '')
    this.#pace = new Pace(options.perMinute)
    this.#pool = new Pool(url.origin, {
      connections: CONNECTIONS,
      headersTimeout: options.timeoutMs,
      bodyTimeout: options.timeoutMs,
      connect: { timeout: options.timeoutMs },
    })
  }

  /**
   * The client as one asker may use it: there is no other way to ask. A read ends with the asker's signal unless it brings its own, and
   * failures are counted as the asker's.
   */
  for({ origin, signal }: Asker): AskedUpstream {
    const bound = (request: UpstreamRequest) => (request.isRepeatable && signal ? { signal, ...request } : request)
    return {
      name: this.name,
      kind: this.kind,
      naming: this.naming,
      request: (request) => this.#request(bound(request), origin),
      download: (request, maxBytes) => this.#download(bound(request), maxBytes, origin),
    }
  }

  async #request(request: UpstreamRequest, origin: string | null): Promise<UpstreamAnswer> {
    if (!request.isRepeatable) return this.#ask(request, null, origin)
    const key = keyOf(request)
    const kept = this.#kept.get(key)
    const age = kept ? performance.now() - kept.readAt : 0
    if (kept && age < kept.freshMs) return { body: kept.body, ageSeconds: age / 1000 }
    return this.#await(key, this.#running.get(key) ?? this.#start(key, request, origin), request.signal)
  }

  #start(key: string, request: UpstreamRequest, origin: string | null): Running {
    const stop = new AbortController()
    const answer = this.#ask({ ...request, signal: stop.signal }, key, origin).finally(() => this.#forget(key, running))
    // Who has asked may be gone by then.
    answer.catch(() => {})
    const running: Running = { answer, stop, waiting: 0 }
    this.#running.set(key, running)
    return running
  }

  /** Waits for an answer until the signal aborts. A question that nobody waits for any more is given up. */
  async #await(key: string, running: Running, signal: AbortSignal | undefined): Promise<UpstreamAnswer> {
    running.waiting += 1
    try {
      return await (signal ? untilAborted(running.answer, signal) : running.answer)
    } finally {
      running.waiting -= 1
      if (running.waiting === 0) {
        this.#forget(key, running)
        running.stop.abort()
      }
    }
  }

  #forget(key: string, running: Running): void {
    if (this.#running.get(key) === running) this.#running.delete(key)
  }

  async #download(request: UpstreamRequest, maxBytes: number, origin: string | null): Promise<UpstreamFile> {
    const { status, headers, bytes } = await this.#fetch(
      { ...request, headers: { accept: '*/*', ...request.headers } },
      maxBytes,
      origin,
    )
    const { location } = headers
    if (status >= 300 && typeof location === 'string') {
      return { movedTo: new URL(location, this.#origin + this.#base + request.path).href }
    }
    const contentType = String(headers['content-type'] ?? '')
      .replace(/;.*$/s, '')
      .trim()
    return { bytes, contentType: contentType.toLowerCase() }
  }

  /** Path and query of a URL that lies below the base URL, as requests name it; null for any other. */
  pathBelow(url: URL): string | null {
    const isBelow = url.origin === this.#origin && url.pathname.startsWith(`${this.#base}/`)
    return isBelow ? url.pathname.slice(this.#base.length) + url.search : null
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  async #ask(request: UpstreamRequest, key: string | null, origin: string | null): Promise<UpstreamAnswer> {
    const { status, headers, bytes, readAt } = await this.#fetch(request, MAX_ANSWER, origin)
    const text = bytes.toString('utf8')
    const body = parseJson(text)
    if (body === NOT_JSON) throw new UpstreamFailed(`The ${this.name} provider answered what is no JSON`)
    const problem = this.#options.failure?.(status, body, request)
    if (problem) throw problem
    const freshMs = key === null ? 0 : freshSeconds(headers) * 1000
    if (key !== null && freshMs > 0) this.#kept.set(key, { body, readAt, freshMs }, { size: Math.max(1, text.length) })
    return { body, ageSeconds: 0 }
  }

  async #fetch(request: UpstreamRequest, maxBytes: number, origin: string | null): Promise<Answered> {
    const attempts = request.isRepeatable ? ATTEMPTS : 1
    const asked: Asked = {
      origin,
      // Only a failure is asked for it.
      get question() {
        return keyOf(request)
      },
    }
    for (let attempt = 1; ; attempt++) {
      request.signal?.throwIfAborted()
      await this.#turn(asked)
      const outcome = await this.#attempt(request, maxBytes, asked)
      if (!('again' in outcome)) return outcome
      if (attempt >= attempts) throw outcome.again
      await delay(BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + Math.random()))
    }
  }

  async #turn(asked: Asked): Promise<void> {
    const pause = this.#breaker.pause(asked)
    if (pause > 0) throw new Unavailable(`The ${this.name} provider does not answer; try again`, seconds(pause))
    const { waitMs } = this.#pace.take(this.#options.timeoutMs)
    if (waitMs > this.#options.timeoutMs) {
      this.#breaker.abandoned(asked)
      throw new Unavailable(`The ${this.name} provider is asked as often as it allows; try again`, seconds(waitMs))
    }
    if (waitMs > 0) await delay(waitMs)
  }

  async #attempt(
    request: UpstreamRequest,
    maxBytes: number,
    asked: Asked,
  ): Promise<Answered | { readonly again: TollgraphError }> {
    const readAt = performance.now()
    let response: Dispatcher.ResponseData
    let bytes: Buffer
    try {
      response = await this.#pool.request({
        method: request.method,
        path: this.#base + pathOf({ path: request.path, query: { ...request.query, ...this.#options.query } }),
        headers: {
          accept: 'application/json',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(await this.#options.headers?.()),
          ...request.headers,
        },
        body: request.form ?? (request.body === undefined ? null : JSON.stringify(request.body)),
        ...(request.signal ? { signal: request.signal } : {}),
      })
      bytes = await readBytes(response, this.name, maxBytes)
    } catch (error) {
      if (request.signal?.aborted) {
        this.#breaker.abandoned(asked)
        throw error
      }
      this.#breaker.failed(asked)
      if (error instanceof TollgraphError) throw error
      this.#options.log.warn({ err: error, upstream: this.name, path: request.path }, 'An upstream did not answer')
      return { again: new UpstreamFailed(`The ${this.name} provider did not answer`) }
    }
    const { statusCode: status, headers } = response
    if (status >= 500 || status === 429) return { again: this.#refused(status, response, asked) }
    this.#breaker.succeeded(asked)
    if (status >= 400) throw this.#failure(status, parseJson(bytes.toString('utf8')), request)
    return { status, headers, bytes, readAt }
  }

  #refused(status: number, { headers }: Dispatcher.ResponseData, asked: Asked): TollgraphError {
    this.#breaker.failed(asked)
    if (status !== 429) return new UpstreamFailed(`The ${this.name} provider failed with ${status}`)
    const wait = Number(headers['retry-after'])
    return new Unavailable(
      `The ${this.name} provider is asked as often as it allows; try again`,
      seconds(Number.isFinite(wait) && wait > 0 ? wait * 1000 : 1_000),
    )
  }

  #failure(status: number, body: unknown, request: UpstreamRequest): TollgraphError {
    const known = this.#options.failure?.(status, body, request)
    if (known) return known
    if (status === 404) return new NotFound('Nothing was found')
    this.#options.log.warn({ upstream: this.name, path: request.path, status }, 'An upstream refused a request')
    return new UpstreamFailed(`The ${this.name} provider refused the request with ${status}`)
  }
}

/** Settles as the work does, or throws the signal's reason once that aborts. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

const NOT_JSON = Symbol('no JSON')

/** An empty body is null: what some upstreams answer to a change. */
function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return NOT_JSON
  }
}

async function readBytes({ body }: Dispatcher.ResponseData, name: string, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += (chunk as Buffer).length
    if (size > maxBytes) {
      body.destroy()
      throw new UpstreamFailed(`The ${name} provider answered more than ${maxBytes} bytes`)
    }
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function keyOf(request: UpstreamRequest): string {
  return `${request.method} ${pathOf(request)} ${request.body === undefined ? '' : JSON.stringify(request.body)}`
}

function seconds(milliseconds: number): { readonly retryAfter: number } {
  return { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) }
}
