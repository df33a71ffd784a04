import { ABROAD } from './abroad.ts'
import { STATE_NAMES, UNITED_STATES } from './unitedStates.ts'

/** A place on the ground, in degrees; north and east are positive. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A city of companies and people. */
export interface City extends Point {
  /** Its index in the list of all cities. */
  readonly index: number
  readonly name: string
  /** Two letters; null outside the United States. */
  readonly state: string | null
  readonly stateName: string | null
  readonly county: string | null
  /** ISO 3166-1, two letters. */
  readonly country: string
  readonly countryName: string
  /** IANA. */
  readonly timezone: string
  /** Relative population. */
  readonly weight: number
  /** Prefix of its postal codes. */
  readonly zipPrefix: string
  /** Calling code of its country, without the plus. */
  readonly callingCode: string
  readonly areaCodes: readonly string[]
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region' })

/** All cities: those of the United States first, heaviest first. */
export const CITIES: readonly City[] = [...linesOf(UNITED_STATES).map(american), ...linesOf(ABROAD).map(foreign)].map(
  (city, index) => ({ index, ...city }),
)

function linesOf(table: string): string[] {
  return table.trim().split('\n')
}

function american(line: string): Omit<City, 'index'> {
  const [name = '', state = '', county = '', latitude, longitude, timezone = '', zipPrefix = '', codes = '', weight] =
    line.split('|')
  return {
    name,
    state,
    stateName: STATE_NAMES[state] ?? state,
    county,
    country: 'US',
    countryName: 'United States',
    latitude: Number(latitude),
    longitude: Number(longitude),
    timezone,
    weight: Number(weight),
    zipPrefix,
    callingCode: '1',
    areaCodes: codes.split(','),
  }
}

function foreign(line: string): Omit<City, 'index'> {
  const [name = '', country = '', latitude, longitude, timezone = '', zipPrefix = '', codes = '', weight] =
    line.split('|')
  const [callingCode = '', areaCode = ''] = codes.split(' ')
  return {
    name,
    state: null,
    stateName: null,
    county: null,
    country,
    countryName: COUNTRY_NAMES.of(country) ?? country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    timezone,
    weight: Number(weight),
    zipPrefix,
    callingCode,
    areaCodes: [areaCode],
  }
}
