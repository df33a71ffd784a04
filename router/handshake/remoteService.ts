import type { Logger } from 'pino'
import { Unavailable } from '../../schema/errors.ts'
import type { ServiceName } from '../../schema/services.ts'
import type { Admission } from '../../subgraphs/kit/service/toll/handshake/admission.ts'
import type { HandshakeAnswer } from '../../subgraphs/kit/service/toll/handshake/askFacts.ts'
import {
  digestOf,
  HANDSHAKE_VERSION,
  handshakeVersionOf,
  readFacts,
  type ServiceFacts,
} from '../../subgraphs/kit/service/toll/handshake/serviceFacts.ts'
import { otherDatabase } from './reasons.ts'

/** Processes of one service that are known at once: those before and after a change of settings. */
const MAX_DIGESTS = 4

/** Requests that wait for a handshake at once; further ones fail. */
const MAX_WAITING = 32

/** Interval of handshakes with a verified service, and with any other, in milliseconds. */
const VERIFIED_INTERVAL_MS = 30_000
const OTHER_INTERVAL_MS = 5_000

/** What a router knows of a service in another process. */
export type RemoteState =
  | { readonly state: 'verified' }
  | { readonly state: 'away'; readonly reasons: readonly string[] }
  | { readonly state: 'refused'; readonly reasons: readonly string[] }

/** How a service is asked and judged. */
export interface RemoteServiceGround {
  readonly name: ServiceName
  readonly url: string
  ask(): Promise<HandshakeAnswer>
  /** Whether the token of a handshake was claimed in this router's database. */
  isClaimed(jti: string): Promise<boolean>
  reasonsAgainst(facts: ServiceFacts): string[]
  /** Called when the ports that are off may have changed. */
  onPorts(): void
  readonly log: Logger
}

const NOT_ASKED: RemoteState = { state: 'away', reasons: ['It has not been asked yet.'] }

/**
 * A service in another process, as its handshakes show it. It is asked for work only while it is verified: a service
 * that does not answer is asked for a handshake again by each request that needs it and every 5 seconds, one that does
 * not fit every 5 seconds, a verified one every 30 seconds and after each request without an answer.
 */
export class RemoteService implements Admission {
  readonly name: ServiceName
  readonly url: string
  readonly #ground: RemoteServiceGround
  #state: RemoteState = NOT_ASKED
  #digests: readonly string[] = []
  #off: ReadonlySet<string> = new Set()
  #running: Promise<void> | null = null
  #waiting = 0
  /** A handshake that failed slowly is repeated for requests after as long a pause, in monotonic milliseconds. */
  #nextAt = 0
  #timer: NodeJS.Timeout | undefined
  #isStopped = false

  constructor(ground: RemoteServiceGround) {
    this.name = ground.name
    this.url = ground.url
    this.#ground = ground
  }

  get state(): RemoteState {
    return this.#state
  }

  /** The ports that are off, by the last handshake that passed. */
  get off(): ReadonlySet<string> {
    return this.#off
  }

  async admitted(): Promise<readonly string[]> {
    if (this.#state.state === 'away') await this.#shakeForRequest()
    if (this.#state.state === 'verified') return this.#digests
    throw this.#unavailable()
  }

  meet(facts: unknown): void {
    this.#judge(facts)
    if (this.#state.state !== 'verified') throw this.#unavailable()
  }

  lost(): void {
    if (this.#state.state !== 'verified') return
    this.shake().catch((error: unknown) => this.#ground.log.error({ err: error }, 'A handshake broke off'))
  }

  /** Makes a handshake, or waits for the one that is under way. Rejects where the router's own database fails. */
  shake(): Promise<void> {
    this.#running ??= this.#shake().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  /** Repeats the handshake until `stop`. */
  keepShaking(): void {
    if (this.#isStopped) return
    const pause = this.#state.state === 'verified' ? VERIFIED_INTERVAL_MS : OTHER_INTERVAL_MS
    this.#timer = setTimeout(() => {
      this.shake()
        .catch((error: unknown) => this.#ground.log.error({ err: error }, 'A handshake broke off'))
        .finally(() => this.keepShaking())
    }, pause).unref()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearTimeout(this.#timer)
    await this.#running?.catch(() => {
      // Logged where it was begun.
    })
  }

  async #shakeForRequest(): Promise<void> {
    const isTooEarly = this.#running === null && performance.now() < this.#nextAt
    if (isTooEarly || this.#waiting >= MAX_WAITING) return
    this.#waiting += 1
    try {
      await this.shake()
    } finally {
      this.#waiting -= 1
    }
  }

  async #shake(): Promise<void> {
    const startedAt = performance.now()
    const answer = await this.#ground.ask()
    const now = performance.now()
    switch (answer.kind) {
      case 'silent':
        this.#nextAt = now + (now - startedAt)
        this.#become({ state: 'away', reasons: [reasonOf(answer.error)] }, answer.error)
        break
      case 'stranger':
        this.#become({ state: 'refused', reasons: [answer.problem] })
        break
      case 'facts':
        if (await this.#ground.isClaimed(answer.jti)) this.#judge(answer.facts)
        else this.#judge(answer.facts, [otherDatabase()])
    }
  }

  #judge(answer: unknown, known: readonly string[] = []): void {
    const facts = readFacts(answer)
    const reasons = facts ? this.#ground.reasonsAgainst(facts) : [otherVersion(handshakeVersionOf(answer))]
    const all = [...new Set([...known, ...reasons])]
    if (!facts || all.length > 0) {
      this.#become({ state: 'refused', reasons: all })
      return
    }
    const digest = digestOf(facts)
    this.#digests = [digest, ...this.#digests.filter((one) => one !== digest)].slice(0, MAX_DIGESTS)
    this.#become({ state: 'verified' })
    this.#keepPorts(facts)
  }

  #keepPorts({ ports }: ServiceFacts): void {
    const off = new Set(ports.filter(({ as }) => as === 'off').map(({ name }) => name))
    const isSame = off.size === this.#off.size && [...off].every((name) => this.#off.has(name))
    if (isSame) return
    this.#off = off
    this.#ground.onPorts()
  }

  /** Takes a state over, and logs it where it is another one. */
  #become(next: RemoteState, err?: unknown): void {
    const last = this.#state
    this.#state = next
    if (next.state === 'refused') this.#digests = []
    if (JSON.stringify(last) === JSON.stringify(next)) return
    const about = { service: this.name, url: this.url }
    const { log } = this.#ground
    if (next.state === 'verified') log.info(about, 'A service in another process is verified')
    else if (next.state === 'away') log.warn({ ...about, err }, 'A service in another process does not answer')
    else log.error({ ...about, reasons: next.reasons }, 'A service in another process does not fit: it is not asked')
  }

  /** Reasons are for the operator: clients get none. */
  #unavailable(): Unavailable {
    return this.#state.state === 'refused'
      ? new Unavailable(`The ${this.name} service is not ready; try again`, { retryAfter: OTHER_INTERVAL_MS / 1_000 })
      : new Unavailable(`The ${this.name} service does not answer; try again`, { retryAfter: 5 })
  }
}

/** Addresses stay in the log: `/ready` shows the reason. */
function reasonOf(error: unknown): string {
  const code = (error as { readonly code?: unknown } | null)?.code
  return `It does not answer${typeof code === 'string' ? ` (${code})` : ''}: start it, or correct its URL.`
}

function otherVersion(version: number | null): string {
  return `It speaks version ${version ?? '?'} of the handshake, this router ${HANDSHAKE_VERSION}: run the same release in both processes.`
}
