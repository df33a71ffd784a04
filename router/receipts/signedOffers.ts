import { type JWSSignedOffer, OFFER_RECEIPT, type OfferPayload } from '@x402/extensions/offer-receipt'
import { LRUCache } from 'lru-cache'
import type { Offer } from '../checkout/offer.ts'
import { OFFERS_SCHEMA } from './schemas.ts'
import type { Signer } from './signer.ts'

/** How long a signature is used again for the same terms, in seconds: what is asked for often is signed once. */
const REUSE_SECONDS = 30

/** Signatures that are kept to be used again. */
const KEPT = 2_000

/** Longest URL that offers are signed for, in characters: twice in one header, a longer one would not fit. */
const MAX_URL = 1_000

interface Signature {
  readonly jws: string
  /** Unix time in seconds. */
  readonly validUntil: number
}

/** Signs the offers of payment challenges, so that a payer can show later what it was promised. */
export class SignedOffers {
  readonly #signer: Signer
  /** How long a dynamic price holds, in seconds. */
  readonly #quoteSeconds: number
  readonly #kept = new LRUCache<string, Signature>({ max: KEPT })

  constructor(signer: Signer, quoteSeconds: number) {
    this.#signer = signer
    this.#quoteSeconds = quoteSeconds
  }

  /**
   * The extension of a challenge for a resource: a signed offer for each entry of `accepts`. Empty where nothing is
   * signed: about a host that is not ours, or a URL too long for a header.
   */
  extension(resourceUrl: string, offers: readonly Offer[], now: Date): Record<string, unknown> {
    if (resourceUrl.length > MAX_URL) return {}
    const second = Math.floor(now.getTime() / 1_000)
    const signed: JWSSignedOffer[] = []
    for (const [acceptIndex, offer] of offers.filter(({ rail }) => rail.wires.includes('x402')).entries()) {
      const signature = this.#sign(resourceUrl, offer, second)
      if (signature === null) return {}
      signed.push({ format: 'jws', acceptIndex, signature })
    }
    return signed.length === 0 ? {} : { [OFFER_RECEIPT]: { info: { offers: signed }, schema: OFFERS_SCHEMA } }
  }

  /** Holds for as long as the offer itself does, and under a fixed price for up to REUSE_SECONDS longer. */
  #sign(resourceUrl: string, offer: Offer, second: number): string | null {
    const { rail, payTo, maxTimeoutSeconds, quote } = offer
    const amount = offer.amount.toString()
    const holds = second + (quote === null ? maxTimeoutSeconds : Math.min(maxTimeoutSeconds, this.#quoteSeconds))
    const slack = quote === null ? REUSE_SECONDS : 0
    const terms = `${rail.scheme} ${rail.network} ${rail.asset} ${payTo} ${amount} ${slack} ${resourceUrl}`
    const kept = this.#kept.get(terms)
    if (kept && kept.validUntil >= holds && kept.validUntil <= holds + slack) return kept.jws
    const { scheme, network, asset } = rail
    const validUntil = holds + slack
    const payload: OfferPayload = { version: 1, resourceUrl, scheme, network, asset, payTo, amount, validUntil }
    const jws = this.#signer.sign(payload)
    if (jws !== null) this.#kept.set(terms, { jws, validUntil })
    return jws
  }
}
