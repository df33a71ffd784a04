import type { Topic } from '../../kit/service/subgraph.ts'
import { get } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import { companyCode } from './companyCode.ts'
import { paged } from './pages.ts'
import { readWeather } from './upstream.ts'
import { TEMPERATURE_UNITS } from './wireWords.ts'

/** Weather at airports: observations and forecasts. */
export const weather: Topic<TravelGraph> = {
  resolvers: {
    Airport: {
      observations: paged(
        (args, _context, airport) =>
          get(`/airports/${companyCode(airport)}/weather/observations`, {
            temperature_units: TEMPERATURE_UNITS[args.temperatureUnits],
            ...reportQuery(args),
          }),
        { lists: ['nodes'], port: ({ weather }) => weather },
      ),
      forecast: readWeather((args, _context, airport) =>
        get(`/airports/${companyCode(airport)}/weather/forecast`, reportQuery(args)),
      ),
    },
    WeatherObservationConnection: { pageInfo: ({ pageInfo }) => pageInfo },
  },
}

function reportQuery({ timestamp, returnNearbyWeather }: Args<'Airport.forecast' | 'Airport.observations'>) {
  return { timestamp: timestamp?.toISOString(), return_nearby_weather: returnNearbyWeather }
}
