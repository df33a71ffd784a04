import type { MailAddress } from './address.ts'
import type { AddressFacts } from './checker.ts'
import { isGibberish } from './gibberish.ts'
import { isDisposable, isWebmail } from './knownDomains.ts'

/** The values of the graph's `EmailStatus`. */
export type EmailStatus = 'VALID' | 'INVALID' | 'ACCEPT_ALL' | 'WEBMAIL' | 'DISPOSABLE' | 'UNKNOWN'

/** Likelihood of delivery per status: with the server's confirmation, and without. */
const SCORES: Readonly<Record<EmailStatus, readonly [taken: number, unsaid: number]>> = {
  VALID: [100, 100],
  WEBMAIL: [95, 60],
  ACCEPT_ALL: [70, 70],
  UNKNOWN: [40, 40],
  DISPOSABLE: [20, 10],
  INVALID: [0, 0],
}
/** Deduction for a local part that looks random. */
const GIBBERISH = 30

/** Status of an address, from its domain and its mail server's verdict. */
export function statusOf({ domain }: MailAddress, { kind, takesAll, word }: AddressFacts): EmailStatus {
  if (kind === 'NONE' || word === 'REFUSED') return 'INVALID'
  if (isDisposable(domain)) return 'DISPOSABLE'
  if (isWebmail(domain)) return 'WEBMAIL'
  if (word !== 'TAKEN') return 'UNKNOWN'
  return takesAll ? 'ACCEPT_ALL' : 'VALID'
}

/** Whether DNS or a mail server gave a verdict. Without one a status only says what kind of domain it is. */
export function isJudged({ kind, word }: Pick<AddressFacts, 'kind' | 'word'>): boolean {
  return kind === 'NONE' || word === 'TAKEN' || word === 'REFUSED'
}

/** 0: undeliverable; 100: deliverable. */
export function scoreOf(status: EmailStatus, { local }: MailAddress, { word }: AddressFacts): number {
  const [taken, unsaid] = SCORES[status]
  const score = word === 'TAKEN' ? taken : unsaid
  return Math.max(0, isGibberish(local) ? score - GIBBERISH : score)
}
