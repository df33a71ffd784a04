/** Currency of each country with places. */
const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  DE: 'EUR',
  FR: 'EUR',
  NL: 'EUR',
  IE: 'EUR',
  ES: 'EUR',
  PT: 'EUR',
  CA: 'CAD',
  SE: 'SEK',
  CH: 'CHF',
  IL: 'ILS',
  SG: 'SGD',
  AU: 'AUD',
  IN: 'INR',
  JP: 'JPY',
  BR: 'BRL',
}
/** Units per US dollar, accurate enough for menus. */
const UNITS: Readonly<Record<string, number>> = { SEK: 10, ILS: 4, INR: 40, JPY: 120, BRL: 4 }
/** US dollars per person, by price level. */
const RANGES: readonly (readonly [from: number, to: number | null])[] = [
  [0, 0],
  [1, 10],
  [10, 30],
  [30, 70],
  [70, null],
]

/** Price range per person of a price level; undefined for a free place. */
export function priceRangeOf(country: string, level: number) {
  const [from = 0, to = null] = RANGES[level] ?? []
  if (level === 0) return undefined
  const currencyCode = CURRENCIES[country] ?? 'USD'
  const units = (dollars: number) => String(dollars * (UNITS[currencyCode] ?? 1))
  return {
    startPrice: { currencyCode, units: units(from) },
    ...(to === null ? {} : { endPrice: { currencyCode, units: units(to) } }),
  }
}
