import { LRUCache } from 'lru-cache'
import { OutboundFailed, OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../../kit/net/outbound/outbound.ts'
import { readRules } from './robotsRules.ts'

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

/** Bytes of robots.txt whose rules are remembered, over all sites: sites write them as long as they like. */
const REMEMBERED_BYTES = 5_000_000
/** What a site counts at least, so that there are at most 5,000. */
const LEAST_BYTES = 1_000
const REMEMBERED_MS = 60 * 60_000
/** How long nothing is read of a site whose file could not be: most time-outs and restarts are over soon. */
const FAILED_MS = 60_000
/** RFC 9309, 2.5: at least 500 KiB must be parsed, also of a larger file. */
const BOUNDS = { maxBytes: 512_000, beyond: 'CUT', timeoutMs: 5_000, accept: 'text/plain' } as const

const EVERYTHING: RobotsRules = { isAllowed: () => true, delayMs: 0, sitemaps: [] }
const NOTHING: RobotsRules = { isAllowed: () => false, delayMs: 0, sitemaps: [] }

/** Creates the cache. */
export function openRobotsBook(outbound: Pick<Outbound, 'fetch' | 'userAgent'>): RobotsBook {
  const known = new LRUCache<string, RobotsRules>({ maxSize: REMEMBERED_BYTES })
  const asking = new Map<string, Promise<RobotsRules>>()

  async function ask(origin: string, signal: AbortSignal | undefined): Promise<RobotsRules> {
    try {
      const { rules, bytes } = await askRules(outbound, origin, signal)
      const ttl = rules === NOTHING ? FAILED_MS : REMEMBERED_MS
      known.set(origin, rules, { size: Math.max(LEAST_BYTES, bytes), ttl })
      return rules
    } finally {
      asking.delete(origin)
    }
  }

  return {
    async rulesOf(url, signal) {
      const { origin } = new URL(url)
      const remembered = known.get(origin)
      if (remembered) return remembered
      const asked = asking.get(origin) ?? ask(origin, signal)
      asking.set(origin, asked)
      return asked
    },
  }
}

interface ReadRules {
  readonly rules: RobotsRules
  /** The length of the file. */
  readonly bytes: number
}

async function askRules(
  outbound: Pick<Outbound, 'fetch' | 'userAgent'>,
  origin: string,
  signal?: AbortSignal,
): Promise<ReadRules> {
  const place = `${origin}/robots.txt`
  try {
    const { body } = await outbound.fetch(place, { ...BOUNDS, ...(signal ? { signal } : {}) })
    const { isAllowed, crawlDelay, sitemaps } = readRules(outbound.userAgent, wholeLinesOf(body))
    const rules: RobotsRules = {
      isAllowed(url) {
        const { origin: site, pathname, search } = new URL(url)
        return site !== origin || isAllowed(pathname + search)
      },
      delayMs: (crawlDelay ?? 0) * 1000,
      sitemaps,
    }
    return { rules, bytes: body.length }
  } catch (error) {
    if (error instanceof OutboundRefused) throw error
    // RFC 9309, 2.3.1: without the file everything is allowed; while its server fails, nothing is.
    const isMissing = error instanceof OutboundFailed && (error.statusCode ?? 500) < 500
    return { rules: isMissing ? EVERYTHING : NOTHING, bytes: 0 }
  }
}

/** The text of a file without its last line where that may have been cut: half of a path is a rule for more paths. */
function wholeLinesOf(body: Buffer): string {
  const text = body.toString('utf8')
  if (body.length !== BOUNDS.maxBytes) return text
  return text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
}
