import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** How long a page may take for anything, in milliseconds: machines that test are busy. */
const PATIENCE = 20_000

/** Somebody at the sandbox, in a browser profile of their own. */
export interface Visitor {
  readonly context: BrowserContext
  readonly page: Page
  /** Expects that the page has asked its own origin alone, and complained about nothing. */
  expectQuiet(): void
  leave(): Promise<void>
}

export interface VisitOptions {
  /** Path of the first page; the sandbox by default. */
  readonly path?: string
  /** Pixels; 1280 by default. */
  readonly width?: number
  readonly colorScheme?: 'light' | 'dark'
  /** Done before the page is opened. */
  readonly prepare?: (context: BrowserContext) => Promise<void>
}

/** Opens a page of an origin. */
export async function visitSandbox(
  browser: Browser,
  origin: string,
  { path = '/sandbox', width = 1280, colorScheme = 'light', prepare }: VisitOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, acceptDownloads: true })
  context.setDefaultTimeout(PATIENCE)
  await prepare?.(context)
  const foreign: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) foreign.push(url)
  })
  context.on('console', (message) => {
    // Browsers call every answer above 399 an error: a 402 is how prices are told here.
    if (message.type() === 'error' && !isStatusLine(message.text())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(error.error().message))
  const page = await context.newPage()
  await page.goto(`${origin}${path}`)
  return {
    context,
    page,
    expectQuiet() {
      expect(foreign).toEqual([])
      expect(complaints).toEqual([])
    },
    async leave() {
      // A request under way ends with the page; whoever answers it in its place need not complain.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    },
  }
}

function isStatusLine(text: string): boolean {
  return /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/.test(
    text,
  )
}
