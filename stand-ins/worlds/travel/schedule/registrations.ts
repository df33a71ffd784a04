import type { Airline } from '../airlines.ts'

/** Registration marks by country: prefix, and number of letters that follow. */
const MARKS: Readonly<Record<string, readonly [string, number]>> = {
  CA: ['C-F', 3],
  MX: ['XA-', 3],
  PA: ['HP-', 4],
  CO: ['HK-', 4],
  CL: ['CC-B', 2],
  BR: ['PR-', 3],
  AR: ['LV-', 3],
  GB: ['G-', 4],
  IE: ['EI-', 3],
  IS: ['TF-', 3],
  FR: ['F-G', 3],
  NL: ['PH-', 3],
  DE: ['D-A', 3],
  CH: ['HB-J', 2],
  AT: ['OE-L', 2],
  BE: ['OO-S', 2],
  LU: ['LX-L', 2],
  ES: ['EC-', 3],
  PT: ['CS-T', 2],
  IT: ['EI-H', 2],
  SE: ['SE-R', 2],
  NO: ['LN-', 3],
  FI: ['OH-L', 2],
  LV: ['YL-A', 2],
  PL: ['SP-L', 2],
  HU: ['HA-L', 2],
  RO: ['YR-B', 2],
  RS: ['YU-A', 2],
  HR: ['9A-C', 2],
  GR: ['SX-D', 2],
  TR: ['TC-', 3],
  AE: ['A6-', 3],
  QA: ['A7-', 3],
  SA: ['HZ-A', 2],
  BH: ['A9C-', 2],
  OM: ['A4O-', 2],
  JO: ['JY-A', 2],
  IL: ['4X-E', 2],
  EG: ['SU-G', 2],
  MA: ['CN-R', 2],
  ET: ['ET-A', 2],
  KE: ['5Y-K', 2],
  ZA: ['ZS-S', 2],
  MU: ['3B-N', 2],
  IN: ['VT-', 3],
  LK: ['4R-A', 2],
  SG: ['9V-S', 2],
  MY: ['9M-M', 2],
  TH: ['HS-T', 2],
  ID: ['PK-G', 2],
  PH: ['RP-C', 4],
  VN: ['VN-A', 3],
  HK: ['B-K', 2],
  TW: ['B-1', 4],
  CN: ['B-3', 4],
  KR: ['HL7', 3],
  JP: ['JA', 4],
  KZ: ['EI-K', 2],
  AU: ['VH-', 3],
  NZ: ['ZK-N', 2],
  FJ: ['DQ-F', 2],
  PF: ['F-O', 3],
}

/** Countries whose marks end in digits. */
const IN_DIGITS = new Set(['TW', 'CN', 'KR', 'VN', 'PH'])

/** Assigns each aircraft a unique registration. */
export interface Registrar {
  register(airline: Airline): string
}

/** An empty register. */
export function openRegistrar(): Registrar {
  const counts = new Map<string, number>()
  return {
    register({ iata, country }) {
      const key = country === 'US' ? `US ${iata}` : country
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return country === 'US' ? americanMark(iata, count) : markOf(country, count)
    },
  }
}

/** `N101AA`: three digits, then two letters typical of the airline. */
function americanMark(iata: string, count: number): string {
  const letters = iata.replaceAll(/[0-9IO]/g, 'J')
  const second = String.fromCharCode(letters.charCodeAt(1) + Math.floor(count / 899))
  return `N${101 + (count % 899)}${letters[0]}${second}`
}

function markOf(country: string, count: number): string {
  const [prefix, length] = MARKS[country] ?? ['', 0]
  if (!prefix) throw new Error(`No registration marks for ${country}`)
  const base = IN_DIGITS.has(country) ? 10 : 26
  // Coprime steps visit all marks before repeating one.
  const place = (count * 7 + 11) % base ** length
  if (count >= base ** length) throw new Error(`${country} has no registration marks left`)
  return prefix + spell(place, base, length)
}

function spell(place: number, base: number, length: number): string {
  const first = base === 10 ? '0' : 'A'
  return Array.from({ length }, (_, index) => {
    const digit = Math.floor(place / base ** (length - 1 - index)) % base
    return String.fromCharCode(first.charCodeAt(0) + digit)
  }).join('')
}
