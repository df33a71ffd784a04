import { seedOf } from '../../../kit/random.ts'
import { digitsOf } from '../text.ts'
import { CITIES, type City } from './city.ts'

/** A telephone number in the fictitious exchange 555. */
export interface Phone {
  /** Formatted: `+1 512-555-0123`. */
  readonly raw: string
  /** `+15125550123`. */
  readonly sanitized: string
}

/** Lines of one area code. */
const LINES = 10_000
const EXCHANGE = '555'
/** Coprime to `LINES`, so that it steps through all lines. */
const STEP = 7_919

/** The number of a city's line, counted from 0. */
export function phoneOf(seed: number, city: City, line: number): Phone {
  const { callingCode, areaCodes } = city
  const area = areaCodes[line % areaCodes.length]!
  const place = Math.floor(line / areaCodes.length)
  if (place >= LINES) throw new Error(`${city.name} has run out of telephone numbers`)
  const last = String((place * STEP + (seedOf(seed, 'phone', area) % LINES)) % LINES).padStart(4, '0')
  return {
    raw: `+${callingCode} ${area}-${EXCHANGE}-${last}`,
    sanitized: `+${callingCode}${area}${EXCHANGE}${last}`,
  }
}

const EXCHANGES = new Map<string, { readonly city: City; readonly area: string; readonly order: number }>(
  CITIES.flatMap((city) =>
    city.areaCodes.map((area, order) => [`${city.callingCode}${area}${EXCHANGE}`, { city, area, order }] as const),
  ),
)

/** The city and line of a number, in any format; null for a number outside this world. */
export function lineOf(seed: number, written: string): { readonly city: City; readonly line: number } | null {
  const digits = digitsOf(written)
  const found = EXCHANGES.get(digits.slice(0, -4)) ?? EXCHANGES.get(`1${digits.slice(0, -4)}`)
  if (!found) return null
  const { city, area, order } = found
  const last = (Number(digits.slice(-4)) - (seedOf(seed, 'phone', area) % LINES) + LINES) % LINES
  const place = (last * INVERSE) % LINES
  return { city, line: place * city.areaCodes.length + order }
}

/** The modular inverse of `STEP`. */
const INVERSE = inverseOf(STEP, LINES)

function inverseOf(value: number, modulus: number): number {
  for (let candidate = 1; candidate < modulus; candidate++) if ((candidate * value) % modulus === 1) return candidate
  throw new Error(`${value} has no inverse modulo ${modulus}`)
}
