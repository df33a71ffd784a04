import type { ReadPage } from '../reading/readPage.ts'

/**
 * The canonical URL of a page, if that is on its host; null otherwise. Templates often name the front page on each page of
 * a site, also on those that are for one reader: that says nothing of another page.
 */
export function canonicalOf({ url, canonical }: Pick<ReadPage, 'url' | 'canonical'>): URL | null {
  if (canonical === null) return null
  const named = new URL(canonical)
  const own = new URL(url)
  const isFrontPage = named.pathname === '/' && named.search === ''
  return named.host === own.host && (!isFrontPage || own.pathname === '/') ? named : null
}
