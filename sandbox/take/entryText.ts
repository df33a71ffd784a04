import { parseUsd } from '../api/usd.ts'

const WHEN = new Intl.DateTimeFormat(undefined, { dateStyle: 'short', timeStyle: 'short' })

/** When an entry was made; `at` is ISO 8601. */
export function whenText(at: string): string {
  return WHEN.format(new Date(at))
}

/** What it was charged, to follow the time; a decimal USD string. */
export function chargeText(charged: string): string {
  return parseUsd(charged) > 0n ? `, ${charged} USD` : ', free'
}
