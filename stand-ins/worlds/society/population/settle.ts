import { hash32, unit } from '../../../kit/random.ts'
import { CITIES } from '../places/city.ts'
import { FAMILY } from './names.ts'

/** Households of all people. Columns are indexed by person, or by household where stated. */
export interface Settled {
  readonly count: number
  readonly cityOf: Uint8Array
  /** Index within the city. */
  readonly placeOf: Uint16Array
  readonly householdOf: Uint32Array
  readonly birthYearOf: Uint16Array
  /** Indices in the list of family names. */
  readonly lastNameOf: Uint16Array
  /** 1 for women. */
  readonly isWoman: Uint8Array
  readonly households: number
  /** The members of household `h` are in `members` from `firstMember[h]` to before `firstMember[h + 1]`. */
  readonly members: Uint32Array
  readonly firstMember: Uint32Array
  /** By household: the number of the family's first household. */
  readonly familyOf: Uint32Array
  /** By city, with one entry after the last: its first household, and the index of its first person in `members`. */
  readonly firstHousehold: Uint32Array
  readonly firstOfCity: Uint32Array
}

/** Birth year of the youngest added household members: they are adults. */
const YOUNGEST = 2001
/** Maximum age difference of a couple. */
const MOST_YEARS_APART = 10
/** A household has at most a head, a spouse and a parent. */
const MOST_MEMBERS = 3

/** Groups each city's workers into households, and adds members without work. */
export function settle(seed: number, cityOfWorker: Uint8Array, yearOfWorker: Uint16Array): Settled {
  const workers = cityOfWorker.length
  const most = workers * MOST_MEMBERS
  const years = new Uint16Array(most)
  years.set(yearOfWorker)
  const [homes, last, women] = [new Uint32Array(most), new Uint16Array(most), new Uint8Array(most)]
  const [cities, places] = [new Uint8Array(most), new Uint16Array(most)]
  const [members, firstMember, familyOf] = [new Uint32Array(most), new Uint32Array(most), new Uint32Array(most)]
  const [firstHousehold, firstOfCity] = [new Uint32Array(CITIES.length + 1), new Uint32Array(CITIES.length + 1)]
  let count = workers
  let households = 0
  let housed = 0
  let place = 0

  for (const { index: city, workers: waiting } of queues(seed, cityOfWorker)) {
    firstHousehold[city] = households
    firstOfCity[city] = housed
    place = 0
    for (let turn = 0; turn < waiting.length; ) {
      const head = waiting[turn++]!
      const begins = turn === 1 || unit(seed, head, 4) > 0.35
      const family = begins ? households : familyOf[households - 1]!
      const name = hash32(seed, family, 5) % FAMILY.length
      firstMember[households] = housed
      familyOf[households] = family
      enter(head, city, name, hash32(seed, head, 6) & 1)
      const chance = unit(seed, head, 7)
      const neighbour = waiting[turn]
      if (chance > 0.4 && chance < 0.75 && neighbour !== undefined && suit(head, neighbour)) {
        turn++
        marry(head, neighbour, city, name)
      } else if (chance >= 0.75 && chance < 0.93) {
        const spouse = count++
        years[spouse] = Math.min(YOUNGEST, years[head]! + (hash32(seed, head, 8) % 13) - 6)
        marry(head, spouse, city, name)
      }
      if (unit(seed, head, 9) < 0.14) {
        const parent = count++
        years[parent] = years[head]! - 22 - (hash32(seed, head, 10) % 15)
        enter(parent, city, name, hash32(seed, parent, 6) & 1)
      }
      households++
    }
  }
  firstHousehold[CITIES.length] = households
  firstOfCity[CITIES.length] = housed
  firstMember[households] = housed

  function enter(person: number, city: number, name: number, woman: number): void {
    last[person] = name
    women[person] = woman
    homes[person] = households
    cities[person] = city
    places[person] = place++
    members[housed++] = person
  }

  function marry(head: number, spouse: number, city: number, name: number): void {
    const keepsName = unit(seed, spouse, 11) < 0.4
    const woman = unit(seed, spouse, 12) < 0.92 ? 1 - women[head]! : women[head]!
    enter(spouse, city, keepsName ? hash32(seed, spouse, 13) % FAMILY.length : name, woman)
  }

  /** Whether two people are of similar age. */
  function suit(one: number, other: number): boolean {
    return Math.abs(years[one]! - years[other]!) <= MOST_YEARS_APART
  }

  return {
    count,
    cityOf: cities.slice(0, count),
    placeOf: places.slice(0, count),
    householdOf: homes.slice(0, count),
    birthYearOf: years.slice(0, count),
    lastNameOf: last.slice(0, count),
    isWoman: women.slice(0, count),
    households,
    members: members.slice(0, count),
    firstMember: firstMember.slice(0, households + 1),
    familyOf: familyOf.slice(0, households),
    firstHousehold,
    firstOfCity,
  }
}

/** The workers of each city in random order, so that colleagues do not live together more often than others. */
function queues(seed: number, cityOfWorker: Uint8Array): { readonly index: number; readonly workers: number[] }[] {
  const room = 2 ** 17
  // City, random key and worker in one number: sorting numbers is much faster than sorting objects.
  const keys = Float64Array.from(
    cityOfWorker,
    (city, worker) => (city * 2 ** 28 + (hash32(seed, worker, 3) >>> 4)) * room + worker,
  ).sort()
  const made = CITIES.map(({ index }) => ({ index, workers: [] as number[] }))
  for (const key of keys) {
    const worker = key % room
    made[cityOfWorker[worker]!]!.workers.push(worker)
  }
  return made
}
