import { type Address, parseAddress } from '../../../schema/address.ts'
import { recentlyUsed } from '../../../subgraphs/kit/async/recentlyUsed.ts'
import type { MppChallenge } from '../protocol/mppChallenge.ts'
import type { Offer } from '../protocol/offer.ts'
import { preferredOffers } from './acceptPayment.ts'
import { type Challenger, challengeWriter } from './challenge.ts'
import { evmDetails, type MppOffer, type MppTerms, tempoDetails } from './offer.ts'
import { OFFER_MEMBER, QUOTE_MEMBER } from './read.ts'

/** The offers that MPP can express, in the order of the client's preference. */
export function mppChallenges(
  offers: readonly Offer[],
  from: Challenger & {
    readonly description: string
    readonly expires: Date
    /** The request's `Accept-Payment`. */
    readonly accept: string | undefined
  },
): MppChallenge[] {
  const spelt = offers.flatMap((offer) => toMppOffer(offer, from.expires) ?? [])
  const wanted = from.accept === undefined ? spelt : preferredOffers(from.accept, spelt)
  return wanted.map(({ offer, ...terms }) => {
    const write = challengeWriter(terms, from)
    return { offer, write: (offerId) => write(opaqueOf(offerId, offer.quote)) }
  })
}

function opaqueOf(offerId: string, quote: string | null): MppOffer['opaque'] {
  return { [OFFER_MEMBER]: offerId, ...(quote ? { [QUOTE_MEMBER]: quote } : {}) }
}

function toMppOffer(offer: Offer, expires: Date): (MppTerms & { readonly offer: Offer }) | null {
  const { amount, id, payTo, rail } = offer
  if (!rail.wires.includes('mpp')) return null
  const currency = evmAddress(rail.asset)
  const recipient = evmAddress(payTo)
  if (!currency || !recipient) return null
  const chainId = Number(rail.network.replace('eip155:', ''))
  const charge = { offer, intent: 'charge', amount, currency, recipient, expires } as const
  if (rail.method !== 'tempo') return { method: 'evm', ...charge, methodDetails: evmDetails(chainId) }
  const fees = rail.extra(id)?.feePayer ? 'server' : 'payer'
  return { method: 'tempo', ...charge, methodDetails: tempoDetails(chainId, fees) }
}

/** Cache of parsed addresses: tokens and payees recur in every offer. */
const addresses = recentlyUsed<string, Address>(1_000)

function evmAddress(text: string): Address | null {
  const known = addresses.get(text)
  if (known) return known
  const parsed = parseAddress(text)
  if (parsed) addresses.set(text, parsed)
  return parsed
}
