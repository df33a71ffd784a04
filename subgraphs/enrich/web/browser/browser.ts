import { tmpdir } from 'node:os'
import type { Logger } from 'pino'
import type { BrowserContext, Browser as Chromium, Page } from 'playwright-core'
import { Semaphore } from '../../../kit/async/semaphore.ts'
import { abortAfter } from '../../../kit/async/timeout.ts'
import { OutboundFailed } from '../../../kit/net/outbound/errors.ts'
import type { Outbound } from '../../../kit/net/outbound/outbound.ts'
import type { OutboundProxy } from '../../../kit/net/outbound/proxy.ts'
import { chromiumArguments } from './arguments.ts'
import { type Life, openLives } from './lives.ts'

/** A rendered page. */
export interface ShownPage {
  /** Final URL. */
  readonly url: string
  /** The document after its scripts ran. */
  readonly html: string
  readonly tookMs: number
}

/** A browser that runs untrusted pages. */
export interface Browser {
  /** Renders a page in a fresh context that is discarded afterwards. Throws OutboundFailed. */
  render(url: string, bounds: { readonly timeoutMs: number; readonly signal?: AbortSignal }): Promise<ShownPage>
  stop(): Promise<void>
}

export interface BrowserOptions {
  readonly executablePath: string
  /** Concurrent pages; more wait. */
  readonly pages: number
  /** Whether the system supports the browser's process sandbox. */
  readonly isSandboxed: boolean
  readonly outbound: Outbound
  readonly log: Logger
}

/** Limits over all requests of one page. */
const MAX_BYTES = 30_000_000
const MAX_REQUESTS = 250
/** Maximum document size, in characters. */
const MAX_HTML = 5_000_000
/** How long scripts may keep loading after the document is there. Milliseconds. */
const SETTLE_MS = 2_500
/** The browser is restarted after this many pages, to drop leaked memory. */
const PAGES_PER_LIFE = 200
const LAUNCH_MS = 15_000
const CLOSE_MS = 3_000

/** A browser that starts with the first page and restarts after it died. */
export function openBrowser(options: BrowserOptions): Browser {
  const turns = new Semaphore(options.pages)
  const lives = openLives(() => startLife(options))
  return {
    async render(url, { timeoutMs, signal }) {
      const begun = performance.now()
      const end = abortAfter(timeoutMs, signal)
      const leave = await turns.enter(end).catch((error: unknown) => {
        throw new OutboundFailed('TIMEOUT', 'The browser has too much to do', null, { cause: error })
      })
      try {
        const page = await untilAborted(lives.show(url, end), end)
        return { ...page, tookMs: Math.round(performance.now() - begun) }
      } finally {
        leave()
      }
    },
    stop: () => lives.stop(),
  }
}

async function startLife({
  executablePath,
  isSandboxed,
  outbound,
  log,
}: BrowserOptions): Promise<Life<Omit<ShownPage, 'tookMs'>>> {
  // Loaded lazily: it is large.
  const { chromium } = await import('playwright-core')
  const proxy = await outbound.openProxy()
  let browser: Chromium
  try {
    browser = await chromium.launch({
      executablePath,
      args: chromiumArguments(),
      chromiumSandbox: isSandboxed,
      timeout: LAUNCH_MS,
      proxy: { server: proxy.url },
      // A page that escapes the browser must find no keys in its environment.
      env: { PATH: process.env.PATH ?? '', HOME: tmpdir(), LANG: 'en_US.UTF-8' },
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
    })
  } catch (error) {
    await proxy.stop()
    log.warn({ err: error }, 'The browser did not start')
    throw new OutboundFailed('UNREACHABLE', 'The browser did not start', null, { cause: error })
  }
  let shown = 0
  return {
    isFit: () => browser.isConnected() && shown < PAGES_PER_LIFE,
    async show(url, end) {
      shown += 1
      return showPage(browser, proxy, outbound, url, end)
    },
    async end() {
      await within(browser.close(), CLOSE_MS)
      await proxy.stop()
    },
  }
}

async function showPage(
  browser: Chromium,
  proxy: OutboundProxy,
  outbound: Outbound,
  url: string,
  end: AbortSignal,
): Promise<Omit<ShownPage, 'tookMs'>> {
  const visit = proxy.visit({ maxBytes: MAX_BYTES, maxRequests: MAX_REQUESTS })
  let context: BrowserContext | null = null
  try {
    context = await browser.newContext({
      proxy: { server: proxy.url, username: visit.username, password: visit.password },
      serviceWorkers: 'block',
      acceptDownloads: false,
      locale: 'en-US',
      viewport: { width: 1280, height: 900 },
      userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version().split('.')[0]}.0.0.0 Safari/537.36 ${outbound.userAgent}`,
    })
    // WebRTC connections would bypass the proxy.
    await context.addInitScript('delete globalThis.RTCPeerConnection; delete globalThis.webkitRTCPeerConnection;')
    const page = await context.newPage()
    context.on('page', (other) => void other.close().catch(() => {}))
    return await load(page, outbound, url, end)
  } catch (error) {
    const [refusal] = visit.refusals()
    throw new OutboundFailed('UNREACHABLE', refusal ?? 'The browser could not show the page', null, { cause: error })
  } finally {
    visit.end()
    // A context that does not close in time is abandoned, and ends with the browser.
    if (context) await within(context.close(), CLOSE_MS)
  }
}

async function load(page: Page, outbound: Outbound, url: string, end: AbortSignal): Promise<Omit<ShownPage, 'tookMs'>> {
  page.setDefaultTimeout(0)
  await untilAborted(page.goto(url, { waitUntil: 'domcontentloaded' }), end)
  await within(untilAborted(page.waitForLoadState('networkidle'), end), SETTLE_MS)
  // This runs among the page's own scripts, so verify the returned value.
  const html: unknown = await untilAborted(
    page.evaluate(`(() => {
    const html = document.documentElement.outerHTML
    return typeof html === 'string' && html.length <= ${MAX_HTML} ? html : null
  })()`),
    end,
  )
  if (typeof html !== 'string') throw new OutboundFailed('TOO_LARGE', `The page has more than ${MAX_HTML} characters`)
  // Scripts may have navigated to a URL that the proxy blocks or that is not http(s).
  return { url: outbound.check(page.url(), []).href, html }
}

/** Waits at most `timeoutMs`; ignores the outcome. */
async function within(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs)
  })
  await Promise.race([
    work.then(
      () => {},
      () => {},
    ),
    late,
  ])
  clearTimeout(timer)
}

async function untilAborted<Value>(work: Promise<Value>, end: AbortSignal): Promise<Value> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(new OutboundFailed('TIMEOUT', 'The browser did not show the page in time'))
    if (end.aborted) stop()
    end.addEventListener('abort', stop, { once: true })
  })
  // A rejection after the abort has no handler: swallow it.
  work.catch(() => {})
  try {
    return await Promise.race([work, aborted])
  } finally {
    end.removeEventListener('abort', stop)
  }
}
