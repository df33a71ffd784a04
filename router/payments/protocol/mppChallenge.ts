import type { Offer } from './offer.ts'

/** An offer that MPP has words for. */
export interface MppChallenge {
  readonly offer: Offer
  /** Writes it as the value of `WWW-Authenticate`, for the offer or for one of the same terms that has another id. */
  write(offerId: string): string
}
