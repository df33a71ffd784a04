import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer/lib/errors'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { oneLine } from './bounceReport.ts'
import type { Target } from './target.ts'
import { refusals, replyOf, type Verdict, verdictOf } from './verdict.ts'
import { type Watch, watchConnection } from './watchConnection.ts'

/** A mail as handed to one server. */
export interface Parcel {
  /** '' for the null sender. */
  readonly from: string
  readonly recipients: readonly string[]
  /** Bytes. */
  readonly size: number
  /** Whether it may contain bytes above 127. */
  readonly is8Bit: boolean
  /** Opens the raw mail; called once per server that accepts the envelope. */
  open(): Promise<Readable>
}

/** Timeouts of a session. Milliseconds. */
export interface SessionLimits {
  /** From the first packet to the end of the TLS handshake. */
  readonly connectMs: number
  /** Longest silence; servers may inspect a mail for minutes before they accept it. */
  readonly silenceMs: number
}

export const SESSION_LIMITS: SessionLimits = { connectMs: 30_000, silenceMs: 300_000 }

export interface SessionOptions {
  /** Our host name, for EHLO. */
  readonly helo: string
  readonly limits: SessionLimits
  /** Aborts the session at once. */
  readonly signal: AbortSignal
}

/** The server was unreachable or rejected the session, so another server may be tried. */
export class HostFailed extends Error {
  readonly reply: string
  /** Whether TLS setup failed. */
  readonly isTlsBroken: boolean

  constructor(target: Target, cause: NodemailerError, isTlsBroken: boolean) {
    const reply = replyOf(target, cause)
    super(reply, { cause })
    this.name = 'HostFailed'
    this.reply = reply
    this.isTlsBroken = isTlsBroken
  }
}

/** How long a server may take to answer QUIT; the delivery does not wait for it. Milliseconds. */
const FAREWELL_MS = 2_000

/**
 * Delivers a mail to one server, with TLS if the server offers it, and returns a verdict per recipient. Throws HostFailed
 * if the server gave no verdict on this mail, so that the next server may be tried. A failure during or after the mail's
 * data, an abort included, is LATER and is not tried elsewhere at once: the server may have accepted the mail. Rejects
 * with the signal's reason when it aborts before that.
 */
export async function handOver(
  target: Target,
  parcel: Parcel,
  options: SessionOptions,
): Promise<ReadonlyMap<string, Verdict>> {
  try {
    return await session(target, parcel, options, { ignoreTLS: false })
  } catch (error) {
    // Opportunistic TLS failed: send in plain text, as to a server without TLS.
    if (!(error instanceof HostFailed) || !error.isTlsBroken || target.tls) throw error
    return session(target, parcel, options, { ignoreTLS: true })
  }
}

async function session(
  target: Target,
  parcel: Parcel,
  { helo, limits, signal }: SessionOptions,
  { ignoreTLS }: { readonly ignoreTLS: boolean },
): Promise<ReadonlyMap<string, Verdict>> {
  signal.throwIfAborted()
  const connection = new SMTPConnection({
    host: target.host,
    port: target.port,
    secure: target.isSecure ?? false,
    ignoreTLS,
    requireTLS: target.requiresTls ?? false,
    name: helo,
    ...(isIP(target.name) ? {} : { servername: target.name }),
    tls: target.tls ?? { rejectUnauthorized: false },
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    socketTimeout: limits.silenceMs,
  })
  const watch = watchConnection(connection, signal)
  try {
    await watch.until((done) => connection.connect(done)).catch(failHost(connection, target, signal))
    const { login } = target
    if (login) {
      await watch.until((done) => connection.login({ ...login }, done)).catch(failHost(connection, target, signal))
    }
    const verdicts = await transfer(connection, watch, target, parcel, signal)
    connection.quit()
    setTimeout(() => connection.close(), FAREWELL_MS).unref()
    return verdicts
  } catch (error) {
    connection.close()
    throw error
  } finally {
    watch.stop()
  }
}

async function transfer(
  connection: SMTPConnection,
  watch: Watch,
  target: Target,
  parcel: Parcel,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Verdict>> {
  let hasBegun = false
  // Opened only once the server has accepted the envelope.
  const body = Readable.from(
    (async function* () {
      hasBegun = true
      yield* await parcel.open()
    })(),
    { objectMode: false },
  )
  const { from, recipients, size, is8Bit } = parcel
  const envelope = { from: from || (false as const), to: [...recipients], size, use8BitMime: is8Bit }
  try {
    const info = await watch.until<SendInfo>((done) => connection.send(envelope, body, done))
    const taken: Verdict = { kind: 'TAKEN', reply: oneLine(`${target.name} said: ${info.response}`) }
    return new Map([...info.accepted.map((address) => [address, taken] as const), ...refusals(target, info)])
  } catch (error) {
    if (!hasBegun) signal.throwIfAborted()
    const failure = error as NodemailerError
    if (failure.rejectedErrors) return new Map(refusals(target, failure))
    const verdict = verdictOf(target, failure, { hasBegun })
    if (!verdict) throw new HostFailed(target, failure, false)
    return new Map(recipients.map((address) => [address, verdict]))
  } finally {
    body.destroy()
  }
}

interface SendInfo {
  readonly accepted: string[]
  readonly rejectedErrors?: NodemailerError[] | undefined
  readonly response: string
}

function failHost(connection: SMTPConnection, target: Target, signal: AbortSignal) {
  return (error: NodemailerError): never => {
    signal.throwIfAborted()
    throw new HostFailed(target, error, error.code === 'ETLS' || Boolean(connection.upgrading))
  }
}
