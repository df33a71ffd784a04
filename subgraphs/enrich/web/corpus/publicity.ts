import type { ReadPage } from '../reading/readPage.ts'

/** A part of a path that nobody guesses: long, of letters and digits, and no words with hyphens. */
const SECRET_PART = /^(?=.*\d)(?=.*[a-z])[A-Za-z0-9_]{20,}(\.[a-z]+)?$/i

/**
 * Whether a page may be found by others than who named it: it must want to be listed, and its address must be no secret. A
 * query or an unguessable part may be a key, unless the page itself says that this is its address.
 */
export function isPublic({
  url,
  canonical,
  isListed,
  markdown,
}: Pick<ReadPage, 'url' | 'canonical' | 'isListed' | 'markdown'>): boolean {
  if (!isListed || markdown.trim() === '') return false
  const { origin, pathname, search } = new URL(url)
  if (canonical !== null && new URL(canonical).origin === origin) return true
  return search === '' && !pathname.split('/').some((part) => SECRET_PART.test(part))
}
