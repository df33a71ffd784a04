/** Characters of an id after its prefix: base 62, filled with zeros on the left. */
const DIGITS = 22
const ID = /^([a-z]{3})_([0-9A-Za-z]{22})$/
const SHORT = /^[1-9A-Za-z][0-9A-Za-z]{9,19}$/

/**
 * Duffel's id without its prefix and the zeros that fill it, because an offer's id has at most 20 characters in our
 * contract: `off_00009htYpSCXrwaB9DnUm0` is `9htYpSCXrwaB9DnUm0`. Null for an id of another form.
 */
export function shortId(id: string): string | null {
  const short = ID.exec(id)?.[2]?.replace(/^0+/, '') ?? ''
  return SHORT.test(short) ? short : null
}

/** Duffel's id of a short one; null for a text that is none. */
export function longId(prefix: 'off', short: string): string | null {
  return SHORT.test(short) ? `${prefix}_${short.padStart(DIGITS, '0')}` : null
}
