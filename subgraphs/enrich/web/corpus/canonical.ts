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

/**
 * The canonical URL of a page, if it spells the URL that the page was read from: it differs in query, fragment, letter case
 * or a slash at the end of the path only. Null otherwise: hosts are shared, and a page that names another path may stand
 * for a page of another author.
 */
export function canonicalSpelling(page: Pick<ReadPage, 'url' | 'canonical'>): URL | null {
  const named = canonicalOf(page)
  return named && pathOf(named) === pathOf(new URL(page.url)) ? named : null
}

function pathOf({ pathname }: URL): string {
  return pathname.toLowerCase().replace(/\/$/, '')
}
