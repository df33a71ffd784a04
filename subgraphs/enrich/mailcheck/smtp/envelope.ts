import type { SmtpReply } from './reply.ts'
import { type SmtpPatience, type SmtpPlace, SmtpSession } from './session.ts'

/** A server ready for recipients, or the reason why it is not. */
export type Opened =
  | { readonly kind: 'READY'; readonly session: SmtpSession }
  /** It refused us permanently (5xx). */
  | { readonly kind: 'BLOCKED' }
  /** It is temporarily unavailable (4xx). */
  | { readonly kind: 'BUSY' }
  /** No connection, no reply in time, or no SMTP. */
  | { readonly kind: 'SILENT' }

/** The null sender, as bounces use it: mail servers must accept it (RFC 5321, 4.5.5). */
const NULL_SENDER = 'MAIL FROM:<>'
/** "Must issue a STARTTLS command first" (RFC 3207). */
const TLS_NEEDED = 530

/** Connects and proceeds to MAIL FROM of a mail that is never sent. `helo` is our own host name. */
export async function openEnvelope(place: SmtpPlace, helo: string, patience: SmtpPatience): Promise<Opened> {
  let session: SmtpSession | null = null
  try {
    const opened = await SmtpSession.open(place, patience)
    session = opened.session
    const refusal = refusalOf(opened.greeting) ?? (await introduce(session, helo))
    if (!refusal) return { kind: 'READY', session }
    session.close()
    return refusal
  } catch {
    session?.close()
    return { kind: 'SILENT' }
  }
}

/** Starts a new envelope on the same connection, once the current one is full of recipients. */
export async function restartEnvelope(session: SmtpSession): Promise<boolean> {
  await session.command('RSET')
  const { code } = await session.command(NULL_SENDER)
  return code < 300
}

async function introduce(session: SmtpSession, helo: string): Promise<Opened | null> {
  const hello = refusalOf(await greet(session, helo))
  if (hello) return hello
  const sender = await session.command(NULL_SENDER)
  if (sender.code !== TLS_NEEDED) return refusalOf(sender)
  const refusal = refusalOf(await session.command('STARTTLS'))
  if (refusal) return refusal
  await session.encrypt()
  return refusalOf(await greet(session, helo)) ?? refusalOf(await session.command(NULL_SENDER))
}

/** Very old servers support HELO only. */
async function greet(session: SmtpSession, helo: string): Promise<SmtpReply> {
  const reply = await session.command(`EHLO ${helo}`)
  return reply.code === 500 || reply.code === 502 ? session.command(`HELO ${helo}`) : reply
}

function refusalOf({ code }: SmtpReply): Opened | null {
  if (code < 400) return null
  return { kind: code < 500 ? 'BUSY' : 'BLOCKED' }
}
