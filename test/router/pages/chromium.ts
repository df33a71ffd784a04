import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { DISABLED_FEATURES } from '../../../subgraphs/enrich/web/browser/features.ts'

const EXECUTABLE = '/usr/bin/chromium'

/** Whether this machine has a browser; said aloud when it has none, since tests are skipped then. */
export const hasChromium = existsSync(EXECUTABLE)
if (!hasChromium) console.warn(`NOT TESTED: there is no ${EXECUTABLE}, so nobody looks at the pages`)

/** Starts the browser; `more` are switches of its command line. */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', DISABLED_FEATURES, ...more],
  })
}

/** A page with what it asked the network for and what it complained about. */
export interface Visit {
  readonly page: Page
  readonly requests: readonly string[]
  /** Errors on the console (refusals of the content policy are among them), uncaught ones, and requests that failed. */
  readonly errors: readonly string[]
}

/** Opens a page in a profile of its own: nothing is kept from a visit before. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const requests: string[] = []
  const errors: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  context.on('requestfailed', (request) => errors.push(`${request.url()}: ${request.failure()?.errorText}`))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  const page = await context.newPage()
  await page.goto(url)
  return { page, requests, errors }
}
