import robotsParser from 'robots-parser'
import { recentlyUsed } from '../../../kit/async/recentlyUsed.ts'
import { OutboundFailed, OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../../kit/net/outbound/outbound.ts'
import { rulesFor } from './rulesFor.ts'

// The package's types declare the function as its own `default`.
const parseRobots = robotsParser as unknown as typeof robotsParser.default

/** The rules of a site's robots.txt for our user agent. */
export interface RobotsRules {
  isAllowed(url: string): boolean
  /** Crawl delay in milliseconds; 0 if undeclared. */
  readonly delayMs: number
  readonly sitemaps: readonly string[]
}

/** robots.txt rules of sites, cached. */
export interface RobotsBook {
  /** The rules of a URL's site. Throws OutboundRefused if the site must not be requested. */
  rulesOf(url: string, signal?: AbortSignal): Promise<RobotsRules>
}

const REMEMBERED = 1_000
const REMEMBERED_MS = 60 * 60_000
/** RFC 9309, 2.5: at least 500 KiB must be parsed. */
const BOUNDS = { maxBytes: 512_000, timeoutMs: 5_000, accept: 'text/plain' } as const

const EVERYTHING: RobotsRules = { isAllowed: () => true, delayMs: 0, sitemaps: [] }
const NOTHING: RobotsRules = { isAllowed: () => false, delayMs: 0, sitemaps: [] }

/** Creates the cache. */
export function openRobotsBook(outbound: Pick<Outbound, 'fetch' | 'userAgent'>): RobotsBook {
  const known = recentlyUsed<string, Promise<RobotsRules>>(REMEMBERED, REMEMBERED_MS)
  return {
    rulesOf(url, signal) {
      const { origin } = new URL(url)
      const remembered = known.get(origin)
      if (remembered) return remembered
      const asked = askRules(outbound, origin, signal)
      known.set(origin, asked)
      asked.catch(() => known.delete(origin))
      return asked
    },
  }
}

async function askRules(
  outbound: Pick<Outbound, 'fetch' | 'userAgent'>,
  origin: string,
  signal?: AbortSignal,
): Promise<RobotsRules> {
  const place = `${origin}/robots.txt`
  try {
    const { body } = await outbound.fetch(place, { ...BOUNDS, ...(signal ? { signal } : {}) })
    const robots = parseRobots(place, rulesFor(nameOf(outbound.userAgent), body.toString('utf8')))
    return {
      isAllowed: (url) => robots.isAllowed(url, outbound.userAgent) ?? true,
      delayMs: (robots.getCrawlDelay(outbound.userAgent) ?? 0) * 1000,
      sitemaps: robots.getSitemaps(),
    }
  } catch (error) {
    if (error instanceof OutboundRefused) throw error
    // RFC 9309, 2.3.1: without the file everything is allowed; while its server fails, nothing is.
    const isMissing = error instanceof OutboundFailed && (error.statusCode ?? 500) < 500
    return isMissing ? EVERYTHING : NOTHING
  }
}

function nameOf(userAgent: string): string {
  return userAgent.toLowerCase().replace(/\/.*/, '').trim()
}
