import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import type { NodemailerError } from 'nodemailer/lib/errors'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { oneLine } from './bounceReport.ts'
import type { Target } from './target.ts'
import { refusals, replyOf, type Verdict, verdictOf } from './verdict.ts'
import { type Watch, watchConnection } from './watchConnection.ts'

/** What is handed over. */
export interface Parcel {
  /** '' for the null sender. */
  readonly from: string
  readonly recipients: readonly string[]
  /** Bytes. */
  readonly size: number
  /** Whether bytes above 127 may stand in it. */
  readonly is8Bit: boolean
  /** Opens the raw mail; called once for each server that wants it. */
  open(): Promise<Readable>
}

/** How long a server may take. Milliseconds. */
export interface SessionLimits {
  /** From the first packet to the end of the TLS handshake. */
  readonly connectMs: number
  /** Without a byte; servers look at a mail for minutes before they take it. */
  readonly silenceMs: number
}

export const SESSION_LIMITS: SessionLimits = { connectMs: 30_000, silenceMs: 300_000 }

export interface SessionOptions {
  /** Our own name, for EHLO. */
  readonly helo: string
  readonly limits: SessionLimits
  /** Ends the session at once. */
  readonly signal: AbortSignal
}

/** A server was not reached, or wants nothing to do with us now: another one may. */
export class HostFailed extends Error {
  readonly reply: string
  /** Whether it was while the encryption was set up. */
  readonly isTlsBroken: boolean

  constructor(target: Target, cause: NodemailerError, isTlsBroken: boolean) {
    const reply = replyOf(target, cause)
    super(reply, { cause })
    this.name = 'HostFailed'
    this.reply = reply
    this.isTlsBroken = isTlsBroken
  }
}

/** How long a server may take over its farewell, which nobody waits for. Milliseconds. */
const FAREWELL_MS = 2_000

/**
 * Hands a mail to one server, encrypted where it offers that, and says what became of each recipient. Throws HostFailed
 * when no word was said about this mail, so that the next server may be tried; what is unclear after the mail's last byte
 * is LATER, never tried elsewhere at once: the server may have taken it. Rejects with the signal's reason when it ends.
 */
export async function handOver(
  target: Target,
  parcel: Parcel,
  options: SessionOptions,
): Promise<ReadonlyMap<string, Verdict>> {
  try {
    return await session(target, parcel, options, { ignoreTLS: false })
  } catch (error) {
    // Such mail goes as it would to a server that offers no encryption.
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
  // Read from the moment on which the server has taken the envelope.
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
    signal.throwIfAborted()
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
