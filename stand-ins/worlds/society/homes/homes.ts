import { hash32, logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import type { Companies } from '../companies/companies.ts'
import type { Company } from '../companies/company.ts'
import { dayOf, LAST_YEAR } from '../companies/facts.ts'
import { CITIES } from '../places/city.ts'
import { type Address, addressOf } from '../places/streets.ts'
import type { Household } from '../population/households.ts'
import type { People } from '../population/people.ts'

/** The home of a household. */
export interface Home {
  /** Index of its household. */
  readonly index: number
  readonly address: Address
  readonly owner: Owner
  readonly kind: string
  readonly yearBuilt: number
  readonly bedrooms: number
  readonly bathrooms: number
  readonly stories: number
  /** Square feet. */
  readonly buildingArea: number
  /** Square feet. */
  readonly lotSize: number
  /** The latest first. */
  readonly sales: readonly Sale[]
}

/** The owner of a home. */
export type Owner =
  | { readonly kind: 'household'; readonly household: number }
  | { readonly kind: 'company'; readonly company: Company }

/** A sale of a home. */
export interface Sale {
  readonly date: string
  /** US dollars. */
  readonly amount: number
  readonly buyer: Owner
  /** Null for the first sale, by the builder. */
  readonly seller: Owner | null
}

/** The homes of a world: one per household. */
export interface Homes {
  get(household: number): Home
  /** The address of a household, without other data of the home. */
  addressOf(household: Household): Address
  /** The owners of a household's property: its first two members. */
  ownersOf(household: number): readonly number[]
  /** Market value at a given time, in US dollars. */
  valueOf(home: Home, now: Date): number
  /** The previous home of a household; null when unknown. */
  before(household: number): Home | null
  /** The homes that a household owns, its own included. */
  ownedBy(household: number): readonly Home[]
}

/** US dollars per square foot in a city of weight 1, and the increase per unit of weight. */
const PER_FOOT = 140
const PER_WEIGHT = 5.5
const KINDS = ['Single Family', 'Townhouse', 'Condominium', 'Single Family'] as const
/** Yearly growth of home prices, as a share. */
const GROWTH = 0.035
const DAYS = 365.25 * 86_400_000
const LANDLORD = 'real estate'

export function openHomes(world: number, companies: Companies, people: People): Homes {
  const seed = seedOf(world, 'homes')
  const { households } = people
  const { birthYearOf } = people.census

  /**
   * Another household of the city, `by` places further. Reversible, so that owners and former residents can be found
   * from either side.
   */
  function shifted({ city, place }: Household, by: number): Household {
    const count = households.countOf(city)
    return households.at(city, (((place + by) % count) + count) % count)!
  }

  const movedBy = (city: number) => 1 + (hash32(seed, city, 1) % 97)
  const rentedBy = (city: number) => 100 + (hash32(seed, city, 2) % 97)

  function ownerOf(household: Household): Owner {
    if (unit(seed, household.index, 3) < 0.64) return { kind: 'household', household: household.index }
    const firms = companies.inCity(household.city).filter(({ industry }) => industry.name === LANDLORD)
    if (firms.length > 0 && unit(seed, household.index, 4) < 0.4)
      return { kind: 'company', company: pick(firms, seed, household.index, 5) }
    return { kind: 'household', household: shifted(household, rentedBy(household.city)).index }
  }

  const kindOf = (number: number) => pick(KINDS, seed, number, 6)

  function homeAddress({ index, city, place }: Household): Address {
    const line2 = kindOf(index) === 'Condominium' ? `Unit ${1 + (hash32(seed, index, 9) % 40)}` : null
    return addressOf(world, { city: CITIES[city]!, place, use: 'HOME', line2 })
  }

  function get(number: number): Home {
    const household = households.get(number)
    const kind = kindOf(number)
    const buildingArea = Math.round(logUniform(unit(seed, number, 7), 620, 3_900))
    const bedrooms = Math.max(1, Math.min(6, Math.round(buildingArea / 620)))
    const yearBuilt = 1912 + (hash32(seed, number, 8) % 90)
    const home = {
      index: number,
      address: homeAddress(household),
      owner: ownerOf(household),
      kind,
      yearBuilt,
      bedrooms,
      bathrooms: Math.max(1, bedrooms - 1 + (hash32(seed, number, 10) % 2)),
      stories: kind === 'Condominium' ? 1 : 1 + (hash32(seed, number, 11) % 2),
      buildingArea,
      lotSize: kind === 'Condominium' ? 0 : Math.round(buildingArea * (1.6 + 3 * unit(seed, number, 12))),
    }
    return { ...home, sales: salesOf(household, home) }
  }

  function salesOf(household: Household, home: Omit<Home, 'sales'>): readonly Sale[] {
    const seller = shifted(household, movedBy(household.city))
    const grownUp = Math.max(adultYear(household), adultYear(seller), home.yearBuilt + 1, 1992)
    const year = Math.min(LAST_YEAR, grownUp + (hash32(seed, home.index, 13) % Math.max(1, LAST_YEAR - grownUp)))
    const earlier = Math.max(home.yearBuilt, year - 6 - (hash32(seed, home.index, 14) % 14))
    const sold = (at: number, salt: number, sale: Pick<Sale, 'buyer' | 'seller'>): Sale => ({
      date: dayOf(at, hash32(seed, home.index, salt)),
      amount: roundPrice(valueIn(home, at)),
      ...sale,
    })
    const before: Owner = { kind: 'household', household: seller.index }
    const latest = sold(year, 15, { buyer: home.owner, seller: before })
    return earlier < year ? [latest, sold(earlier, 16, { buyer: before, seller: null })] : [latest]
  }

  /** The year in which a household's eldest member came of age. */
  function adultYear({ members }: Household): number {
    return Math.min(...members.map((member) => birthYearOf[member]!)) + 25
  }

  /** Value of a home in a (fractional) year. */
  function valueIn({ buildingArea, address, index }: Pick<Home, 'buildingArea' | 'address' | 'index'>, year: number) {
    const perFoot = (PER_FOOT + PER_WEIGHT * address.city.weight) * (0.8 + 0.4 * unit(seed, index, 17))
    return buildingArea * perFoot * (1 + GROWTH) ** (year - LAST_YEAR)
  }

  return {
    get,
    addressOf: homeAddress,
    ownersOf: (number) => households.get(number).members.slice(0, 2),
    valueOf: (home, now) => roundPrice(valueIn(home, 1970 + now.getTime() / DAYS)),
    before(number) {
      const household = households.get(number)
      const home = get(shifted(household, -movedBy(household.city)).index)
      return home.index === number ? null : home
    },
    ownedBy(number) {
      const household = households.get(number)
      const rented = shifted(household, -rentedBy(household.city)).index
      return [number, rented]
        .filter((at, order, all) => all.indexOf(at) === order)
        .map(get)
        .filter(isOwn)

      function isOwn({ owner }: Home): boolean {
        return owner.kind === 'household' && owner.household === number
      }
    },
  }
}

function roundPrice(amount: number): number {
  return Math.round(amount / 500) * 500
}
