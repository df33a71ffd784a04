import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type Dispatcher, Pool } from 'undici'
import { TollgraphError, Unavailable, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { gather } from '../net/gather.ts'
import type { DataSourceKind } from '../service/context.ts'
import type { Asker } from './asker.ts'
import { type Asked, CircuitBreaker } from './breaker.ts'
import { FreshAnswers } from './freshAnswers.ts'
import { freshSeconds } from './freshness.ts'
import { Pace } from './pace.ts'
import { headersOf, pathOf, type UpstreamRequest } from './request.ts'
import type {
  AskedUpstream,
  CallMeter,
  CallOutcome,
  Upstream,
  UpstreamAnswer,
  UpstreamFile,
  UpstreamNaming,
} from './upstream.ts'

/** A company's API, or our own server with the same API. */
export interface UpstreamOptions {
  /** Name used in messages: `marketdata`. */
  readonly name: string
  /** With the API's base path, if any; without a trailing slash. */
  readonly baseUrl: string
  readonly kind: DataSourceKind
  readonly naming: UpstreamNaming
  /** Headers of every request; called each time, so that a token can be renewed. */
  readonly headers?: () => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** Query parameters of every request, such as a key. */
  readonly query?: Readonly<Record<string, string>>
  /** Time-out of one attempt, in milliseconds. */
  readonly timeoutMs: number
  /** Requests per minute that the upstream allows our key; null: no limit. */
  readonly perMinute: number | null
  /** The company that answers; undefined for servers of our own. */
  readonly company?: string
  /** Most requests at once, on a connection or waiting for one; default: no limit. */
  readonly maxInFlight?: number
  /** How often a repeatable request is sent at most; default: 3. */
  readonly attempts?: number
  /** Counts attempts. */
  readonly meter?: CallMeter
  /**
   * Maps an upstream's error response (its JSON, or its text) to the caller's error, and says which answers mean "none" (NotFound). Null
   * applies the default rule: 5xx, and 429 without a Retry-After, are retried where repeatable, the rest, a 404 included, is an Upstream error.
   */
  readonly failure?: (status: number, body: unknown, request: UpstreamRequest) => TollgraphError | null
  readonly log: Logger
}

/** A raw HTTP response. */
interface Answered {
  readonly status: number
  readonly headers: Dispatcher.ResponseData['headers']
  readonly bytes: Buffer
  /** When the request was sent, in monotonic milliseconds. */
  readonly readAt: number
}

/** A failure after which a request may be sent again. */
interface Again {
  readonly again: TollgraphError
  /** For how long the company is not to be asked, in milliseconds; 0 if it does not say. */
  readonly waitMs: number
}

/** A request in flight, shared by all callers waiting for its response. */
interface Running {
  readonly answer: Promise<UpstreamAnswer>
  readonly stop: AbortController
  waiting: number
}

const CONNECTIONS = 64
const ATTEMPTS = 3
/** How many time-outs an attempt to read may take in all. */
const READ_TIMEOUTS = 10
/** Pause before the first retry, in ms; doubles each time, with ±50 % jitter. */
const BACK_OFF_MS = 120
/** The largest response that is read, in bytes. */
const MAX_ANSWER = 64_000_000

/**
 * Client of one upstream: keep-alive connections, time-outs, retries with jitter for repeatable requests, rate
 * limiting, a bound on requests in flight, a circuit breaker that one caller cannot open for others, single flight for identical requests, and
 * responses cached for as long as the upstream declares them fresh. Throws NotFound, Upstream (502) or Unavailable
 * (503, with retryAfter); callers are not charged for those.
 */
export class HttpUpstream implements Upstream {
  readonly name: string
  readonly kind: DataSourceKind
  readonly naming: UpstreamNaming
  readonly log: Logger
  readonly #options: UpstreamOptions
  readonly #pool: Pool
  readonly #origin: string
  readonly #base: string
  readonly #breaker = new CircuitBreaker()
  readonly #pace: Pace
  readonly #fresh = new FreshAnswers()
  readonly #running = new Map<string, Running>()
  #inFlight = 0

  constructor(options: UpstreamOptions) {
    const url = new URL(options.baseUrl)
    this.name = options.name
    this.kind = options.kind
    this.naming = options.naming
    this.log = options.log
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
   * The client bound to one caller; the only way to send requests. Repeatable requests without a signal of their own
   * abort with the caller's, and failures are counted as the caller's.
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
    const fresh = this.#fresh.get(key)
    if (fresh) return this.#told(fresh.body, (performance.now() - fresh.readAt) / 1000)
    return this.#await(key, this.#running.get(key) ?? this.#start(key, request, origin), request.signal)
  }

  #start(key: string, request: UpstreamRequest, origin: string | null): Running {
    const stop = new AbortController()
    const answer = this.#ask({ ...request, signal: stop.signal }, key, origin).finally(() => this.#forget(key, running))
    // All callers may have aborted by then; avoid an unhandled rejection.
    answer.catch(() => {})
    const running: Running = { answer, stop, waiting: 0 }
    this.#running.set(key, running)
    return running
  }

  /** Waits for the response until the signal aborts. The request is aborted once its last waiting caller has left. */
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

  /** Path and query of a URL below the base URL, as requests spell them; null for any other URL. */
  pathBelow(url: URL): string | null {
    const isBelow = url.origin === this.#origin && url.pathname.startsWith(`${this.#base}/`)
    return isBelow ? url.pathname.slice(this.#base.length) + url.search : null
  }

  async close(): Promise<void> {
    this.#fresh.clear()
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
    if (key !== null && freshMs > 0) this.#fresh.set(key, { body, readAt, freshMs }, text.length)
    return this.#told(body, 0)
  }

  #told(body: unknown, ageSeconds: number): UpstreamAnswer {
    const { company } = this.#options
    return { body, ageSeconds, ...(company === undefined ? {} : { company }) }
  }

  /** Fails at once where too many are in flight: a company that hangs must not keep the requests of a whole process. */
  async #fetch(request: UpstreamRequest, maxBytes: number, origin: string | null): Promise<Answered> {
    if (this.#inFlight >= (this.#options.maxInFlight ?? Number.POSITIVE_INFINITY))
      throw new Unavailable(`The ${this.name} provider has too many requests; try again`, { retryAfter: 1 })
    this.#inFlight += 1
    try {
      return await this.#attempts(request, maxBytes, origin)
    } finally {
      this.#inFlight -= 1
    }
  }

  async #attempts(request: UpstreamRequest, maxBytes: number, origin: string | null): Promise<Answered> {
    const attempts = request.isRepeatable ? (this.#options.attempts ?? ATTEMPTS) : 1
    const asked: Asked = {
      origin,
      // Computed lazily: the breaker reads it only on failure.
      get question() {
        return keyOf(request)
      },
    }
    for (let attempt = 1; ; attempt++) {
      request.signal?.throwIfAborted()
      await this.#turn(asked)
      const outcome = await this.#attempt(request, maxBytes, asked)
      if (!('again' in outcome)) return outcome
      const pauseMs = BACK_OFF_MS * 2 ** (attempt - 1) * (0.5 + Math.random())
      // A company that says when to come again counts what comes before, too.
      if (attempt >= attempts || outcome.waitMs > pauseMs) throw outcome.again
      await delay(pauseMs)
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

  async #attempt(request: UpstreamRequest, maxBytes: number, asked: Asked): Promise<Answered | Again> {
    const readAt = performance.now()
    const limit = this.#limitOf(request)
    let response: Dispatcher.ResponseData
    let bytes: Buffer
    try {
      response = await this.#pool.request({
        method: request.method,
        path: this.#base + pathOf({ ...request, query: { ...request.query, ...this.#options.query } }),
        headers: headersOf(request, await this.#options.headers?.()),
        body: request.form ?? (request.body === undefined ? null : JSON.stringify(request.body)),
        signal: limit.signal,
      })
      bytes = await readBytes(response, this.name, maxBytes)
    } catch (error) {
      if (request.signal?.aborted) {
        this.#breaker.abandoned(asked)
        throw error
      }
      this.#breaker.failed(asked)
      this.#count('failed', readAt)
      if (error instanceof TollgraphError) throw error
      this.#options.log.warn({ err: error, upstream: this.name, path: request.path }, 'An upstream did not answer')
      return { again: new UpstreamFailed(`The ${this.name} provider did not answer`), waitMs: 0 }
    } finally {
      limit.end()
    }
    const { statusCode: status, headers } = response
    if (status >= 500 || status === 429) {
      this.#count('refused', readAt)
      return this.#refused(status, response, asked)
    }
    const failure = status >= 400 ? this.#failure(status, jsonOrText(bytes.toString('utf8')), request) : null
    // Only an answer to the caller's own doing shows that the upstream works.
    const isWorking = failure === null || failure.status < 500
    if (isWorking) this.#breaker.succeeded(asked)
    else this.#breaker.failed(asked)
    this.#count(isWorking ? 'answered' : 'refused', readAt)
    if (failure) throw failure
    return { status, headers, bytes, readAt }
  }

  /**
   * The pool's time-outs are of silence: an answer that comes in drops would never end. A read also ends with the last of
   * its callers, but a job's has none that leaves.
   */
  #limitOf({ isRepeatable, signal }: UpstreamRequest): { readonly signal: AbortSignal; end(): void } {
    const limit = new AbortController()
    const timer = setTimeout(() => limit.abort(), this.#options.timeoutMs * (isRepeatable ? READ_TIMEOUTS : 1))
    return {
      signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
      end: () => clearTimeout(timer),
    }
  }

  #count(outcome: CallOutcome, since: number): void {
    const { meter, company } = this.#options
    if (company !== undefined) meter?.count(company, outcome, performance.now() - since)
  }

  #refused(status: number, { headers }: Dispatcher.ResponseData, asked: Asked): Again {
    this.#breaker.failed(asked)
    if (status !== 429)
      return { again: new UpstreamFailed(`The ${this.name} provider failed with ${status}`), waitMs: 0 }
    const wait = Number(headers['retry-after'])
    const message = `The ${this.name} provider is asked as often as it allows; try again`
    return Number.isFinite(wait) && wait > 0
      ? { again: new Unavailable(message, seconds(wait * 1000)), waitMs: wait * 1000 }
      : { again: new Unavailable(message, seconds(1_000)), waitMs: 0 }
  }

  #failure(status: number, body: unknown, request: UpstreamRequest): TollgraphError {
    const known = this.#options.failure?.(status, body, request)
    if (known) return known
    this.#options.log.warn({ upstream: this.name, path: request.path, status }, 'An upstream refused a request')
    return new UpstreamFailed(`The ${this.name} provider refused the request with ${status}`)
  }
}

/** Settles as the work does, or rejects with the signal's reason once it aborts. */
function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

const NOT_JSON = Symbol('no JSON')

/** An empty body is null: some upstreams answer a change with one. */
function parseJson(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text) as unknown
  } catch {
    return NOT_JSON
  }
}

/** An error's body, for `failure`. */
function jsonOrText(text: string): unknown {
  const json = parseJson(text)
  return json === NOT_JSON ? text : json
}

function readBytes({ body }: Dispatcher.ResponseData, name: string, maxBytes: number): Promise<Buffer> {
  return gather(body, maxBytes, () => new UpstreamFailed(`The ${name} provider answered more than ${maxBytes} bytes`))
}

function keyOf(request: UpstreamRequest): string {
  return `${request.method} ${pathOf(request)} ${request.body === undefined ? '' : JSON.stringify(request.body)}`
}

function seconds(milliseconds: number): { readonly retryAfter: number } {
  return { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) }
}
