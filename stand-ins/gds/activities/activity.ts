import type { Chance } from '../../kit/chance.ts'
import type { City } from '../../worlds/travel/cities.ts'
import { type Point, pointAt } from '../../worlds/travel/geo.ts'
import { centreOf } from '../shared/centres.ts'
import { currencyOfCountry, formatMinor, fromEuros } from '../shared/currencies.ts'
import { THEMES, type Theme } from './themes.ts'

/** An activity in a city. */
export interface Activity extends Point {
  readonly id: string
  readonly name: string
  readonly summary: string
  readonly description: string
  /** 1 to 5. */
  readonly rating: number
  /** A decimal amount for one adult. */
  readonly amount: string
  readonly currency: string
  readonly minutes: number
}

/** Maximum providers of the same theme in one city. */
const MOST_OF_A_KIND = 3

/** The activities of a city; `order` is the city's index in the list of all cities, and the prefix of the ids. */
export function activitiesOf(city: City, order: number, chance: Chance): Activity[] {
  const kinds = THEMES.flatMap((theme, themeNumber) => {
    const count = chance.integer(`${city.code} activities ${themeNumber}`, 0, city.weight > 60 ? MOST_OF_A_KIND : 2)
    return Array.from({ length: count }, (_, copy) => ({ theme, number: themeNumber * MOST_OF_A_KIND + copy }))
  })
  return kinds.map(({ theme, number }) => activityOf(city, theme, `${(order + 1) * 100 + number}`, chance))
}

function activityOf(city: City, theme: Theme, id: string, chance: Chance): Activity {
  const key = `activity ${id}`
  const km = 0.1 - 1.6 * Math.log(1 - 0.97 * chance.unit(`${key} far`))
  const spot = pointAt(centreOf(city), 360 * chance.unit(`${key} bearing`), km)
  const currency = currencyOfCountry(city.country)
  const euros = theme.price * (0.75 + 0.6 * chance.unit(`${key} price`))
  const inCity = (text: string) => text.replaceAll('{city}', city.name)
  return {
    id,
    latitude: Number(spot.latitude.toFixed(6)),
    longitude: Number(spot.longitude.toFixed(6)),
    name: inCity(theme.name),
    summary: inCity(theme.summary),
    description: inCity(theme.description),
    rating: Number((3.4 + 1.6 * chance.unit(`${key} rating`)).toFixed(1)),
    amount: formatMinor(fromEuros(Math.round(euros), currency), currency),
    currency,
    minutes: theme.minutes,
  }
}
