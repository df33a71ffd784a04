import type { Logger } from 'pino'
import type { Pool } from '../../../../prisma/database.ts'
import { orAfter } from '../../../kit/async/timeout.ts'
import { OutboundFailed, OutboundRefused } from '../../../kit/net/outbound/errors.ts'
import { type Page, pageOf } from '../corpus/page.ts'
import { isStorable } from '../corpus/publicity.ts'
import { findPage, savePage } from '../corpus/store.ts'
import type { PageReader, Rendering } from '../reading/readPage.ts'
import type { RobotsBook } from '../reading/robots.ts'
import { resolve } from '../reading/url.ts'

/** Whether to fetch a page anew, in wire values. */
export type Livecrawl = 'never' | 'fallback' | 'always' | 'preferred'

/** Why a page could not be read, in wire values. */
export interface Missing {
  readonly tag:
    | 'CRAWL_NOT_FOUND'
    | 'CRAWL_TIMEOUT'
    | 'CRAWL_LIVECRAWL_TIMEOUT'
    | 'SOURCE_NOT_AVAILABLE'
    | 'CRAWL_UNKNOWN_ERROR'
  readonly httpStatusCode: number | null
  /** For humans. */
  readonly reason: string
}

export interface ObtainWish {
  readonly livecrawl: Livecrawl
  readonly rendering: Rendering
  readonly timeoutMs: number
  /** Whether the caller set `timeoutMs` itself. */
  readonly isOwnTime?: boolean
}

/** Returns a page, either fetched now or stored earlier. */
export type Obtain = (url: string, wish: ObtainWish) => Promise<{ readonly page: Page } | { readonly missing: Missing }>

export interface ObtainGround {
  readonly pool: Pool
  readonly read: PageReader
  readonly robots: RobotsBook
  readonly log: Logger
  now(): Date
}

/** Creates the page getter; public pages that it fetches are stored for searches. */
export function obtainer(ground: ObtainGround): Obtain {
  return async (given, wish) => {
    const url = resolve(given, given) ?? given
    const kept = wish.livecrawl === 'always' ? null : await findPage(ground.pool, url)
    if (kept && wish.livecrawl !== 'preferred') return { page: kept }
    if (wish.livecrawl === 'never') {
      const reason = 'It has not been read before'
      return { missing: { tag: 'SOURCE_NOT_AVAILABLE', httpStatusCode: null, reason } }
    }
    if (wish.timeoutMs <= 0) {
      const reason = 'There was no time left to read it'
      return kept ? { page: kept } : { missing: { tag: 'CRAWL_TIMEOUT', httpStatusCode: null, reason } }
    }
    try {
      return { page: await readAndKeep(ground, url, wish) }
    } catch (error) {
      return kept ? { page: kept } : { missing: missingOf(error, wish.isOwnTime ?? false) }
    }
  }
}

async function readAndKeep(
  { pool, read, robots, log, now }: ObtainGround,
  url: string,
  wish: ObtainWish,
): Promise<Page> {
  const begun = performance.now()
  const found = await read(url, wish)
  const page = pageOf(found, now())
  if (isStorable(found)) {
    const leftMs = Math.max(0, wish.timeoutMs - (performance.now() - begun))
    // The submitting caller may read any page; robots.txt decides whether it is stored for others, if it comes in time.
    const rules = await orAfter(leftMs, robots.rulesOf(found.url), () => null)
    if (rules?.isAllowed(found.url))
      await savePage(pool, page).catch((err) => log.warn({ err, url }, 'A page was not kept'))
  }
  // Stored under its canonical URL, returned under the URL that it was fetched from.
  return { ...page, url: found.url }
}

const STATUS_TAGS: Readonly<Record<number, Missing['tag']>> = { 404: 'CRAWL_NOT_FOUND', 410: 'CRAWL_NOT_FOUND' }

function missingOf(error: unknown, isOwnTime: boolean): Missing {
  if (error instanceof OutboundRefused)
    return { tag: 'SOURCE_NOT_AVAILABLE', httpStatusCode: null, reason: error.message }
  if (!(error instanceof OutboundFailed))
    return { tag: 'CRAWL_UNKNOWN_ERROR', httpStatusCode: null, reason: 'It could not be read' }
  const { kind, statusCode: httpStatusCode, message: reason } = error
  if (kind === 'TIMEOUT')
    return { tag: isOwnTime ? 'CRAWL_LIVECRAWL_TIMEOUT' : 'CRAWL_TIMEOUT', httpStatusCode, reason }
  if (kind === 'NO_HOST') return { tag: 'CRAWL_NOT_FOUND', httpStatusCode, reason }
  return { tag: STATUS_TAGS[httpStatusCode ?? 0] ?? 'SOURCE_NOT_AVAILABLE', httpStatusCode, reason }
}
