// A registry's data of an origin in the form of the index, and the length limits of untrusted texts.

/** How a caller gets access, in the terms of the discovery documents; null if the registry does not say. */
export type AuthMode = 'paid' | 'siwx' | 'apiKey' | 'apiKey+paid' | 'unprotected'

export interface ListedEndpoint {
  /** Upper case. */
  readonly method: string
  /** Relative to the origin's URL, with a leading slash. */
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly authMode: AuthMode | null
  /** As text, in the format of `priceInWords`; null if there is none or it is unknown. */
  readonly price: string | null
}

export interface Listing {
  /** Without a trailing slash. */
  readonly url: string
  readonly title: string
  readonly description: string
  readonly favicon: string
  readonly x402OriginId: string | null
  readonly mppOriginId: string | null
  readonly protocols: readonly string[]
  readonly endpoints: readonly ListedEndpoint[]
}

/** Most characters kept of untrusted texts. A path is part of a database key, which limits its length. */
export const LONGEST = { title: 200, summary: 300, description: 2_000, path: 500, url: 500 } as const

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go; Postgres keeps no NUL.
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f]+/g

/** Reduces a text to one line without control characters, truncated to a length. */
export function cleanText(text: string, longest: number): string {
  return text
    .slice(0, longest * 2)
    .replace(CONTROL_CHARACTERS, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
}

/** An http or https URL without a trailing slash; null for anything else. */
export function cleanUrl(text: string): string | null {
  if (text.length > LONGEST.url || !URL.canParse(text)) return null
  const { protocol, origin, pathname } = new URL(text)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  return (origin + pathname).replace(/\/+$/, '')
}

/** `0.01 USD`, or `0.02-2.00 USD` if the price depends on the request. Amounts are decimal USD. */
export function priceInWords(min: string, max: string): string {
  return min === max ? `${max} USD` : `${min}-${max} USD`
}
