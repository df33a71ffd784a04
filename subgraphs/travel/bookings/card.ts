import type { Issue } from '../../../schema/errors.ts'

/** A payment card from the caller. It is sent to the booking company and never stored. */
export interface Card {
  /** Two letters, such as `VI`, `CA`, `AX`. */
  readonly vendorCode: string
  readonly number: string
  /** `MMYY`, or `YYYY-MM`. */
  readonly expiryDate: string
}

/** Number prefixes and lengths by vendor. */
const VENDORS: Readonly<Record<string, RegExp>> = {
  VI: /^4(\d{12}|\d{15}|\d{18})$/,
  CA: /^(5[1-5]\d{14}|2(22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  AX: /^3[47]\d{13}$/,
  DC: /^3(0[0-5]|[68]\d)\d{11,16}$/,
  JC: /^35(2[89]|[3-8]\d)\d{12,15}$/,
  DS: /^6(011|4[4-9]\d|5\d\d)\d{12,15}$/,
}

/** Argument names of the card's members, for issues. */
export type CardMembers = Readonly<Record<keyof Card, string>>

/** Problems of a card at `path`; no message contains its number. */
export function cardIssues(card: Card, members: CardMembers, path: readonly (string | number)[], now: Date): Issue[] {
  const issue = (member: keyof Card, message: string): Issue => ({
    path: [...path, members[member]],
    message,
    code: 'invalid',
  })
  const issues: Issue[] = []
  const vendor = VENDORS[card.vendorCode]
  if (!vendor) issues.push(issue('vendorCode', `must be one of ${Object.keys(VENDORS).join(', ')}`))
  if (!/^\d{12,19}$/.test(card.number) || !isLuhn(card.number)) issues.push(issue('number', 'is no card number'))
  else if (vendor && !vendor.test(card.number)) issues.push(issue('number', `is no number of ${card.vendorCode}`))
  const end = expiryOf(card.expiryDate)
  if (!end) issues.push(issue('expiryDate', 'must be a month, as MMYY or YYYY-MM'))
  else if (end <= now) issues.push(issue('expiryDate', 'is past'))
  return issues
}

/** The instant from which a card is invalid in every time zone; null for an invalid month. */
function expiryOf(text: string): Date | null {
  const match = /^(0[1-9]|1[0-2])(\d\d)$/.exec(text) ?? null
  const long = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text)
  const [year, month] = match ? [2000 + Number(match[2]), Number(match[1])] : [Number(long?.[1]), Number(long?.[2])]
  if (!match && !long) return null
  // The month ends last at UTC-12.
  return new Date(Date.UTC(year, month, 1, 12))
}

/** A card's expiry month as `YYYY-MM`. */
export function isoMonth(text: string): string {
  return text.includes('-') ? text : `20${text.slice(2)}-${text.slice(0, 2)}`
}

/** A card's expiry month as `MMYY`. */
export function shortMonth(text: string): string {
  return text.includes('-') ? `${text.slice(5)}${text.slice(2, 4)}` : text
}

/** Masks a card number except for its last four digits: `XXXXXXXXXXXX1111`. */
export function masked(number: string): string {
  return number.slice(0, -4).replace(/./g, 'X') + number.slice(-4)
}

/** The check digit of card numbers (ISO/IEC 7812). */
function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
