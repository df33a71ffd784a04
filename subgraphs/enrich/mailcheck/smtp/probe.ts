import { randomBytes } from 'node:crypto'
import { openEnvelope, restartEnvelope } from './envelope.ts'
import { type RecipientWord, recipientWord, type SmtpReply } from './reply.ts'
import type { SmtpPatience, SmtpPlace, SmtpSession } from './session.ts'

/** Result of probing a domain's mail servers. */
export interface DomainProbe {
  /** SPOKEN: one of them accepted an envelope. BLOCKED: none did, and at least one refused us. */
  readonly contact: 'SPOKEN' | 'BLOCKED' | 'SILENT'
  /** Whether the servers accept any recipient (catch-all); null if unknown. */
  readonly takesAll: boolean | null
  /** Verdicts by local part. Missing ones were not probed in time. */
  readonly words: ReadonlyMap<string, RecipientWord>
}

/** A domain and the recipients to probe. */
export interface ProbeQuestion {
  readonly domain: string
  /** Local part of each address. */
  readonly locals: readonly string[]
  /** Most preferred first. */
  readonly places: readonly SmtpPlace[]
  /** Our own host name. */
  readonly helo: string
}

/** Recipients per envelope: servers need not accept more (RFC 5321, 4.5.3.1.8). */
const MAX_RECIPIENTS = 100
/** Broken connections before a server is given up. */
const MAX_BREAKS = 3
const TOO_MANY_RECIPIENTS = 452
const CLOSING = 421

/**
 * Probes with RCPT TO whether a domain's mail servers accept some recipients. No mail is sent: the session ends before
 * DATA.
 */
export async function probeDomain(question: ProbeQuestion, patience: SmtpPatience): Promise<DomainProbe> {
  const probe = new Probe(question, patience)
  for (const place of question.places) {
    if (probe.isDone()) break
    await probe.ask(place)
  }
  return probe.result()
}

class Probe {
  readonly #question: ProbeQuestion
  readonly #patience: SmtpPatience
  readonly #words = new Map<string, RecipientWord>()
  readonly #open: string[]
  #takesAll: boolean | null = null
  #isSpoken = false
  #isBlocked = false

  constructor(question: ProbeQuestion, patience: SmtpPatience) {
    this.#question = question
    this.#patience = patience
    this.#open = [...question.locals].reverse()
  }

  isDone(): boolean {
    return this.#open.length === 0 || performance.now() >= this.#patience.deadline
  }

  result(): DomainProbe {
    const contact = this.#isSpoken ? 'SPOKEN' : this.#isBlocked ? 'BLOCKED' : 'SILENT'
    return { contact, takesAll: this.#takesAll, words: this.#words }
  }

  async ask(place: SmtpPlace): Promise<void> {
    for (let breaks = 0; breaks < MAX_BREAKS && !this.isDone(); breaks++) {
      const opened = await openEnvelope(place, this.#question.helo, this.#patience)
      if (opened.kind === 'BLOCKED') this.#isBlocked = true
      if (opened.kind !== 'READY') return
      this.#isSpoken = true
      try {
        await this.#converse(opened.session)
        return
      } catch {
        // The connection broke or timed out: the remaining recipients are probed on a new connection.
      } finally {
        opened.session.close()
      }
    }
  }

  async #converse(session: SmtpSession): Promise<void> {
    let inEnvelope = 0
    while (!this.isDone()) {
      const local = this.#open.at(-1) ?? ''
      const isFull = inEnvelope === MAX_RECIPIENTS
      const reply = isFull ? null : await this.#offer(session, local)
      if (isFull || (reply?.code === TOO_MANY_RECIPIENTS && inEnvelope > 0)) {
        if (!(await restartEnvelope(session))) return
        inEnvelope = 0
        continue
      }
      inEnvelope += 1
      this.#open.pop()
      const word = reply ? recipientWord(reply) : 'UNCLEAR'
      this.#words.set(local, word)
      if (word === 'TAKEN' && this.#takesAll === null) await this.#tryStranger(session)
      if (this.#takesAll) this.#takeRest()
    }
  }

  /** Detects a catch-all server: it accepts a random local part that cannot exist. */
  async #tryStranger(session: SmtpSession): Promise<void> {
    const reply = await this.#offer(session, `${randomBytes(10).toString('hex')}.unknown`)
    const word = reply && recipientWord(reply)
    if (word === 'TAKEN') this.#takesAll = true
    if (word === 'REFUSED') this.#takesAll = false
  }

  #takeRest(): void {
    for (const local of this.#open.splice(0)) this.#words.set(local, 'TAKEN')
  }

  /** Sends RCPT TO; null for a local part that cannot be sent. Rejects if the server closes, also with 421. */
  async #offer(session: SmtpSession, local: string): Promise<SmtpReply | null> {
    // Local parts beyond ASCII need an extension that few servers have (RFC 6531).
    if (/[^\x21-\x7e]/.test(local)) return null
    const reply = await session.command(`RCPT TO:<${local}@${this.#question.domain}>`)
    if (reply.code === CLOSING) throw new Error('The server hangs up')
    return reply
  }
}
