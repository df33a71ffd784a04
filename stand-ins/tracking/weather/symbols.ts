import type { Weather } from './weather.ts'

/** Units of a country's reports: miles and inches, or metres and hectopascal. */
export type ReportStyle = 'imperial' | 'metric'

const IMPERIAL = new Set(['US', 'CA', 'MX', 'PR'])
const METRES_PER_MILE = 1609.344
/** Visibility in miles, as written in reports. */
const MILES: readonly (readonly [miles: number, written: string])[] = [
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
  [1, '1'],
  [1.5, '1 1/2'],
  [2, '2'],
  [3, '3'],
  [4, '4'],
  [5, '5'],
  [6, '6'],
  [7, '7'],
  [8, '8'],
  [9, '9'],
  [10, '10'],
]

/** The report style of a country. */
export function reportStyle(country: string): ReportStyle {
  return IMPERIAL.has(country) ? 'imperial' : 'metric'
}

/** Wind as `28012G20KT`; `00000KT` when calm. */
export function windSymbol({ windDirection, windSpeed, windGust }: Weather): string {
  const gust = windGust > 0 ? `G${two(windGust)}` : ''
  return `${String(windDirection).padStart(3, '0')}${two(windSpeed)}${gust}KT`
}

/** Visibility: the number of a report and its text. */
export interface Visibility {
  /** Statute miles or metres, by style. */
  readonly value: number
  readonly symbol: string
  readonly units: 'SM' | 'meters'
}

/** Visibility in whole steps of the style; 10 miles and 9999 metres mean at least that. */
export function visibilityOf({ visibility }: Weather, style: ReportStyle): Visibility {
  if (style === 'imperial') {
    const reached = MILES.findLast(([miles]) => miles * METRES_PER_MILE <= visibility) ?? MILES[0]
    const [value, written] = reached ?? [0.25, '1/4']
    return { value, symbol: `${written}SM`, units: 'SM' }
  }
  const metres = visibility >= 10_000 ? 9999 : visibility - (visibility % 100)
  return { value: metres, symbol: String(metres).padStart(4, '0'), units: 'meters' }
}

/** Cloud layers as `SCT030 BKN250`; the code of a clear sky depends on the style. */
export function cloudSymbols({ clouds }: Weather, style: ReportStyle): string[] {
  if (clouds.length === 0) return [style === 'imperial' ? 'CLR' : 'NSC']
  return clouds.map(({ cover, base }) => `${cover}${String(base / 100).padStart(3, '0')}`)
}

/** Day, hour and minute as `202051Z`. */
export function timeSymbol(at: number): string {
  const iso = new Date(at).toISOString()
  return `${iso.slice(8, 10)}${iso.slice(11, 13)}${iso.slice(14, 16)}Z`
}

/** Degrees Celsius as `07`, or `M03` below zero. */
export function temperatureSymbol(celsius: number): string {
  return `${celsius < 0 ? 'M' : ''}${two(Math.abs(celsius))}`
}

/** Two digits. */
export function two(value: number): string {
  return String(value).padStart(2, '0')
}
