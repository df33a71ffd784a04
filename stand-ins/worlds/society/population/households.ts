import type { Census } from './census.ts'

/** People who live together. */
export interface Household {
  readonly index: number
  readonly city: number
  /** Index within the city. */
  readonly place: number
  /** Its head comes first. */
  readonly members: readonly number[]
}

/** The households of a census. */
export interface Households {
  /** Throws for an unknown number. */
  get(index: number): Household
  /** Number of households in a city. */
  countOf(city: number): number
  /** By city and place; undefined when there is none. */
  at(city: number, place: number): Household | undefined
  /** All other members of a person's family. */
  relativesOf(person: number): readonly number[]
}

export function openHouseholds(census: Census): Households {
  const { members, firstMember, firstHousehold, familyOf, cityOf, householdOf, households } = census

  const membersOf = (index: number) => [...members.subarray(firstMember[index], firstMember[index + 1])]

  function get(index: number): Household {
    const held = membersOf(index)
    const [head] = held
    if (head === undefined) throw new RangeError(`No household has the number ${index}`)
    const city = cityOf[head]!
    return { index, city, place: index - firstHousehold[city]!, members: held }
  }

  const countOf = (city: number) => firstHousehold[city + 1]! - firstHousehold[city]!

  return {
    get,
    countOf,
    at: (city, place) => (place >= 0 && place < countOf(city) ? get(firstHousehold[city]! + place) : undefined),
    relativesOf(person) {
      const family = familyOf[householdOf[person]!]!
      const found: number[] = []
      // Households of a family are consecutive, from the family's number on.
      for (let index = family; index < households && familyOf[index] === family; index++)
        found.push(...membersOf(index))
      return found.filter((other) => other !== person)
    },
  }
}
