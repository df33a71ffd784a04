import type { Chance } from '../../kit/chance.ts'
import type { Airport } from '../../worlds/travel/airports.ts'
import { DAY } from '../../worlds/travel/localTime.ts'
import type { TravelWorld } from '../../worlds/travel/world.ts'
import { drift } from './noise.ts'
import { SYSTEM, wetnessAt } from './wetness.ts'

export type CloudCover = 'FEW' | 'SCT' | 'BKN' | 'OVC'

export interface CloudLayer {
  readonly cover: CloudCover
  /** Feet above the ground, in hundreds. */
  readonly base: number
}

/** The weather at an airport at a given time. */
export interface Weather {
  /** Degrees Celsius, whole. */
  readonly temperature: number
  /** Degrees Celsius, whole; never above the temperature. */
  readonly dewPoint: number
  /** Wind direction in degrees, in tens, 10 to 360; 0 when calm. */
  readonly windDirection: number
  /** Knots. */
  readonly windSpeed: number
  /** Knots; 0 without gusts. */
  readonly windGust: number
  /** Hectopascal at sea level. */
  readonly pressure: number
  /** Metres, at most 16,000. */
  readonly visibility: number
  /** Rain, snow, mist and others, in report codes; null without any. */
  readonly phenomena: string | null
  /** Lowest first; empty for a clear sky. */
  readonly clouds: readonly CloudLayer[]
}

const HOUR = DAY / 24
const FAR = 16_000
/** Wind speed in knots below which reports say calm. */
const CALM = 3

/**
 * The weather by place, season, time of day and passing pressure systems. It changes smoothly over time, and is
 * deterministic.
 */
export function weatherAt(world: TravelWorld, airport: Airport, at: number): Weather {
  const { chance } = world
  const { icao } = airport
  const wetness = wetnessAt(world, airport, at)
  const warmth = warmthAt(chance, airport, at)
  // Adding 0 turns -0 into 0.
  const temperature = Math.round(warmth - 15 * Math.max(0, wetness - 0.6)) + 0
  const spread = Math.round(1 + 15 * (1 - wetness) * drift(chance, `dry ${icao}`, at, DAY))
  const blow = drift(chance, `wind ${icao}`, at, DAY / 2)
  const breeze = Math.round(24 * blow * (0.5 + wetness / 2))
  const windSpeed = breeze < CALM ? 0 : breeze
  const turn = drift(chance, `turn ${icao}`, at, SYSTEM)
  const phenomena = phenomenaOf({ wetness, temperature, spread, windSpeed })
  return {
    temperature,
    dewPoint: temperature - spread,
    windDirection: windSpeed === 0 ? 0 : 10 * (1 + (Math.round(54 * turn + 9) % 36)),
    windSpeed,
    windGust: windSpeed >= 14 && blow > 0.6 ? windSpeed + 6 + Math.round(8 * wetness) : 0,
    pressure: Math.round(1027 - 26 * wetness + 4 * turn),
    visibility: visibilityOf(phenomena, wetness),
    phenomena,
    clouds: cloudsOf(chance, icao, at, wetness),
  }
}

/** Temperature in degrees Celsius, by latitude, elevation, season, time of day and air mass. */
function warmthAt(chance: Chance, { icao, latitude, longitude, elevation }: Airport, at: number): number {
  const fromEquator = Math.abs(latitude)
  const yearly = 27 - 0.44 * Math.max(0, fromEquator - 12)
  const midsummer = latitude >= 0 ? 200 : 18
  const dayOfYear = (at / DAY) % 365.25
  const season = 0.2 * fromEquator * Math.cos((2 * Math.PI * (dayOfYear - midsummer)) / 365.25)
  const solarHour = (at / HOUR + longitude / 15) % 24
  const daily = 4.5 * Math.cos((2 * Math.PI * (solarHour - 15)) / 24)
  const air = (4 + fromEquator / 6) * (2 * drift(chance, `air ${icao}`, at, SYSTEM) - 1)
  return yearly + season + daily + air - (6.5 * elevation * 0.3048) / 1000
}

interface Air {
  readonly wetness: number
  readonly temperature: number
  readonly spread: number
  readonly windSpeed: number
}

function phenomenaOf({ wetness, temperature, spread, windSpeed }: Air): string | null {
  if (wetness > 0.72) {
    const strength = wetness > 0.84 ? '+' : wetness > 0.78 ? '' : '-'
    if (temperature <= 0) return `${strength}SN`
    return wetness > 0.8 && temperature >= 20 ? `${strength}TSRA` : `${strength}RA`
  }
  if (spread <= 1 && windSpeed <= 4) return temperature < 0 ? 'FZFG' : 'FG'
  return spread <= 2 && wetness > 0.5 ? 'BR' : null
}

function visibilityOf(phenomena: string | null, wetness: number): number {
  if (phenomena === null) return FAR
  if (phenomena.endsWith('FG')) return 400
  if (phenomena === 'BR') return 4_000
  if (phenomena.startsWith('-')) return phenomena.endsWith('SN') ? 4_800 : 9_000
  const snow = phenomena.endsWith('SN') ? 0.4 : 1
  return Math.round((6_000 - 20_000 * (wetness - 0.78)) * snow)
}

function cloudsOf(chance: Chance, icao: string, at: number, wetness: number): readonly CloudLayer[] {
  const height = drift(chance, `base ${icao}`, at, DAY / 2)
  const layer = (cover: CloudCover, feet: number): CloudLayer => ({ cover, base: 100 * Math.round(feet / 100) })
  if (wetness < 0.32) return []
  if (wetness < 0.45) return [layer('FEW', 3_000 + 6_000 * height)]
  if (wetness < 0.56) return [layer('SCT', 2_500 + 5_000 * height), layer('BKN', 18_000 + 7_000 * height)]
  if (wetness < 0.68) return [layer('FEW', 1_800 + 1_500 * height), layer('BKN', 3_500 + 4_000 * height)]
  return [layer('SCT', 600 + 1_200 * height), layer('OVC', 2_000 + 3_000 * height)]
}
