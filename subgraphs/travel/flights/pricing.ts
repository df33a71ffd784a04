import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type OfferArgs, wireOffer } from './wire.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

interface PricingArgs {
  readonly data: { readonly flightOffers: readonly OfferArgs[] }
  readonly include?: readonly string[] | null
  readonly forceClass: boolean
}

interface UpsellArgs {
  readonly data: {
    readonly flightOffers: readonly OfferArgs[]
    readonly payments?: readonly Readonly<Record<string, unknown>>[] | null
  }
}

/** Operations on given offers: confirmed prices, upsell fares, seat maps. */
export const pricing: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      flightPrices: read<PricingArgs>(
        ({ data, include, forceClass }) =>
          ask('/v1/shopping/flight-offers/pricing', pricingBody(data.flightOffers), {
            include: include?.map(wireWord),
            forceClass,
          }),
        { isEmpty: () => false },
      ),
      flightUpsells: read<UpsellArgs>(
        ({ data: { flightOffers, payments } }) =>
          ask('/v1/shopping/flight-offers/upselling', {
            data: {
              type: 'flight-offers-upselling',
              flightOffers: flightOffers.map(wireOffer),
              ...(payments ? { payments } : {}),
            },
          }),
        { isEmpty: (value) => (value as { readonly count: number }).count === 0 },
      ),
      flightOfferSeatmaps: read<{ readonly data: readonly OfferArgs[] }>(({ data }) =>
        ask('/v1/shopping/seatmaps', { data: data.map(wireOffer) }),
      ),
    },
  },
}

/** The body of a pricing request. */
export function pricingBody(offers: readonly OfferArgs[]) {
  return { data: { type: 'flight-offers-pricing', flightOffers: offers.map(wireOffer) } }
}

/** `CREDIT_CARD_FEES` in the GDS's spelling. */
function wireWord(word: string): string {
  return word.toLowerCase().replaceAll('_', '-')
}
