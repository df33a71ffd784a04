/** Currency of a country's shops, and its rate per US dollar. */
const CURRENCIES: Readonly<Record<string, readonly [currency: string, rate: number]>> = {
  gb: ['GBP', 0.79],
  de: ['EUR', 0.92],
  fr: ['EUR', 0.92],
  nl: ['EUR', 0.92],
  es: ['EUR', 0.92],
  it: ['EUR', 0.92],
  ie: ['EUR', 0.92],
  pt: ['EUR', 0.92],
  at: ['EUR', 0.92],
  ca: ['CAD', 1.36],
  au: ['AUD', 1.52],
  ch: ['CHF', 0.88],
  se: ['SEK', 10.5],
  in: ['INR', 84],
  jp: ['JPY', 150],
  br: ['BRL', 5.5],
  sg: ['SGD', 1.34],
  il: ['ILS', 3.7],
}

/** A price in US dollars in a country's currency format. */
export function inCurrencyOf(country: string, usd: number): string {
  const [currency, rate] = CURRENCIES[country.toLowerCase()] ?? ['USD', 1]
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(usd * rate)
}
