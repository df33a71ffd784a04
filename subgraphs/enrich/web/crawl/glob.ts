/** A pattern as `*`, `**`, and texts that stand for themselves. */
const TOKENS = /\*\*|\*|[^*]+/g

/**
 * Makes a function that says whether a whole text matches one of the patterns: `*` matches any characters but `/`, `**` any
 * characters. Callers write patterns, and sites the
 * texts, so no pattern may be slow: the places in the text that a pattern has come to are the bits of a number, and each
 * character of the pattern moves all of them at once.
 */
export function globsOf(patterns: readonly string[]): (text: string) => boolean {
  const globs = patterns.map((pattern) => pattern.match(TOKENS) ?? [])
  return (text) => {
    const places = new Places(text)
    return globs.some((tokens) => fits(tokens, places))
  }
}

function fits(tokens: readonly string[], places: Places): boolean {
  let ends = 1n
  for (const token of tokens) {
    if (token === '**') ends = places.fromFirst(ends)
    else if (token === '*') ends = places.inSegment(ends)
    else ends = places.behind(ends, token)
    if (ends === 0n) return false
  }
  return places.haveEnd(ends)
}

/** Sets of places in a text: bit n is the place before its character n. */
class Places {
  readonly #text: string
  readonly #all: bigint
  /** The places before each character that was asked for. */
  readonly #before = new Map<string, bigint>()
  #inside: bigint | undefined

  constructor(text: string) {
    this.#text = text
    this.#all = (1n << BigInt(text.length + 1)) - 1n
  }

  haveEnd(places: bigint): boolean {
    return places >> BigInt(this.#text.length) === 1n
  }

  /** The places, and all that follow. */
  fromFirst(places: bigint): bigint {
    const first = places & -places
    return this.#all ^ (first - 1n)
  }

  /** The places, and those that follow up to the next `/`: a carry runs through them. */
  inSegment(places: bigint): bigint {
    this.#inside ??= (this.#all >> 1n) ^ this.#beforeEach('/')
    const inside = this.#inside
    return (((places & inside) + inside) ^ inside) | places
  }

  /** The places behind a text that begins at one of the places. */
  behind(places: bigint, text: string): bigint {
    // Nearly all patterns begin with a site, and nearly all URLs fail there.
    if (places === 1n && !this.#text.startsWith(text)) return 0n
    let ends = places
    for (let at = 0; at < text.length && ends !== 0n; at++) ends = (ends & this.#beforeEach(text.charAt(at))) << 1n
    return ends
  }

  #beforeEach(character: string): bigint {
    const known = this.#before.get(character)
    if (known !== undefined) return known
    let bits = '0b0'
    for (let at = this.#text.length - 1; at >= 0; at--) bits += this.#text[at] === character ? '1' : '0'
    const places = BigInt(bits)
    this.#before.set(character, places)
    return places
  }
}
