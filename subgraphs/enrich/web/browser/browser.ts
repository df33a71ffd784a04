import { tmpdir } from 'node:os'
import type { Logger } from 'pino'
import type { BrowserContext, Browser as Chromium, Page } from 'playwright-core'
import { OutboundFailed } from '../../../kit/outbound/errors.ts'
import type { Outbound } from '../../../kit/outbound/outbound.ts'
import type { OutboundProxy } from '../../../kit/outbound/proxy.ts'
import { Turns } from '../../../kit/turns.ts'
import { chromiumArguments } from './arguments.ts'

/** A page as the browser shows it. */
export interface ShownPage {
  /** Where it ended. */
  readonly url: string
  /** The document after its scripts have run. */
  readonly html: string
  readonly tookMs: number
}

/** A browser that strangers' pages run in. */
export interface Browser {
  /** Shows a page in a context of its own, of which nothing stays. Throws OutboundFailed. */
  render(url: string, bounds: { readonly timeoutMs: number; readonly signal?: AbortSignal }): Promise<ShownPage>
  stop(): Promise<void>
}

export interface BrowserOptions {
  readonly executablePath: string
  /** Pages at once; more wait. */
  readonly pages: number
  /** Whether the system lets the browser fence in its own processes. */
  readonly isSandboxed: boolean
  readonly outbound: Outbound
  readonly log: Logger
}

/** Of all that one page loads. */
const MAX_BYTES = 30_000_000
const MAX_REQUESTS = 250
/** Of the document, in characters. */
const MAX_HTML = 5_000_000
/** After the document is there, how long its scripts may keep loading. Milliseconds. */
const SETTLE_MS = 2_500
/** A browser is replaced after so many pages: what leaks in one ends with it. */
const PAGES_PER_LIFE = 200
const LAUNCH_MS = 15_000
const CLOSE_MS = 3_000

/** A browser that is started by its first page and again whenever it has died. */
export function openBrowser(options: BrowserOptions): Browser {
  const turns = new Turns(options.pages)
  let life: Promise<Life> | null = null
  let ended: Promise<void> = Promise.resolve()

  async function living(): Promise<Life> {
    const current = await life?.catch(() => null)
    if (current?.isFit()) return current
    if (current) ended = current.end()
    life = startLife(options)
    return life
  }

  return {
    async render(url, { timeoutMs, signal }) {
      const begun = performance.now()
      const timeout = AbortSignal.timeout(timeoutMs)
      const end = signal ? AbortSignal.any([timeout, signal]) : timeout
      const leave = await turns.enter(end).catch((error: unknown) => {
        throw new OutboundFailed('TIMEOUT', 'The browser has too much to do', null, { cause: error })
      })
      try {
        const page = await untilAborted(
          living().then((one) => one.show(url, end)),
          end,
        )
        return { ...page, tookMs: Math.round(performance.now() - begun) }
      } finally {
        leave()
      }
    },
    async stop() {
      const last = await life?.catch(() => null)
      life = null
      await Promise.all([ended, last?.end()])
    },
  }
}

/** One browser process with its proxy. */
interface Life {
  isFit(): boolean
  show(url: string, end: AbortSignal): Promise<Omit<ShownPage, 'tookMs'>>
  end(): Promise<void>
}

async function startLife({ executablePath, isSandboxed, outbound, log }: BrowserOptions): Promise<Life> {
  // Loaded when it is needed: it is large.
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
      // Nothing of ours: a page that breaks out of the browser finds no keys in its environment.
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
    // Calls between peers would go past the proxy.
    await context.addInitScript('delete globalThis.RTCPeerConnection; delete globalThis.webkitRTCPeerConnection;')
    const page = await context.newPage()
    context.on('page', (other) => void other.close().catch(() => {}))
    return await load(page, outbound, url, end)
  } catch (error) {
    const [refusal] = visit.refusals()
    throw new OutboundFailed('UNREACHABLE', refusal ?? 'The browser could not show the page', null, { cause: error })
  } finally {
    visit.end()
    // A page that never comes to rest is left behind, and goes with the browser.
    if (context) await within(context.close(), CLOSE_MS)
  }
}

async function load(page: Page, outbound: Outbound, url: string, end: AbortSignal): Promise<Omit<ShownPage, 'tookMs'>> {
  page.setDefaultTimeout(0)
  await untilAborted(page.goto(url, { waitUntil: 'domcontentloaded' }), end)
  await within(untilAborted(page.waitForLoadState('networkidle'), end), SETTLE_MS)
  // Runs among the page's own scripts, so what it says is looked at again.
  const html: unknown = await untilAborted(
    page.evaluate(`(() => {
    const html = document.documentElement.outerHTML
    return typeof html === 'string' && html.length <= ${MAX_HTML} ? html : null
  })()`),
    end,
  )
  if (typeof html !== 'string') throw new OutboundFailed('TOO_LARGE', `The page has more than ${MAX_HTML} characters`)
  // Scripts may have led elsewhere: to where the proxy lets nothing through, or to what is no page of the web.
  return { url: outbound.check(page.url(), []).href, html }
}

/** Waits, but not for long; how it ended does not matter. */
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
  // What comes of it later is nobody's.
  work.catch(() => {})
  try {
    return await Promise.race([work, aborted])
  } finally {
    end.removeEventListener('abort', stop)
  }
}
