import type { Topic } from '../../kit/service/subgraph.ts'
import { readsFrom } from '../../kit/upstream/reads.ts'
import { get } from '../../kit/upstream/request.ts'
import { linked, ofLink } from '../linked.ts'
import type { TravelEngines } from '../work.ts'

const read = readsFrom((engines: TravelEngines) => engines.gds)

type DatedFlightArgs = {
  readonly carrierCode: string
  readonly flightNumber: number
  readonly scheduledDepartureDate: string
  readonly operationalSuffix?: string | null
}

type CheckinArgs = { readonly airlineCode: string; readonly language: string }

/** Schedules of flights, and their check-in links. */
export const timetable: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      datedFlights: linked(
        read<DatedFlightArgs>((args) => get('/v2/schedule/flights', args)),
        '/api/flights/status',
      ),
      checkinLinks: linked(
        read<CheckinArgs>((args) => get('/v2/reference-data/urls/checkin-links', args)),
        '/api/flights/checkin-links',
      ),
    },
    DatedFlightList: ofLink,
    CheckinLinkList: ofLink,
  },
}
