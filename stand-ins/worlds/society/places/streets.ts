import { hash32, pick, seedOf, unit } from '../../../kit/random.ts'
import { fold } from '../text.ts'
import type { City, Point } from './city.ts'
import { pointNear } from './distance.ts'

/** A postal address. */
export interface Address {
  readonly house: string
  readonly street: string
  /** Such as Ave. */
  readonly streetType: string
  /** House number, street and type. */
  readonly line1: string
  /** A suite or a flat. */
  readonly line2: string | null
  readonly city: City
  readonly zip: string
  /** In one line, without the country. */
  readonly full: string
  readonly point: Point
}

const NAMES =
  `Acacia Alder Anchor Arbor Ash Aspen Bay Beacon Beech Belmont Birch Bishop Bluff Bridge Brook Canal Canyon Cardinal
Cedar Chapel Cherry Chestnut Church Clay Clover College Commerce Coral Cottage Court Creek Crescent Cypress Dale Dogwood Dover
Elm Ember Fairview Ferry Fir Forge Fountain Franklin Garden Glen Granite Grove Harbor Harvest Hawthorn Hazel Heron Hickory
Highland Hill Holly Iris Ivy Jasper Juniper Kestrel Lake Lantern Larch Laurel Liberty Lilac Linden Magnolia Main Maple Market
Meadow Mill Mission Moss Mulberry Myrtle North Oak Old Orchard Osprey Park Pearl Pecan Pine Plum Pond Poplar Prairie Prospect
Quail Quarry Ridge River Rose Rowan Sage School Sequoia Shore Silver South Spring Spruce State Stone Summit Sunset Sycamore
Terrace Thistle Tower Union Valley Vine Vista Walnut Water Willow Windsor Wren`.split(/\s+/)

const PLACES = new Map(NAMES.map((name, place) => [name.toLowerCase(), place]))

const TYPES = ['St', 'Ave', 'Rd', 'Dr', 'Ln', 'Ct', 'Blvd', 'Pl', 'Way'] as const
/** Maximum number of a city's streets; small cities have fewer. */
const MOST_STREETS = NAMES.length
/** Kilometres from a city's centre to its farthest street. */
const RADIUS = 9
/** Kilometres along a street per two house numbers. */
const PER_NUMBER = 0.012

/** A building of a city: people live at even numbers, companies are at odd ones. */
export interface Plot {
  readonly city: City
  /** Index within the city and the use. */
  readonly place: number
  readonly use: 'HOME' | 'OFFICE'
  readonly line2?: string | null
}

/** The address of a plot. Unique per plot. */
export function addressOf(seed: number, { city, place, use, line2 = null }: Plot): Address {
  const streets = streetsOf(city)
  const key = seedOf(seed, 'street', city.index)
  const street = (place * 31 + key) % streets
  const number =
    100 + Math.floor(place / streets) * 8 + (use === 'HOME' ? 0 : 1) + (hash32(seed, street, city.index) % 4) * 2
  const name = NAMES[street]!
  const streetType = pick(TYPES, key, street)
  const zip = zipOf(city, key, street)
  const line1 = `${number} ${name} ${streetType}`
  const where = city.state === null ? `${zip} ${city.name}` : `${city.name}, ${city.state} ${zip}`
  return {
    house: String(number),
    street: name,
    streetType,
    line1,
    line2,
    city,
    zip,
    full: [line1, line2, where].filter(Boolean).join(', '),
    point: pointOf(city, key, street, number),
  }
}

/** The plots of a street: `first`, and every `step`-th after it. */
export interface Row {
  readonly first: number
  readonly step: number
}

/** The plots of a city by street name, ZIP code, or both. */
export function rowsOf(
  seed: number,
  city: City,
  { name, zip }: { readonly name: string | null; readonly zip: string | null },
) {
  const step = streetsOf(city)
  const key = seedOf(seed, 'street', city.index)
  const wanted = name === null ? null : (PLACES.get(fold(name)) ?? -1)
  const rows: Row[] = []
  for (let first = 0; first < step; first++) {
    const street = (first * 31 + key) % step
    if ((wanted === null || street === wanted) && (zip === null || zipOf(city, key, street) === zip))
      rows.push({ first, step })
  }
  return rows
}

function zipOf({ zipPrefix }: City, key: number, street: number): string {
  return `${zipPrefix}${String(10 + (hash32(key, street, 1) % 60)).padStart(2, '0')}`
}

/** Not a multiple of 31, so that steps of 31 reach all streets. */
function streetsOf({ weight }: City): number {
  const count = Math.min(MOST_STREETS - 1, 30 + weight)
  return count % 31 === 0 ? count + 1 : count
}

function pointOf(city: City, key: number, street: number, number: number): Point {
  const angle = 2 * Math.PI * unit(key, street, 2)
  const far = RADIUS * Math.sqrt(unit(key, street, 3))
  const along = (number - 100) * PER_NUMBER * (street % 2 === 0 ? 1 : -1)
  const [north, east] = [far * Math.cos(angle), far * Math.sin(angle)]
  return street % 2 === 0 ? pointNear(city, north + along, east) : pointNear(city, north, east + along)
}
