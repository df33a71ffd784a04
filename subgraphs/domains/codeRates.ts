import type { Rate } from '../kit/rates/rate.ts'
import type { DomainSettings } from './settings.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** Limits on mailing and guessing codes. */
export interface CodeLimits {
  readonly byWallet: Rate
  readonly byAddress: Rate
  readonly toMailbox: Rate
  readonly toDomain: Rate
  /** Wrong codes per wallet or mailbox before each further one is followed by a pause. */
  readonly guesses: number
}

/** The configured limits. */
export function codeLimitsOf(settings: DomainSettings): CodeLimits {
  return {
    byWallet: { most: settings.EMAIL_CODES_BY_WALLET_PER_HOUR, windowMs: HOUR_MS },
    byAddress: { most: settings.EMAIL_CODES_BY_ADDRESS_PER_HOUR, windowMs: HOUR_MS },
    toMailbox: { most: settings.EMAIL_CODES_TO_MAILBOX_PER_DAY, windowMs: DAY_MS },
    toDomain: { most: settings.EMAIL_CODES_TO_DOMAIN_PER_HOUR, windowMs: HOUR_MS },
    guesses: settings.EMAIL_CODE_GUESSES,
  }
}
