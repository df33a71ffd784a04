import type { NodemailerError } from 'nodemailer/lib/errors'
import { oneLine } from './bounceReport.ts'
import type { Target } from './target.ts'

/** A server's verdict on a recipient. LATER: a temporary failure. */
export interface Verdict {
  readonly kind: 'TAKEN' | 'REFUSED' | 'LATER'
  /** The server's name and reply, in one line. */
  readonly reply: string
}

/** The raw mail is gone, so it cannot be sent. */
export class MailGone extends Error {
  constructor(blobKey: string | null) {
    super(`The mail is not stored any more (${blobKey ?? 'removed'})`)
    this.name = 'MailGone'
  }
}

/** The verdicts on the recipients that the server rejected. */
export function refusals(target: Target, { rejectedErrors = [] }: Pick<NodemailerError, 'rejectedErrors'>) {
  return rejectedErrors.map((error): [string, Verdict] => {
    const reply = replyOf(target, error)
    return [error.recipient ?? '', { kind: error.permanent ? 'REFUSED' : 'LATER', reply }]
  })
}

/** The verdict of a failed transfer for all recipients; null if the server gave none on this mail. */
export function verdictOf(
  target: Target,
  error: NodemailerError,
  { hasBegun }: { readonly hasBegun: boolean },
): Verdict | null {
  const reply = replyOf(target, error)
  if (error instanceof MailGone || error.permanent) return { kind: 'REFUSED', reply }
  if (hasBegun) return { kind: 'LATER', reply }
  // Errors of the client itself: the mail exceeds the server's SIZE, or an address does not fit an envelope.
  const isOurs = error.responseCode === undefined && (error.code === 'EMESSAGE' || error.code === 'EENVELOPE')
  return isOurs ? { kind: 'REFUSED', reply } : null
}

/** The server's reply, or the error message if there is none. */
export function replyOf({ name }: Target, error: NodemailerError): string {
  if (error.response) return oneLine(`${name} said: ${error.response}`)
  return oneLine(`${name}: ${error.message}`)
}
