import type { Chance } from '../../kit/chance.ts'
import type { City } from '../../worlds/travel/cities.ts'
import { distanceKm, type Point, pointAt } from '../../worlds/travel/geo.ts'
import { numbersByCode } from '../shared/byCode.ts'
import { centreOf } from '../shared/centres.ts'
import { currencyOfCountry } from '../shared/currencies.ts'
import { type Amenity, amenitiesOf } from './amenities.ts'
import { CHAINS, type Chain } from './chains.ts'
import { RATE_PLANS, type RatePlan } from './ratePlans.ts'
import { ROOMS, type Room } from './rooms.ts'

/** A hotel of the stand-in. */
export interface Hotel extends Point {
  /** Eight characters: chain, city, and three of the hotel. */
  readonly id: string
  readonly chain: Chain
  readonly name: string
  readonly city: City
  readonly stars: number
  /** Distance from the city's centre, in kilometres. */
  readonly fromCentreKm: number
  amenities(): ReadonlySet<Amenity>
  /** Total number of rooms. */
  readonly size: number
  readonly rooms: readonly Room[]
  readonly plans: readonly RatePlan[]
  /** Price of its cheapest room on a quiet night, in euros. */
  readonly quietNight: number
  /** Currency of its prices. */
  readonly currency: string
  /** A numeric id, as wholesalers use. */
  readonly dupeId: number
  /** Age of its last update, in days. */
  readonly updatedDaysAgo: number
}

const QUARTERS =
  'Central,Riverside,Old Town,Station,Harbour,Park,Opera,Museum,North,South,East Gate,West End,Market Square,Garden,' +
  'Castle,University,Exhibition,Lakeside,Hill,Theatre,Bridge,Cathedral,Arsenal,Mill,Terrace,Boulevard,Arcade,Plaza,' +
  'Gallery,Observatory,Canal'
const QUARTER_NAMES = QUARTERS.split(',')

/** Euros, by stars. */
const NIGHT_BY_STARS = [0, 38, 58, 88, 142, 265]

/** Cost of living of a country, relative to the others. */
const COST_OF_LIVING = numbersByCode(
  'CH 1.65, NO 1.4, IS 1.45, US 1.4, GB 1.3, SG 1.35, AE 1.2, JP 1.1, AU 1.2, DK 1.3, IE 1.25, FR 1.2, IN 0.55, ' +
    'VN 0.5, TH 0.6, ID 0.55, EG 0.5, TR 0.65, PH 0.6, MX 0.75, CO 0.6, PE 0.65, AR 0.7, KE 0.7, HU 0.75, PL 0.75, ' +
    'CZ 0.8, RO 0.65, PT 0.9, GR 0.95, MA 0.65, ZA 0.7, BR 0.75, CN 0.8, MY 0.6',
)

/** All hotels of a city, determined by the seed. Larger cities have more of them. */
export function hotelsOf(city: City, chance: Chance): readonly Hotel[] {
  const count = 10 + Math.round(city.weight * 0.5)
  const hotels = new Map<string, Hotel>()
  for (let number = 0; hotels.size < count; number += 1) {
    const hotel = hotelOf(city, `hotel ${city.code} ${number}`, chance)
    if (!hotels.has(hotel.id)) hotels.set(hotel.id, hotel)
  }
  return [...hotels.values()]
}

function hotelOf(city: City, key: string, chance: Chance): Hotel {
  const chain = chance.pick(`${key} chain`, CHAINS)
  const suffix = chance
    .integer(`${key} id`, 0, 36 ** 3 - 1)
    .toString(36)
    .padStart(3, '0')
    .toUpperCase()
  const id = `${chain.code}${city.code}${suffix}`
  const stars = chance.integer(`${key} stars`, ...chain.stars)
  const spot = spotIn(city, key, chance)
  const fromCentreKm = distanceKm(centreOf(city), spot)
  const quarter = spot.airport ? `${spot.airport} Airport` : chance.pick(`${key} quarter`, QUARTER_NAMES)
  const nearness = 1.15 - Math.min(0.4, fromCentreKm * 0.02)
  const quality = 0.8 + 0.5 * chance.unit(`${key} quality`)
  let amenities: ReadonlySet<Amenity> | undefined
  const isOffered = (what: string) => chance.unit(`${key} ${what}`) < 0.75
  return {
    id,
    chain,
    name: `${chain.name} ${city.name} ${quarter}`.toUpperCase(),
    city,
    latitude: spot.latitude,
    longitude: spot.longitude,
    stars,
    fromCentreKm,
    amenities() {
      amenities ??= amenitiesOf(id, stars, chance)
      return amenities
    },
    size: chance.integer(`${key} size`, 18, 60 + stars * 60),
    rooms: ROOMS.filter((room) => room.fromStars <= stars && (room.factor === 1 || isOffered(room.type))),
    plans: RATE_PLANS.filter(
      (plan) =>
        stars >= plan.fromStars &&
        (plan.source === 'ANY' || plan.source === chain.source) &&
        (plan.rateCode === 'RAC' || isOffered(plan.rateCode)),
    ),
    quietNight: (NIGHT_BY_STARS[stars] ?? 0) * (COST_OF_LIVING.get(city.country) ?? 1) * nearness * quality,
    currency: currencyOfCountry(city.country),
    dupeId: chance.integer(`${id} dupe`, 500_000_000, 799_999_999),
    updatedDaysAgo: chance.integer(`${id} updated`, 3, 400),
  }
}

/** Most hotels are near the centre; one in eight is at an airport. */
function spotIn(city: City, key: string, chance: Chance): Point & { readonly airport: string | null } {
  const bearing = 360 * chance.unit(`${key} bearing`)
  const far = chance.unit(`${key} far`)
  if (chance.unit(`${key} airport`) >= 0.125)
    return { ...rounded(pointAt(centreOf(city), bearing, 0.2 - 3.2 * Math.log(1 - 0.98 * far))), airport: null }
  const airport = chance.pick(`${key} which`, city.airports)
  return { ...rounded(pointAt(airport, bearing, 0.4 + 2 * far)), airport: airport.name }
}

/** Rounded to about a metre. */
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}
