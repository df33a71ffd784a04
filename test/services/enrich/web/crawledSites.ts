import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { startStranger } from '../../../kit/outbound/servers.ts'
import { HoldPoints } from '../../../support/holdPoints.ts'
import type { Hold } from '../../../support/proxy.ts'

/** Sites that are all alike, each under a name of its own, whose pages can be held while they are fetched. */
export interface CrawledSites {
  /** For OUTBOUND_ALLOW. */
  readonly place: string
  urlOf(site: string, path: string): string
  /** Every path that was asked of a site, as often as it was, in alphabetical order. */
  asked(site: string): string[]
  /** Holds a page of a site the next time that it is asked for. */
  hold(site: string, path: string): Hold
  /** Nothing of a site is found any more. */
  close(site: string): void
  stop(): Promise<void>
}

/** A path of 4,000 characters that repeat nothing. */
export const LONG_PATH = `/long?${Array.from({ length: 93 }, (_, part) => createHash('sha256').update(`${part}`).digest('base64url')).join('')}`

/** What every site has: its order is that in which a crawl of two links' depth finds it. */
const FILES: Readonly<Record<string, string>> = {
  '/robots.txt': 'User-agent: *\nDisallow: /closed\nSitemap: /sitemap.xml\n',
  '/sitemap.xml': ['/listed', '/closed', '/private/1', '/private/2', '/private/3']
    .map((path) => `<url><loc>${path}</loc></url>`)
    .join(''),
  '/': page('/hall'),
  '/listed': page(),
  '/hall': page('/room-1', '/room-2', '/room-3', '/room-4', '/room-5'),
  '/room-1': page('/cellar'),
  '/room-2': page('/hall'),
  '/room-3': page('/cellar'),
  '/far': page(LONG_PATH, '/room-2'),
  '/closed/attic': page(),
  '/escapes': String.raw`<title>What "\u0000" is in JSON</title><p>The character NUL.</p>`,
}

/** Where else a path leads. */
const MOVED: Readonly<Record<string, string>> = { '/door': '/closed/attic' }

function page(...links: readonly string[]): string {
  return `<title>A page</title><p>Words of a page.</p>${links.map((link) => `<a href="${link}">Onwards</a>`).join('')}`
}

/** Starts them. */
export async function startCrawledSites(): Promise<CrawledSites> {
  const asked: string[] = []
  const points = new HoldPoints()
  const closed = new Set<string>()

  async function answer(site: string, path: string, response: ServerResponse): Promise<void> {
    const place = `${site}${path}`
    asked.push(place)
    await points.pass(place)
    const location = MOVED[path]
    if (location) return void response.writeHead(302, { location }).end()
    const file = closed.has(site) ? undefined : FILES[path]
    response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(file)
  }

  const { port, stop } = await startStranger(({ headers, url = '' }, response) => {
    const [site = ''] = headers.host?.split('.') ?? []
    void answer(site, url, response)
  })
  return {
    place: `*.localhost:${port}`,
    urlOf: (site, path) => `http://${site}.localhost:${port}${path}`,
    asked: (site) =>
      asked
        .filter((place) => place.startsWith(`${site}/`))
        .map((place) => place.slice(site.length))
        .sort(),
    hold: (site, path) => points.hold(`${site}${path}`),
    close: (site) => closed.add(site),
    stop,
  }
}
