import type { MapLayer } from '../maps/layers.ts'
import { MAP_LAYERS } from '../maps/layers.ts'

/** The company's spelling of the graph's enum values. */

/** Values that are the enum's names in lower case. */
export function lower(name: string | null | undefined): string | undefined {
  return name?.toLowerCase()
}

/** Kinds of flights. */
export const FLIGHT_KINDS = { GENERAL_AVIATION: 'General_Aviation', AIRLINE: 'Airline' } as const

/** Periods of disruption counts. */
export const DISRUPTION_PERIODS = {
  YESTERDAY: 'yesterday',
  TODAY: 'today',
  TOMORROW: 'tomorrow',
  PLUS_2_DAYS: 'plus2days',
  TWO_DAYS_AGO: 'twoDaysAgo',
  MINUS_2_PLUS_12_HRS: 'minus2plus12hrs',
  NEXT_36_HRS: 'next36hrs',
  WEEK: 'week',
} as const

/** Temperature units. */
export const TEMPERATURE_UNITS = { CELSIUS: 'Celsius', FAHRENHEIT: 'Fahrenheit', C: 'C', F: 'F' } as const

/** Map layers by the graph's names: upper case, with `_` for spaces. */
export const MAP_LAYER_NAMES: ReadonlyMap<string, MapLayer> = new Map(
  MAP_LAYERS.map((layer) => [layer.toUpperCase().replaceAll(' ', '_'), layer]),
)
