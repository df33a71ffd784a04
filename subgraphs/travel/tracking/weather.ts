import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { Args, TravelGraph } from '../types.gen.ts'
import { pageQuery, read } from './upstream.ts'
import { TEMPERATURE_UNITS } from './wireWords.ts'

/** Weather at airports: observations and forecasts. */
export const weather: Topic<TravelGraph> = {
  resolvers: {
    Query: {
      weatherObservations: read((args) =>
        get(`/airports/${segment(args.id)}/weather/observations`, {
          temperature_units: TEMPERATURE_UNITS[args.temperatureUnits],
          ...reportQuery(args),
          ...pageQuery(args),
        }),
      ),
      weatherForecast: read((args) => get(`/airports/${segment(args.id)}/weather/forecast`, reportQuery(args))),
    },
  },
}

function reportQuery({ timestamp, returnNearbyWeather }: Args<'Query.weatherForecast' | 'Query.weatherObservations'>) {
  return { timestamp: timestamp?.toISOString(), return_nearby_weather: returnNearbyWeather }
}
