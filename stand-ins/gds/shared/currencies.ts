// The stand-in's currencies: units per euro, decimals, and countries.

interface Currency {
  /** Units of the currency for one euro. */
  readonly perEuro: number
  /** Digits after the point. */
  readonly decimals: number
}

const TABLE = `
EUR 1 2|USD 1.09 2|GBP 0.84 2|CHF 0.95 2|SEK 11.3 2|NOK 11.7 2|DKK 7.46 2|PLN 4.29 2|CZK 25.1 2|HUF 398 2
RON 4.98 2|TRY 37.4 2|ISK 149 0|JPY 163 0|CNY 7.86 2|HKD 8.5 2|SGD 1.45 2|KRW 1490 0|INR 91.5 2|THB 38.1 2
MYR 4.86 2|IDR 17300 0|PHP 63.4 2|VND 27400 0|TWD 35.1 2|AUD 1.65 2|NZD 1.81 2|CAD 1.5 2|MXN 20.4 2|BRL 5.97 2
ARS 1090 2|CLP 1025 0|COP 4480 2|PEN 4.06 2|AED 4 2|QAR 3.97 2|SAR 4.09 2|ILS 4.04 2|EGP 53.1 2|ZAR 19.4 2
KES 141 2|MAD 10.7 2|NGN 1750 2|ETB 131 2|KWD 0.334 3|BHD 0.411 3|OMR 0.42 3|JOD 0.773 3|BGN 1.9558 2|UAH 44.9 2
`

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  TABLE.trim()
    .split(/[\n|]/)
    .map((row) => {
      const [code = '', perEuro, decimals] = row.split(' ')
      return [code, { perEuro: Number(perEuro), decimals: Number(decimals) }]
    }),
)

const COUNTRIES =
  'US:USD GB:GBP CH:CHF SE:SEK NO:NOK DK:DKK PL:PLN CZ:CZK HU:HUF RO:RON TR:TRY IS:ISK JP:JPY CN:CNY HK:HKD ' +
  'SG:SGD KR:KRW IN:INR TH:THB MY:MYR ID:IDR PH:PHP VN:VND TW:TWD AU:AUD NZ:NZD CA:CAD MX:MXN BR:BRL AR:ARS ' +
  'CL:CLP CO:COP PE:PEN AE:AED QA:QAR SA:SAR IL:ILS EG:EGP ZA:ZAR KE:KES MA:MAD NG:NGN ET:ETB KW:KWD BH:BHD OM:OMR ' +
  'JO:JOD UA:UAH PA:USD PR:USD'

const CURRENCY_OF_COUNTRY: ReadonlyMap<string, string> = new Map(
  COUNTRIES.split(' ').map((pair) => pair.split(':') as [string, string]),
)

/** The currency of a country (ISO 3166-1 alpha-2); euro by default. */
export function currencyOfCountry(countryCode: string): string {
  return CURRENCY_OF_COUNTRY.get(countryCode) ?? 'EUR'
}

export function isKnownCurrency(code: string): boolean {
  return CURRENCIES.has(code)
}

/** Converts euros to whole numbers of a currency's smallest units. */
export function converterTo(code: string): (euros: number) => number {
  const { perEuro, decimals } = currency(code)
  const units = perEuro * 10 ** decimals
  return (euros) => Math.round(euros * units)
}

/** Converts euros to a whole number of the currency's smallest units. */
export function fromEuros(euros: number, code: string): number {
  return converterTo(code)(euros)
}

/** Smallest units as a decimal string: `12.50`, `1200` for yen. */
export function formatMinor(minor: number, code: string): string {
  const { decimals } = currency(code)
  return (minor / 10 ** decimals).toFixed(decimals)
}

/** Converts a decimal number of whole units, such as a bound of a price range, to smallest units. */
export function toMinor(amount: number, code: string): number {
  return Math.round(amount * 10 ** currency(code).decimals)
}

function currency(code: string): Currency {
  const known = CURRENCIES.get(code)
  if (!known) throw new RangeError(`Unknown currency: ${code}`)
  return known
}
