import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import { pageQuery, read, WHOLE } from './upstream.ts'
import { DISRUPTION_PERIODS, lower } from './wireWords.ts'

/** Airports: list, location, delays, filed routes and disruptions. */
export const airports: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      trackedAirports: read((page) => get('/airports', pageQuery(page))),
      airportsNear: read(({ latitude, longitude, ...args }) =>
        get('/airports/nearby', { latitude, longitude, ...nearby(args) }),
      ),
      airportDelays: read((page) => get('/airports/delays', pageQuery(page))),
      trackedAirport: read(({ id }) => get(`/airports/${segment(id)}`), WHOLE),
      airportCodes: read(({ id, idType }) => get(`/airports/${segment(id)}/canonical`, { id_type: lower(idType) })),
      airportsNearAirport: read(({ id, ...args }) => get(`/airports/${segment(id)}/nearby`, nearby(args))),
      airportDelay: read(({ id }) => get(`/airports/${segment(id)}/delays`), WHOLE),
      filedRoutes: read(({ id, destId, sortBy, maxFileAge, ...page }) =>
        get(`/airports/${segment(id)}/routes/${segment(destId)}`, {
          sort_by: lower(sortBy),
          max_file_age: maxFileAge,
          ...pageQuery(page),
        }),
      ),
      disruptionCounts: read(({ entityType, timePeriod, ...page }) =>
        get(`/disruption_counts/${entityType.toLowerCase()}`, {
          time_period: DISRUPTION_PERIODS[timePeriod],
          ...pageQuery(page),
        }),
      ),
      disruptionCount: read(({ entityType, id, timePeriod }) =>
        get(`/disruption_counts/${entityType.toLowerCase()}/${segment(id)}`, {
          time_period: DISRUPTION_PERIODS[timePeriod],
        }),
      ),
    },
  },
}

function nearby({
  radius,
  onlyIap,
  ...page
}: Pick<Args<'Query.airportsNear'>, 'radius' | 'onlyIap' | 'maxPages' | 'cursor'>) {
  return { radius, only_iap: onlyIap, ...pageQuery(page) }
}
