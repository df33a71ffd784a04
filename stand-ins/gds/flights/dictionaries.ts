import { aircraftType } from '../../worlds/travel/aircraft.ts'
import { airlineByIata } from '../../worlds/travel/airlines.ts'
import { airportByIata } from '../../worlds/travel/airports.ts'
import type { Segment } from './wire.ts'

/** The names of the codes in a response. */
export interface Dictionaries {
  readonly locations: Readonly<Record<string, { readonly cityCode: string; readonly countryCode: string }>>
  readonly aircraft: Readonly<Record<string, string>>
  readonly currencies: Readonly<Record<string, string>>
  readonly carriers: Readonly<Record<string, string>>
}

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' })

/** The dictionaries of segments and currencies. */
export function dictionariesOf(segments: readonly Segment[], currencies: readonly string[]): Dictionaries {
  const airports = new Set(segments.flatMap(({ departure, arrival }) => [departure.iataCode, arrival.iataCode]))
  const types = new Set(segments.map(({ aircraft }) => aircraft.code))
  const carriers = new Set(segments.map(({ carrierCode }) => carrierCode))
  return {
    locations: Object.fromEntries(
      [...airports].flatMap((code) => {
        const airport = airportByIata(code)
        return airport ? [[code, { cityCode: airport.cityCode, countryCode: airport.country }]] : []
      }),
    ),
    aircraft: named(types, (code) => aircraftType(code)?.name),
    currencies: named(new Set(currencies), (code) => CURRENCY_NAMES.of(code)),
    carriers: named(carriers, (code) => airlineByIata(code)?.name),
  }
}

/** All segments of offers. */
export function segmentsOf(
  offers: readonly { readonly itineraries: readonly { readonly segments: readonly Segment[] }[] }[],
): Segment[] {
  return offers.flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments))
}

function named(codes: ReadonlySet<string>, nameOf: (code: string) => string | undefined): Record<string, string> {
  return Object.fromEntries([...codes].map((code) => [code, (nameOf(code) ?? code).toUpperCase()]))
}
