import type { ReadPage } from '../reading/readPage.ts'
import { canonicalOf } from './canonical.ts'

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
  const { origin, pathname, search } = new URL(url)
  if (canonicalOf({ url, canonical })?.origin === origin) return true
  return search === '' && !pathname.split('/').some((part) => SECRET_PART.test(part))
}
