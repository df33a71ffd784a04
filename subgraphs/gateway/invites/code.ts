import { randomInt } from 'node:crypto'

/** Characters of a code: without I, O, 0 and 1, which look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random characters after the prefix. */
const CODE_LENGTH = 5

/** A new code: an optional prefix and 5 random characters from the system's random source. */
export function randomCode(prefix: string): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)])
  return prefix + letters.join('')
}

/** Normalizes a code to its stored form: users type any case, and surrounding spaces. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase()
}
