import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelGraph } from '../types.gen.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

/** Schedules of flights, and their check-in links. */
export const timetable: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      datedFlights: linked(
        read((args) => get('/v2/schedule/flights', args)),
        '/api/flights/status',
        (args) => args,
      ),
      checkinLinks: linked(
        read((args) => get('/v2/reference-data/urls/checkin-links', args)),
        '/api/flights/checkin-links',
        (args) => args,
      ),
    },
    DatedFlightList: ofLink,
    CheckinLinkList: ofLink,
  },
}
