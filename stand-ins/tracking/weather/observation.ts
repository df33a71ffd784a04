import type { Airport } from '../../worlds/travel/airports.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import {
  cloudSymbols,
  type ReportStyle,
  reportStyle,
  temperatureSymbol,
  timeSymbol,
  visibilityOf,
  windSymbol,
} from './symbols.ts'
import { type Weather, weatherAt } from './weather.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const INCHES_PER_HECTOPASCAL = 0.0295299830714

export type TemperatureUnits = 'Celsius' | 'Fahrenheit'

/** Times of the last observations before a given time, newest first: hourly, at the airport's own minute. */
export function observationTimes({ chance }: TravelWorld, { icao }: Airport, before: number, hours: number): number[] {
  const minute = chance.integer(`observes ${icao}`, 48, 57) * MINUTE
  const last = Math.floor((before - minute) / HOUR) * HOUR + minute
  return Array.from({ length: hours }, (_, index) => last - index * HOUR)
}

/** An observation in the wire format: the raw report, and decoded. */
export function observation(world: TravelWorld, airport: Airport, at: number, units: TemperatureUnits) {
  const weather = weatherAt(world, airport, at)
  const style = reportStyle(airport.country)
  const visibility = visibilityOf(weather, style)
  const symbols = cloudSymbols(weather, style)
  const degrees = (celsius: number) => (units === 'Celsius' ? celsius : Math.round((celsius * 9) / 5 + 32))
  return {
    airport_code: airport.icao,
    cloud_friendly: cloudWords(weather),
    clouds:
      weather.clouds.length === 0
        ? [{ altitude: null, symbol: symbols[0] ?? 'CLR', type: 'CLR' }]
        : weather.clouds.map(({ base, cover }, index) => ({
            altitude: base,
            symbol: symbols[index] ?? cover,
            type: cover,
          })),
    conditions: weather.phenomena,
    pressure: style === 'imperial' ? inches(weather) : weather.pressure,
    pressure_units: style === 'imperial' ? ('in Hg' as const) : ('mb' as const),
    raw_data: rawReport(airport, at, weather, style),
    temp_air: degrees(weather.temperature),
    temp_dewpoint: degrees(weather.dewPoint),
    temp_perceived: null,
    relative_humidity: relativeHumidity(weather),
    time: new Date(at).toISOString().replace('.000Z', 'Z'),
    visibility: visibility.value,
    visibility_units: visibility.units,
    wind_direction: weather.windDirection,
    wind_friendly: windWords(weather),
    wind_speed: weather.windSpeed,
    wind_speed_gust: weather.windGust,
    wind_units: 'KT' as const,
  }
}

function rawReport({ icao }: Airport, at: number, weather: Weather, style: ReportStyle): string {
  const pressure =
    style === 'imperial'
      ? `A${String(Math.round(inches(weather) * 100)).padStart(4, '0')}`
      : `Q${String(weather.pressure).padStart(4, '0')}`
  return [
    icao,
    timeSymbol(at),
    windSymbol(weather),
    visibilityOf(weather, style).symbol,
    ...(weather.phenomena ? [weather.phenomena] : []),
    ...cloudSymbols(weather, style),
    `${temperatureSymbol(weather.temperature)}/${temperatureSymbol(weather.dewPoint)}`,
    pressure,
  ].join(' ')
}

/** Inches of mercury, two decimals. */
function inches({ pressure }: Weather): number {
  return Number((pressure * INCHES_PER_HECTOPASCAL).toFixed(2))
}

/** Relative humidity in percent, by the Magnus formula. */
function relativeHumidity({ temperature, dewPoint }: Weather): number {
  const vapour = (celsius: number) => Math.exp((17.625 * celsius) / (243.04 + celsius))
  return Math.round((100 * vapour(dewPoint)) / vapour(temperature))
}

function cloudWords({ clouds }: Weather): string {
  const covers = clouds.map(({ cover }) => cover)
  if (covers.includes('OVC')) return 'Overcast skies'
  if (covers.includes('BKN')) return 'Mostly cloudy'
  if (covers.includes('SCT')) return 'Partly cloudy'
  return covers.includes('FEW') ? 'Few clouds' : 'Clear skies'
}

function windWords({ windSpeed }: Weather): string {
  if (windSpeed === 0) return 'Calm'
  if (windSpeed < 8) return 'Light breeze'
  if (windSpeed < 14) return 'Breezy'
  return windSpeed < 20 ? 'Windy' : 'Very windy'
}
