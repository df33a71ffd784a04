import { LRUCache } from 'lru-cache'
import { type Address, parseAddress } from '../../schema/address.ts'
import type { Offer } from '../checkout/offer.ts'
import { preferredOffers } from './acceptPayment.ts'
import { type Challenger, mppChallenge } from './challenge.ts'
import { evmDetails, type MppOffer, tempoDetails } from './offer.ts'
import { OFFER_MEMBER, QUOTE_MEMBER } from './read.ts'

/** Writes those of the offers that MPP has words for as challenges, the ones that the client likes best first. */
export function mppChallenges(
  offers: readonly Offer[],
  from: Challenger & {
    readonly description: string
    readonly expires: Date
    /** The request's `Accept-Payment`. */
    readonly accept: string | undefined
  },
): string[] {
  const spelt = offers.flatMap((offer) => toMppOffer(offer, from.expires) ?? [])
  const wanted = from.accept === undefined ? spelt : preferredOffers(from.accept, spelt)
  return wanted.map((offer) => mppChallenge(offer, from))
}

function toMppOffer({ amount, id, payTo, quote, rail }: Offer, expires: Date): MppOffer | null {
  if (!rail.wires.includes('mpp')) return null
  const currency = evmAddress(rail.asset)
  const recipient = evmAddress(payTo)
  if (!currency || !recipient) return null
  const chainId = Number(rail.network.replace('eip155:', ''))
  const opaque = { [OFFER_MEMBER]: id, ...(quote ? { [QUOTE_MEMBER]: quote } : {}) }
  const charge = { intent: 'charge', amount, currency, recipient, expires, opaque } as const
  if (rail.method !== 'tempo') return { method: 'evm', ...charge, methodDetails: evmDetails(chainId) }
  const fees = rail.extra(id)?.feePayer ? 'server' : 'payer'
  return { method: 'tempo', ...charge, methodDetails: tempoDetails(chainId, fees) }
}

/** Addresses that were read before: those of tokens and payees come with every offer. */
const addresses = new LRUCache<string, Address>({ max: 1_000 })

function evmAddress(text: string): Address | null {
  const known = addresses.get(text)
  if (known) return known
  const parsed = parseAddress(text)
  if (parsed) addresses.set(text, parsed)
  return parsed
}
