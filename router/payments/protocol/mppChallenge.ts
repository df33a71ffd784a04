import type { Offer } from './offer.ts'

/** An offer that MPP can express. */
export interface MppChallenge {
  readonly offer: Offer
  /** Writes it as the value of `WWW-Authenticate`, for this offer or one with the same terms and another id. */
  write(offerId: string): string
}
