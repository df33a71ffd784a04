import type { Topic } from '../../kit/service/subgraph.ts'
import { get, segment } from '../../kit/upstream/request.ts'
import type { TravelEngines } from '../work.ts'
import { type PageArgs, pageQuery, read } from './upstream.ts'
import { TEMPERATURE_UNITS } from './wireWords.ts'

interface WeatherArgs {
  readonly id: string
  readonly timestamp?: Date
  readonly returnNearbyWeather: boolean
}

interface ObservationArgs extends WeatherArgs, PageArgs {
  readonly temperatureUnits: keyof typeof TEMPERATURE_UNITS
}

/** Weather at airports: observations and forecasts. */
export const weather: Topic<TravelEngines> = {
  resolvers: {
    Query: {
      weatherObservations: read<ObservationArgs>((args) =>
        get(`/airports/${segment(args.id)}/weather/observations`, {
          temperature_units: TEMPERATURE_UNITS[args.temperatureUnits],
          ...reportQuery(args),
          ...pageQuery(args),
        }),
      ),
      weatherForecast: read<WeatherArgs>((args) =>
        get(`/airports/${segment(args.id)}/weather/forecast`, reportQuery(args)),
      ),
    },
  },
}

function reportQuery({ timestamp, returnNearbyWeather }: WeatherArgs) {
  return { timestamp: timestamp?.toISOString(), return_nearby_weather: returnNearbyWeather }
}
