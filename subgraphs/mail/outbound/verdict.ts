import type { NodemailerError } from 'nodemailer/lib/errors'
import { oneLine } from './bounceReport.ts'
import type { Target } from './target.ts'

/** What a server made of a recipient. LATER: it may take the mail another time. */
export interface Verdict {
  readonly kind: 'TAKEN' | 'REFUSED' | 'LATER'
  /** Who said what, in one line. */
  readonly reply: string
}

/** The raw mail is gone; no server will ever get it. */
export class MailGone extends Error {
  constructor(blobKey: string | null) {
    super(`The mail is not stored any more (${blobKey ?? 'removed'})`)
    this.name = 'MailGone'
  }
}

/** What the server said of each recipient that it did not take. */
export function refusals(target: Target, { rejectedErrors = [] }: Pick<NodemailerError, 'rejectedErrors'>) {
  return rejectedErrors.map((error): [string, Verdict] => {
    const reply = replyOf(target, error)
    return [error.recipient ?? '', { kind: error.permanent ? 'REFUSED' : 'LATER', reply }]
  })
}

/** What a failed transfer means for all recipients alike; null when this server has not looked at the mail. */
export function verdictOf(
  target: Target,
  error: NodemailerError,
  { hasBegun }: { readonly hasBegun: boolean },
): Verdict | null {
  const reply = replyOf(target, error)
  if (error instanceof MailGone || error.permanent) return { kind: 'REFUSED', reply }
  if (hasBegun) return { kind: 'LATER', reply }
  // The client's own refusals: larger than the server says it takes, or an address that no envelope can hold.
  const isOurs = error.responseCode === undefined && (error.code === 'EMESSAGE' || error.code === 'EENVELOPE')
  return isOurs ? { kind: 'REFUSED', reply } : null
}

/** What the server said; else what went wrong. */
export function replyOf({ name }: Target, error: NodemailerError): string {
  if (error.response) return oneLine(`${name} said: ${error.response}`)
  return oneLine(`${name}: ${error.message}`)
}
