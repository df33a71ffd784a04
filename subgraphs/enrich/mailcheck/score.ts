import type { MailAddress } from './address.ts'
import type { AddressFacts } from './checker.ts'
import { isGibberish } from './gibberish.ts'
import { isDisposable, isWebmail } from './knownDomains.ts'

/** What the graph calls `EmailStatus`. */
export type EmailStatus = 'VALID' | 'INVALID' | 'ACCEPT_ALL' | 'WEBMAIL' | 'DISPOSABLE' | 'UNKNOWN'

/** How sure a status is that mail arrives; where two are given, the second is without a server's word. */
const SCORES: Readonly<Record<EmailStatus, readonly [taken: number, unsaid: number]>> = {
  VALID: [100, 100],
  WEBMAIL: [95, 60],
  ACCEPT_ALL: [70, 70],
  UNKNOWN: [40, 40],
  DISPOSABLE: [20, 10],
  INVALID: [0, 0],
}
/** Taken off for a name that looks as if nobody chose it. */
const GIBBERISH = 30

/** What the words of its mail server, and its domain, make of an address. */
export function statusOf({ domain }: MailAddress, { kind, takesAll, word }: AddressFacts): EmailStatus {
  if (kind === 'NONE' || word === 'REFUSED') return 'INVALID'
  if (isDisposable(domain)) return 'DISPOSABLE'
  if (isWebmail(domain)) return 'WEBMAIL'
  if (word !== 'TAKEN') return 'UNKNOWN'
  return takesAll ? 'ACCEPT_ALL' : 'VALID'
}

/** From 0, mail does not arrive, to 100, it does. */
export function scoreOf(status: EmailStatus, { local }: MailAddress, { word }: AddressFacts): number {
  const [taken, unsaid] = SCORES[status]
  const score = word === 'TAKEN' ? taken : unsaid
  return Math.max(0, isGibberish(local) ? score - GIBBERISH : score)
}
