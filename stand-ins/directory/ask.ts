import type { Asked } from '../people/asked.ts'
import type { City } from '../worlds/society/places/city.ts'
import { findCities } from '../worlds/society/places/match.ts'
import { fold, wordsOf } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'

/** The place of a search. */
export interface Where {
  /** All cities the place may be in; every city of the country when none is given. */
  readonly cities: readonly City[]
  /** Folded; null when no street is given. */
  readonly street: { readonly house: string | null; readonly name: string; readonly type: string | null } | null
  readonly zip: string | null
  /** Radius around the first city, in kilometres; null to search inside the cities. */
  readonly km: number | null
  /** Whether any place is given. */
  readonly isNamed: boolean
}

const KM_PER_MILE = 1.609344
/** Long forms of street types. */
const LONG: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  boulevard: 'blvd',
  place: 'pl',
  way: 'way',
}
const SHORT = new Set(Object.values(LONG))

/** Parses street, city, state and ZIP code of a query. */
export function whereOf(world: EnrichWorld, asked: Asked): Where {
  const [city, state, zip] = [asked.text('city'), asked.text('state_code'), asked.text('zipcode')?.slice(0, 5) ?? null]
  const street = asked.text('street')
  const radius = asked.number('radius')
  const american = world.cities.filter(({ country }) => country === 'US')
  const named =
    city === null && state === null ? american : findCities(american, [city, state].filter(Boolean).join(','))
  const inZip = zip === null || radius !== null ? named : named.filter(({ zipPrefix }) => zip.startsWith(zipPrefix))
  const around = zip === null ? named : named.filter(({ zipPrefix }) => zip.startsWith(zipPrefix))
  return {
    cities: radius === null ? inZip : around.length > 0 ? around : named,
    street: street === null ? null : streetOf(street),
    zip: radius === null ? zip : null,
    km: radius === null ? null : radius * KM_PER_MILE,
    isNamed: [city, state, zip, street].some((one) => one !== null),
  }
}

/** `104 Larch Road` is house number 104, street name `larch` and type `rd`. */
function streetOf(written: string): NonNullable<Where['street']> {
  const words = wordsOf(written.split(',')[0] ?? '')
  const house = /^\d/.test(words[0] ?? '') ? (words.shift() ?? null) : null
  const last = words.at(-1) ?? ''
  const type = LONG[last] ?? (SHORT.has(last) ? last : null)
  const name = words.slice(0, type !== null && words.length > 1 ? -1 : undefined)
  return { house, name: fold(name.join(' ')), type: words.length > 1 ? type : null }
}
