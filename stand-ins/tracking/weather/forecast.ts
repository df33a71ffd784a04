import type { Airport } from '../../worlds/travel/airports.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { cloudSymbols, type ReportStyle, reportStyle, timeSymbol, visibilityOf, windSymbol } from './symbols.ts'
import { type CloudCover, type Weather, weatherAt } from './weather.ts'

const HOUR = 3_600_000
/** Forecasts are issued four times a day, this long before their period. */
const EVERY = 6 * HOUR
const AHEAD = HOUR / 2
const PERIODS = 4

type LineType = 'forecast' | 'from' | 'becoming' | 'temporary'

interface Line {
  readonly type: LineType
  readonly start: number
  readonly end: number
  readonly weather: Weather
}

/** The last forecast before a given time, in the wire format: raw lines, and decoded. */
export function forecast(world: TravelWorld, airport: Airport, before: number) {
  const start = Math.floor((before + AHEAD) / EVERY) * EVERY
  const made = start - AHEAD
  const end = start + PERIODS * EVERY
  const style = reportStyle(airport.country)
  const lines = linesOf(world, airport, start, style)
  return {
    airport_code: airport.icao,
    raw_forecast: lines.map((line, index) =>
      [
        index === 0 ? `TAF ${airport.icao} ${timeSymbol(made)} ${period(start, end)}` : heading(line),
        windSymbol(line.weather),
        forecastVisibility(line.weather, style).symbol,
        ...(line.weather.phenomena ? [line.weather.phenomena] : []),
        ...skySymbols(line.weather, style),
      ].join(' '),
    ),
    time: iso(made),
    decoded_forecast: { start: iso(start), end: iso(end), lines: lines.map((line) => decode(line, style)) },
  }
}

/** A line per period, and one for intermittent showers within it. */
function linesOf(world: TravelWorld, airport: Airport, start: number, style: ReportStyle): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < PERIODS; index++) {
    const from = start + index * EVERY
    const weather = weatherAt(world, airport, from)
    const change = style === 'imperial' ? 'from' : 'becoming'
    const until = style === 'imperial' ? from + EVERY : from + EVERY / 3
    const type = index === 0 ? 'forecast' : change
    lines.push({ type, start: from, end: index === 0 ? from + EVERY : until, weather })
    const later = weatherAt(world, airport, from + EVERY / 2)
    if (later.phenomena !== null && later.phenomena !== weather.phenomena) {
      lines.push({ type: 'temporary', start: from + 2 * HOUR, end: from + 4 * HOUR, weather: later })
    }
  }
  return lines
}

function heading({ type, start, end }: Line): string {
  if (type === 'from') return `FM${timeSymbol(start).slice(0, 6)}`
  return `${type === 'becoming' ? 'BECMG' : 'TEMPO'} ${period(start, end)}`
}

function decode({ type, start, end, weather }: Line, style: ReportStyle) {
  const visibility = forecastVisibility(weather, style)
  const symbols = skySymbols(weather, style)
  return {
    type,
    start: iso(start),
    end: iso(end),
    turbulence_layers: null,
    icing_layers: null,
    barometric_pressure: null,
    significant_weather: weather.phenomena,
    winds: {
      symbol: windSymbol(weather),
      direction: String(weather.windDirection),
      speed: weather.windSpeed,
      units: 'KT',
      peak_gusts: weather.windGust > 0 ? weather.windGust : null,
    },
    windshear: null,
    visibility,
    clouds:
      weather.clouds.length === 0
        ? [{ symbol: symbols[0] ?? 'SKC', coverage: 'sky_clear', altitude: null, special: null }]
        : weather.clouds.map(({ cover, base }, index) => ({
            symbol: symbols[index] ?? cover,
            coverage: COVERAGE[cover],
            altitude: String(base),
            special: symbols[index]?.endsWith('CB') ? 'CB' : null,
          })),
  }
}

const COVERAGE: Readonly<Record<CloudCover, string>> = { FEW: 'few', SCT: 'scattered', BKN: 'broken', OVC: 'overcast' }

/** Cloud layers; the highest one of a thunderstorm is marked as such. */
function skySymbols(weather: Weather, style: ReportStyle): string[] {
  if (weather.clouds.length === 0) return [style === 'imperial' ? 'SKC' : 'NSC']
  const symbols = cloudSymbols(weather, style)
  const storm = weather.phenomena?.includes('TS') ?? false
  return symbols.map((symbol, index) => (storm && index === symbols.length - 1 ? `${symbol}CB` : symbol))
}

/** `P6SM` means more than 6 statute miles, `9999` unlimited visibility. */
function forecastVisibility(weather: Weather, style: ReportStyle) {
  const { value, symbol, units } = visibilityOf(weather, style)
  if (style === 'imperial' && value > 6) return { symbol: 'P6SM', visibility: '6+', units }
  return value === 9999 ? { symbol, visibility: 'unlimited', units } : { symbol, visibility: String(value), units }
}

/** Two hours as `2018/2118`. */
function period(start: number, end: number): string {
  const hour = (at: number) => timeSymbol(at).slice(0, 4)
  return `${hour(start)}/${hour(end)}`
}

function iso(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z')
}
