import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { firstOf } from '../firstOf.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { askByGet } from './askByGet.ts'
import { type GivenOffer, wireOffer } from './wire.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)
const readFacts = readsFrom((engines: TravelEngines) => engines.flightfacts)

/** Operations on given offers: confirmed prices, upsell fares, seat maps. */
export const pricing: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      flightPrices: read(
        ({ data, include, forceClass }) =>
          askByGet('/v1/shopping/flight-offers/pricing', pricingBody(data.flightOffers), {
            include: include?.map(wireWord),
            forceClass,
          }),
        { isEmpty: () => false },
      ),
      flightUpsells: readFacts(
        ({ data: { flightOffers, payments } }) =>
          askByGet('/v1/shopping/flight-offers/upselling', {
            data: {
              type: 'flight-offers-upselling',
              flightOffers: flightOffers.map(wireOffer),
              ...(payments ? { payments } : {}),
            },
          }),
        { isEmpty: (value) => (value as { readonly count: number }).count === 0 },
      ),
      flightOfferSeatmaps: read(({ data }) => askByGet('/v1/shopping/seatmaps', { data: data.map(wireOffer) })),
    },
    FlightPricing: { offers: firstOf('offers') },
    FlightUpsellList: { offers: firstOf('offers') },
    FlightSeatmapList: { seatmaps: firstOf('seatmaps') },
    FlightOrderRecord: { flightOffers: firstOf('flightOffers') },
  },
}

/** The body of a pricing request; with travellers it is checked whether they could book at this price. */
export function pricingBody(offers: readonly GivenOffer[], travelers?: readonly object[]) {
  const flightOffers = offers.map(wireOffer)
  return { data: { type: 'flight-offers-pricing', flightOffers, ...(travelers ? { travelers } : {}) } }
}

/** `CREDIT_CARD_FEES` in the GDS's spelling. */
function wireWord(word: string): string {
  return word.toLowerCase().replaceAll('_', '-')
}
