import type { Asked } from '../people/asked.ts'
import type { City } from '../worlds/society/places/city.ts'
import { distanceKm } from '../worlds/society/places/distance.ts'
import { type Address, rowsOf } from '../worlds/society/places/streets.ts'
import type { Household } from '../worlds/society/population/households.ts'
import { fold } from '../worlds/society/text.ts'
import type { EnrichWorld } from '../worlds/society/world.ts'
import { type Where, whereOf } from './ask.ts'

/** Maximum number of people in a response. */
export const MOST = 15
/** Maximum distance of a street from its city's centre. */
const CITY_KM = 40
const YEAR_MS = 365.25 * 86_400_000

/** The people that match a query, at most MOST. */
export function findResidents(world: EnrichWorld, asked: Asked): readonly number[] {
  const where = whereOf(world, asked)
  const holds = [nameFilter(world, asked), ageFilter(world, asked), placeFilter(world, asked, where)]
  const found: number[] = []
  for (const person of candidates(world, asked, where)) {
    if (world.people.get(person).city.country !== 'US' || found.includes(person)) continue
    if (holds.every((one) => one(person))) found.push(person)
    if (found.length === MOST) break
  }
  return found
}

/** The household at an address: the first one when several cities have that address. */
export function findHome(world: EnrichWorld, asked: Asked): Household | null {
  const where = whereOf(world, asked)
  if (!where.street?.house) return null
  for (const household of householdsAt(world, where))
    if (isAt(world.homes.addressOf(household), where)) return household
  return null
}

/** Candidate people, by the most selective criterion of the query. */
function* candidates(world: EnrichWorld, asked: Asked, where: Where): Iterable<number> {
  const { people } = world
  const phone = asked.text('phone')
  const name = nameOf(asked)
  if (phone !== null) yield* people.byPhone(phone).people
  else if (name !== null) yield* people.byName(name.first, name.last)
  else
    for (const household of householdsAt(world, where)) {
      yield* household.members
      if (asked.flag('include_historical_locations')) yield* formerMembers(world, household)
    }
}

/** The previous residents of a household's home. */
function formerMembers({ homes, people }: EnrichWorld, household: Household): readonly number[] {
  const seller = homes.get(household.index).sales[0]?.seller
  return seller?.kind === 'household' ? people.households.get(seller.household).members : []
}

function* householdsAt(world: EnrichWorld, { cities, street, zip, km }: Where): Iterable<Household> {
  const { households } = world.people
  for (const city of km === null ? cities : citiesAround(world, cities[0], km)) {
    const isNarrow = street !== null || zip !== null
    const rows = isNarrow ? rowsOf(world.seed, city, { name: street?.name ?? null, zip }) : [{ first: 0, step: 1 }]
    for (const { first, step } of rows)
      for (let place = first; place < households.countOf(city.index); place += step)
        yield households.at(city.index, place)!
  }
}

/** Cities whose streets may be within the distance, the centre city first. */
function citiesAround({ cities }: EnrichWorld, centre: City | undefined, km: number): readonly City[] {
  if (!centre) return []
  return cities
    .filter((city) => city.country === 'US' && distanceKm(centre, city) <= km + CITY_KM)
    .sort((a, b) => distanceKm(centre, a) - distanceKm(centre, b))
}

function nameFilter({ people }: EnrichWorld, asked: Asked): (person: number) => boolean {
  const name = nameOf(asked)
  if (name === null) return () => true
  const [first, last] = [fold(name.first), fold(name.last)]
  return (person) => {
    const called = people.nameOf(person)
    return fold(called.firstName) === first && fold(called.lastName) === last
  }
}

function nameOf(asked: Asked): { readonly first: string; readonly last: string } | null {
  const words = asked.text('name')?.split(/\s+/) ?? []
  const [first, last] = [asked.text('first_name') ?? words[0], asked.text('last_name') ?? words.at(-1)]
  return first && last ? { first, last } : null
}

function ageFilter(world: EnrichWorld, asked: Asked): (person: number) => boolean {
  const [least, most] = [asked.number('min_age'), asked.number('max_age')]
  if (least === null && most === null) return () => true
  return (person) => {
    const { birthDate, isDead } = world.people.get(person)
    const age = ageOf(birthDate, world.now())
    return !isDead && age >= (least ?? 0) && age <= (most ?? 999)
  }
}

/** Age in whole years. */
export function ageOf(birthDate: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(birthDate)) / YEAR_MS)
}

function placeFilter(world: EnrichWorld, asked: Asked, where: Where): (person: number) => boolean {
  if (!where.isNamed) return () => true
  const { people, homes } = world
  return (person) => {
    const household = people.get(person).household
    if (isAt(homes.addressOf(people.households.get(household)), where)) return true
    const before = asked.flag('include_historical_locations') ? homes.before(household) : null
    return before !== null && isAt(before.address, where)
  }
}

function isAt(address: Address, { cities, street, zip, km }: Where): boolean {
  const [centre] = cities
  if (km === null ? !cities.includes(address.city) : !centre || distanceKm(centre, address.point) > km) return false
  if (zip !== null && address.zip !== zip) return false
  return (
    street === null ||
    (fold(address.street) === street.name &&
      (street.house === null || address.house === street.house) &&
      (street.type === null || fold(address.streetType) === street.type))
  )
}
