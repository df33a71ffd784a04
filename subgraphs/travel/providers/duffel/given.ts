import { z } from 'zod'
import { BadInput, Conflict } from '../../../../schema/errors.ts'
import { get } from '../../../kit/upstream/request.ts'
import { type Duffel, dataOf } from './company.ts'
import { longId } from './ids.ts'
import { offerOf, type PortOffer } from './offer.ts'
import { forCaller } from './refusal.ts'
import type { Traveler } from './travelers.ts'
import { Offer } from './wire.ts'

type Path = readonly (string | number)[]

/** An offer as a caller sends it back: what is compared with the company's. */
export const GivenOffer = z.object({
  id: z.string(),
  itineraries: z.array(
    z.object({
      segments: z.array(
        z.object({
          carrierCode: z.string(),
          number: z.string(),
          departure: z.object({ iataCode: z.string(), at: z.string() }),
          arrival: z.object({ iataCode: z.string(), at: z.string() }),
        }),
      ),
    }),
  ),
  price: z.object({ currency: z.string(), total: z.coerce.string() }),
  travelerPricings: z.array(
    z.object({ travelerId: z.string(), travelerType: z.string(), associatedAdultId: z.string().nullish() }),
  ),
})
export type GivenOffer = z.output<typeof GivenOffer>

/** An offer of the company's, refetched, and as the port writes it. */
export interface Known {
  readonly given: GivenOffer
  readonly offer: Offer
  readonly travelers: readonly Traveler[]
  readonly written: PortOffer
}

/**
 * Fetches offers that a caller sent. Throws BadInput for one that is not the company's or whose flights or travellers
 * differ, Conflict for one that cannot be bought any more.
 *
 * @param path the member that the offers are in
 */
export async function refetched(
  offers: readonly GivenOffer[],
  path: Path,
  duffel: Duffel,
  { withServices = false } = {},
): Promise<readonly Known[]> {
  return Promise.all(
    offers.map(async (given, index) => {
      const at = [...path, index]
      const id = longId('off', given.id)
      if (id === null) throw new BadInput('is no offer of a search here', [...at, 'id'])
      const request = get(`/air/offers/${id}`, withServices ? { return_available_services: true } : {})
      const { body } = await duffel.client.request(request).catch((error: unknown) => {
        throw forCaller(error, () => [...at, 'id'])
      })
      return known(given, dataOf(Offer, body), at)
    }),
  )
}

function known(given: GivenOffer, offer: Offer, path: Path): Known {
  const travelers = given.travelerPricings.map(({ travelerId: id, travelerType: type, associatedAdultId }) => ({
    id,
    type,
    associatedAdultId,
  }))
  const written = offerOf(offer, travelers)
  if (written === null) throw new BadInput('are not the travellers of this offer', [...path, 'travelerPricings'])
  const [sent, offered] = [waysOf(given.itineraries), waysOf(written.itineraries)]
  const differs = sent.findIndex((way, index) => way !== offered[index])
  if (differs >= 0 || sent.length !== offered.length)
    throw new BadInput(
      `This offer was changed: "${sent[differs] ?? ''}" was sent where "${offered[Math.max(0, differs)] ?? ''}" was offered`,
      [...path, 'itineraries'],
    )
  return { given, offer, travelers, written }
}

function waysOf(itineraries: GivenOffer['itineraries']): readonly string[] {
  return itineraries.flatMap(({ segments }) =>
    segments.map(
      ({ carrierCode, number, departure, arrival }) =>
        `${carrierCode} ${number} ${departure.iataCode} ${departure.at.slice(0, 16)} ${arrival.iataCode} ${arrival.at.slice(0, 16)}`,
    ),
  )
}

/** Whether the price is the one that the caller sent. */
export function hasSamePrice({ given, offer }: Known): boolean {
  return given.price.currency === offer.total_currency && Number(given.price.total) === Number(offer.total_amount)
}

/** Throws Conflict for an offer whose price has changed since. */
export function checkPrice(known: Known): void {
  if (hasSamePrice(known)) return
  const { total_amount: total, total_currency: currency } = known.offer
  throw new Conflict(`The price of this offer is ${total} ${currency} now: confirm it by pricing the offer again`)
}
