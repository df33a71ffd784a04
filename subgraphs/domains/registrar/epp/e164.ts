/** Country calling codes of one and two digits (ITU-T E.164, list of assigned codes); all others have three. */
const SHORT_CODES: ReadonlySet<string> = new Set(
  (
    '1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 ' +
    '81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
)

/** A number in E.164: a plus sign, and a country code and number of at most 15 digits. */
const E164 = /^\+([1-9]\d{6,14})$/

/**
 * Writes a phone number as EPP's `e164Type` (RFC 5733, 2.5): `+49.30123456`. Spaces, hyphens, dots, slashes and
 * parentheses of the given text are ignored. Null if it is no number in E.164.
 */
export function eppPhone(text: string): string | null {
  const [, digits] = E164.exec(text.replace(/[\s().\-/]/g, '')) ?? []
  if (!digits) return null
  const length = [1, 2].find((count) => SHORT_CODES.has(digits.slice(0, count))) ?? 3
  return `+${digits.slice(0, length)}.${digits.slice(length)}`
}
