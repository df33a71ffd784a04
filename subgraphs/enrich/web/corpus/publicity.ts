import type { ReadPage } from '../reading/readPage.ts'
import { canonicalOf, canonicalSpelling } from './canonical.ts'

/** An unguessable path segment: long, of letters and digits, no hyphenated words. */
const SECRET_PART = /^(?=.*\d)(?=.*[a-z])[A-Za-z0-9_]{20,}(\.[a-z]+)?$/i

/**
 * Whether a page may be shown to callers other than the one that submitted its URL: it must allow indexing, and its URL
 * must not be secret. A query string or an unguessable segment may be a key, unless the page declares a canonical URL
 * on its own origin.
 */
export function isPublic({
  url,
  canonical,
  isListed,
  markdown,
}: Pick<ReadPage, 'url' | 'canonical' | 'isListed' | 'markdown'>): boolean {
  if (!isListed || markdown.trim() === '') return false
  return canonicalOf({ url, canonical })?.origin === new URL(url).origin || !mayHoldSecret(url)
}

/**
 * Whether a page is stored for other callers: if it is public, and its own URL, under which it is stored unless it names a
 * canonical spelling of it, may be shown.
 */
export function isStorable(page: Parameters<typeof isPublic>[0]): boolean {
  return isPublic(page) && (canonicalSpelling(page) !== null || !mayHoldSecret(page.url))
}

function mayHoldSecret(url: string): boolean {
  const { pathname, search } = new URL(url)
  return search !== '' || pathname.split('/').some((part) => SECRET_PART.test(part))
}
