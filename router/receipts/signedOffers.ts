import { type JWSSignedOffer, OFFER_RECEIPT, type OfferPayload } from '@x402/extensions/offer-receipt'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import { constant } from '../payments/headers/constantJson.ts'
import type { Offer } from '../payments/protocol/offer.ts'
import { OFFERS_SCHEMA } from './schemas.ts'
import type { Signer } from './signer.ts'

/** How long a signature is reused for the same terms, in seconds, so that frequent offers are signed once. */
const REUSE_SECONDS = 30

/** Most cached signatures. */
const KEPT = 2_000

/**
 * Longest URL for which offers are signed, in characters: it appears twice in one header, and a longer one would not
 * fit.
 */
const MAX_URL = 1_000

interface Signature {
  readonly jws: string
  /** Unix time in seconds. */
  readonly validUntil: number
}

interface Written {
  readonly signatures: readonly Signature[]
  readonly extension: Record<string, unknown>
}

/** Signs the offers of payment challenges, so that a payer can prove later what it was promised. */
export class SignedOffers {
  readonly #signer: Signer
  /** Validity of a dynamic price, in seconds. */
  readonly #quoteSeconds: number
  readonly #kept = recentlyUsed<string, Signature>(KEPT)
  /** Extensions by their first signature, with which they are collected. */
  readonly #extensions = new WeakMap<Signature, Written>()

  constructor(signer: Signer, quoteSeconds: number) {
    this.#signer = signer
    this.#quoteSeconds = quoteSeconds
  }

  /**
   * The extension of a challenge for a resource: a signed offer for each entry of `accepts`. Empty where nothing is
   * signed: for a foreign host, or a URL too long for a header.
   */
  extension(resourceUrl: string, offers: readonly Offer[], now: Date): Record<string, unknown> {
    if (resourceUrl.length > MAX_URL) return {}
    const second = Math.floor(now.getTime() / 1_000)
    const signatures: Signature[] = []
    for (const offer of offers) {
      if (!offer.rail.wires.includes('x402')) continue
      const signature = this.#sign(resourceUrl, offer, second)
      if (signature === null) return {}
      signatures.push(signature)
    }
    return this.#written(signatures)
  }

  /** The extension with these signatures: the same object again for the same signatures. */
  #written(signatures: readonly Signature[]): Record<string, unknown> {
    const [first] = signatures
    if (!first) return {}
    const known = this.#extensions.get(first)
    if (known && isSame(known.signatures, signatures)) return known.extension
    const offers = signatures.map(
      ({ jws }, acceptIndex): JWSSignedOffer => ({ format: 'jws', acceptIndex, signature: jws }),
    )
    const extension = { [OFFER_RECEIPT]: constant({ info: { offers }, schema: OFFERS_SCHEMA }) }
    this.#extensions.set(first, { signatures, extension })
    return extension
  }

  /** A signature valid as long as the offer, and with a fixed price for up to REUSE_SECONDS longer. */
  #sign(resourceUrl: string, offer: Offer, second: number): Signature | null {
    const { rail, payTo, maxTimeoutSeconds, quote } = offer
    const amount = offer.amount.toString()
    const holds = second + (quote === null ? maxTimeoutSeconds : Math.min(maxTimeoutSeconds, this.#quoteSeconds))
    const slack = quote === null ? REUSE_SECONDS : 0
    const terms = `${rail.scheme} ${rail.network} ${rail.asset} ${payTo} ${amount} ${slack} ${resourceUrl}`
    const kept = this.#kept.get(terms)
    if (kept && kept.validUntil >= holds && kept.validUntil <= holds + slack) return kept
    const { scheme, network, asset } = rail
    const validUntil = holds + slack
    const payload: OfferPayload = { version: 1, resourceUrl, scheme, network, asset, payTo, amount, validUntil }
    const jws = this.#signer.sign(payload)
    if (jws === null) return null
    const signature = { jws, validUntil }
    this.#kept.set(terms, signature)
    return signature
  }
}

function isSame(some: readonly Signature[], others: readonly Signature[]): boolean {
  return some.length === others.length && some.every((signature, index) => signature === others[index])
}
