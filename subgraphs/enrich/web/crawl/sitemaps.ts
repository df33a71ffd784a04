import { OutboundFailed, OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../../kit/net/outbound/outbound.ts'
import { resolve } from '../reading/url.ts'

/** Sitemaps per crawl, and URLs considered from them. */
const MAX_SITEMAPS = 5
const MAX_URLS = 2_000
/** Maximum characters of one `<loc>` with its surroundings. */
const MAX_LOCATION = 4_200
const BOUNDS = { maxBytes: 5_000_000, timeoutMs: 8_000, accept: 'application/xml,text/xml,text/plain' } as const

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The URLs in a site's sitemaps: those named in its robots.txt, otherwise the default one; a sitemap index is followed. */
export async function sitemapUrls(
  outbound: Outbound,
  site: string,
  named: readonly string[],
  signal: AbortSignal,
): Promise<string[]> {
  const waiting =
    named.length > 0 ? named.flatMap((place) => resolve(place, site) ?? []) : [new URL('/sitemap.xml', site).href]
  const urls = new Set<string>()
  for (let looked = 0; looked < MAX_SITEMAPS && urls.size < MAX_URLS; looked++) {
    const place = waiting.shift()
    if (place === undefined) break
    const text = await readSitemap(outbound, place, signal)
    const found = locationsIn(text, place)
    if (/<sitemapindex[\s>]/i.test(text)) waiting.push(...found)
    else for (const url of found) urls.add(url)
  }
  return [...urls].slice(0, MAX_URLS)
}

async function readSitemap(outbound: Outbound, url: string, signal: AbortSignal): Promise<string> {
  try {
    const { body } = await outbound.fetch(url, { ...BOUNDS, signal })
    return body.toString('utf8')
  } catch (error) {
    // Most sites have no sitemap; invalid references are ignored.
    if (error instanceof OutboundFailed || error instanceof OutboundRefused) return ''
    throw error
  }
}

/** The contents of all `<loc>` elements. */
function locationsIn(text: string, base: string): string[] {
  const pieces = text.split(/<loc>/i).slice(1)
  return pieces.slice(0, MAX_URLS).flatMap((piece) => {
    const [location = ''] = piece.slice(0, MAX_LOCATION).split('</')
    const bare = location.trim().replace('<![CDATA[', '').replace(']]>', '').trim()
    const url = resolve(
      bare.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
      base,
    )
    return url && bare !== '' ? [url] : []
  })
}
