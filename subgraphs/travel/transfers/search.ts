import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'
import { checkTrip } from './trip.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Rides and their prices. The members are the company's own. */
export const transferSearch: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      transferOffers: read(
        (args, { now }) => {
          checkTrip(args, now())
          return ask('/v1/shopping/transfer-offers', withoutNulls(args))
        },
        { isEmpty: (found) => (found as { readonly offers: readonly unknown[] }).offers.length === 0 },
      ),
    },
  },
}

function withoutNulls(args: Args<'Query.transferOffers'>): object {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null && value !== undefined))
}
