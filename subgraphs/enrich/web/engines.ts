import type { Keys } from '../../kit/keys/keys.ts'
import type { Outbound } from '../../kit/net/outbound/outbound.ts'
import type { BlobStore } from '../../kit/storage/blobs/blobStore.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import type { Starting } from '../starting.ts'
import { type Browser, openBrowser } from './browser/browser.ts'
import { findChromium } from './browser/findChromium.ts'
import { type OwnPagesGround, ownPagesFirst } from './corpus/ownPages.ts'
import { crawlerEngine } from './engine/crawler.ts'
import { obtainer } from './engine/obtain.ts'
import { websearchEngine } from './engine/websearch.ts'
import { crawlerProvider, websearchProvider } from './providers/websearch.ts'
import { type PageReader, pageReader } from './reading/readPage.ts'
import { openRobotsBook, type RobotsBook } from './reading/robots.ts'
import type { WebSettings } from './settings.ts'

/** Engines for reading and searching the web. */
export interface WebEngines {
  /** Web search: a company, or our own engine over the stored pages. */
  readonly websearch: Upstream
  /** Reader of single pages: a company, or our own engine. */
  readonly crawler: Upstream
  readonly outbound: Outbound
  /** Texts of pages that are kept for wallets. */
  readonly blobs: BlobStore
  readonly read: PageReader
  readonly robots: RobotsBook
  /** Dependencies of rereading our own pages. */
  readonly own: OwnPagesGround
  /** Number of pages that the corpus keeps. */
  readonly corpusPages: number
  /** Signs tickets of crawls. */
  readonly ticketKey: Keys
}

/** Part of a request's time reserved for its response. Milliseconds. */
const MARGIN_MS = 1_500
const LEAST_MS = 1_000

/** Starts reading and searching the web. The browser starts with the first page that needs it. */
export async function startWeb({ host, open, atStop }: Starting<WebSettings>): Promise<WebEngines> {
  const { settings, outbound, log, now } = host
  const { pool } = host.db
  const browser = chromiumOf(settings, outbound, log)
  if (browser) atStop(() => browser.stop())
  const read = pageReader(outbound, browser, log)
  const robots = openRobotsBook(outbound)
  const own: OwnPagesGround = { pool, read, log, now: () => host.now(), baseUrl: (service) => host.baseUrl(service) }
  const timeoutMs = Math.max(LEAST_MS, host.providers.timeoutMs - MARGIN_MS)
  const ground = {
    pool,
    obtain: obtainer({ pool, read, robots, log, now }),
    // The other half is for the search itself.
    prepare: ownPagesFirst(own, timeoutMs / 2),
    timeoutMs,
  }
  return {
    websearch: await open([websearchProvider], {
      kind: 'live',
      register: (app) => websearchEngine(app, ground),
      note: 'our own, over the pages that were read',
    }),
    crawler: await open([crawlerProvider], {
      kind: 'live',
      register: (app) => crawlerEngine(app, ground),
      note: browser ? 'our own, with a browser' : 'our own, without a browser: no scripts are run',
    }),
    outbound,
    blobs: host.blobs,
    read,
    robots,
    own,
    corpusPages: settings.WEB_CORPUS_PAGES,
    ticketKey: host.deriveKey('enrich.crawlTicket'),
  }
}

function chromiumOf(
  settings: WebSettings,
  outbound: Outbound,
  log: Parameters<typeof openBrowser>[0]['log'],
): Browser | null {
  const executablePath = findChromium(settings.CHROMIUM_PATH)
  if (executablePath === null) return null
  // Chromium cannot be sandboxed as root, and would not start.
  const isSandboxed = settings.CHROMIUM_SANDBOX && process.getuid?.() !== 0
  return openBrowser({ executablePath, pages: settings.CHROMIUM_PAGES, isSandboxed, outbound, log })
}
