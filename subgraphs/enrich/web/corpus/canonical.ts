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
 * The canonical URL of a page, if it spells the URL that the page was read from: it differs in letter case, fragment, a slash
 * at the end of the path, and parameters that it leaves out only. Null otherwise: hosts are shared, and a page that names
 * another path or another value of a parameter (`?user=ann`) may stand for a page of another author.
 */
export function canonicalSpelling(page: Pick<ReadPage, 'url' | 'canonical'>): URL | null {
  const named = canonicalOf(page)
  const own = new URL(page.url)
  return named && pathOf(named) === pathOf(own) && isPartOf(named.searchParams, own.searchParams) ? named : null
}

function pathOf({ pathname }: URL): string {
  return pathname.toLowerCase().replace(/\/$/, '')
}

/** Whether all parameters are among the others, each as often at most. */
function isPartOf(parameters: URLSearchParams, others: URLSearchParams): boolean {
  const left = new Map<string, number>()
  for (const one of others) left.set(spelled(one), (left.get(spelled(one)) ?? 0) + 1)
  return [...parameters].map(spelled).every((one) => {
    const count = left.get(one) ?? 0
    left.set(one, count - 1)
    return count > 0
  })
}

function spelled(parameter: readonly [name: string, value: string]): string {
  return JSON.stringify(parameter)
}
