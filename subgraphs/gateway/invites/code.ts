import { randomInt } from 'node:crypto'

/** Letters of a code: no I, O, 0 or 1, which look alike. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Letters after the prefix. */
export const CODE_LENGTH = 5

/** A fresh code: 5 letters behind an optional prefix, from the system's random source. */
export function randomCode(prefix: string): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)])
  return prefix + letters.join('')
}

/** A code as it is stored: people type them in any case, with spaces around. */
export function normalCode(text: string): string {
  return text.trim().toUpperCase()
}
