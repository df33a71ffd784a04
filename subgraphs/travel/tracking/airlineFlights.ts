import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { TravelGraph } from '../types.gen.ts'
import { companyAirline } from './companyCode.ts'
import { paged } from './pages.ts'
import { pastSpan } from './span.ts'

/** Maximum days between `start` and `end` of an airline's past. */
const WEEK = 7

/** An airline's flights since 2011. */
export const airlineFlights: Topic<TravelGraph> = {
  resolvers: {
    Airline: {
      pastFlights: paged((args, context, { code }) =>
        get(`/history/operators/${companyAirline(code)}/flights`, { ...pastSpan(args, context.now(), WEEK) }),
      ),
    },
  },
}
