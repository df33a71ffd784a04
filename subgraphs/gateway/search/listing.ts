// What a registry tells of an origin, in the one form that the index keeps, and the bounds that strangers' texts are cut to.

/** How a caller gets in, in the words of the discovery documents; null when the registry does not say. */
export type AuthMode = 'paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected'

export interface ListedEndpoint {
  /** Upper case. */
  readonly method: string
  /** Below the origin's URL, with a slash in front. */
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly authMode: AuthMode | null
  /** In words, as `priceInWords` writes it; null when there is none, or none known. */
  readonly price: string | null
}

export interface Listing {
  /** Without a slash at its end. */
  readonly url: string
  readonly title: string
  readonly description: string
  readonly favicon: string
  readonly x402OriginId: string | null
  readonly mppOriginId: string | null
  readonly protocols: readonly string[]
  readonly endpoints: readonly ListedEndpoint[]
}

/** Characters that are kept of a stranger's texts. A path is part of a database key, which bounds it. */
export const LONGEST = { title: 200, summary: 300, description: 2_000, path: 500, url: 500 } as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go; Postgres keeps no NUL.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]+/g

/** A text on one line, without control characters, cut to a length. */
export function cleanText(text: string, longest: number): string {
  return text
    .slice(0, longest * 2)
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

/** An http or https URL without the slash at its end; null for anything else. */
export function cleanUrl(text: string): string | null {
  if (text.length > LONGEST.url || !URL.canParse(text)) return null
  const { protocol, origin, pathname } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return (origin + pathname).replace(/\/+$/, '')
}

/** `0.01 USD`; `0.02-2.00 USD` where the price depends on the request. Amounts are decimal USD. */
export function priceInWords(min: string, max: string): string {
  return min === max ? `${max} USD` : `${min}-${max} USD`
}
