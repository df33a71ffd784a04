import { eachOf, type Members, membersOf } from './members.ts'

/** The answer to a search: a search that finds nothing has no list. */
export function foundPlaces(body: unknown): unknown {
  const { places, ...rest } = membersOf(body)
  return { ...rest, places: places === undefined ? [] : Array.isArray(places) ? eachOf(places, placeOf) : places }
}

/** One place. Words for "unspecified" are left out. */
export function foundPlace(body: unknown): unknown {
  return placeOf(membersOf(body))
}

function placeOf(place: Members): Members {
  const known = Object.entries(place).filter(([, value]) => !(typeof value === 'string' && /_UNSPECIFIED$/.test(value)))
  return Object.fromEntries(known)
}
