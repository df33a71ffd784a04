import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type PageArgs, pageQuery, read, WHOLE } from './upstream.ts'
import { DISRUPTION_PERIODS, lower } from './wireWords.ts'

interface AirportArgs {
  readonly id: string
}

interface NearbyArgs extends PageArgs {
  readonly radius: number
  readonly onlyIap: boolean
}

interface DisruptionArgs {
  readonly entityType: string
  readonly timePeriod: keyof typeof DISRUPTION_PERIODS
}

interface RouteArgs extends PageArgs {
  readonly id: string
  readonly destId: string
  readonly sortBy: string
  readonly maxFileAge: string
}

/** Airports: list, location, delays, filed routes and disruptions. */
export const airports: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      trackedAirports: read<PageArgs>((page) => get('/airports', pageQuery(page))),
      airportsNear: read<NearbyArgs & { latitude: number; longitude: number }>(({ latitude, longitude, ...args }) =>
        get('/airports/nearby', { latitude, longitude, ...nearby(args) }),
      ),
      airportDelays: read<PageArgs>((page) => get('/airports/delays', pageQuery(page))),
      trackedAirport: read<AirportArgs>(({ id }) => get(`/airports/${segment(id)}`), WHOLE),
      airportCodes: read<AirportArgs & { idType?: string }>(({ id, idType }) =>
        get(`/airports/${segment(id)}/canonical`, { id_type: lower(idType) }),
      ),
      airportsNearAirport: read<AirportArgs & NearbyArgs>(({ id, ...args }) =>
        get(`/airports/${segment(id)}/nearby`, nearby(args)),
      ),
      airportDelay: read<AirportArgs>(({ id }) => get(`/airports/${segment(id)}/delays`), WHOLE),
      filedRoutes: read<RouteArgs>(({ id, destId, sortBy, maxFileAge, ...page }) =>
        get(`/airports/${segment(id)}/routes/${segment(destId)}`, {
          sort_by: lower(sortBy),
          max_file_age: maxFileAge,
          ...pageQuery(page),
        }),
      ),
      disruptionCounts: read<DisruptionArgs & PageArgs>(({ entityType, timePeriod, ...page }) =>
        get(`/disruption_counts/${entityType.toLowerCase()}`, {
          time_period: DISRUPTION_PERIODS[timePeriod],
          ...pageQuery(page),
        }),
      ),
      disruptionCount: read<DisruptionArgs & AirportArgs>(({ entityType, id, timePeriod }) =>
        get(`/disruption_counts/${entityType.toLowerCase()}/${segment(id)}`, {
          time_period: DISRUPTION_PERIODS[timePeriod],
        }),
      ),
    },
  },
}

function nearby({ radius, onlyIap, ...page }: NearbyArgs) {
  return { radius, only_iap: onlyIap, ...pageQuery(page) }
}
