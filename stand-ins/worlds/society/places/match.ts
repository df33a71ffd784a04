import { fold } from '../text.ts'
import type { City } from './city.ts'

/** Cities that match a place description: `Austin, TX`, `California, US`, `germany`. Every comma-separated part must match. */
export function findCities(cities: readonly City[], words: string): readonly City[] {
  const parts = words.split(',').map(fold).filter(Boolean)
  if (parts.length === 0) return []
  return cities.filter((city) => {
    const names = namesOf(city)
    return parts.every((part) => names.includes(part))
  })
}

const NAMES = new WeakMap<City, readonly string[]>()

function namesOf(city: City): readonly string[] {
  const known = NAMES.get(city)
  if (known) return known
  const { name, state, stateName, county, country, countryName } = city
  const aliases = country === 'US' ? ['USA', 'United States of America'] : country === 'GB' ? ['UK'] : []
  const names = [name, state, stateName, county, country, countryName, ...aliases].flatMap((one) =>
    one === null ? [] : [fold(one)],
  )
  NAMES.set(city, names)
  return names
}
