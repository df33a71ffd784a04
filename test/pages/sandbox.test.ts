import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages } from '../../router/pages/index.ts'
import { hasChromium, launchChromium, type Visit, visit } from './chromium.ts'
import { openSite, type Site } from './site.ts'

describe.skipIf(!hasChromium)('the sandbox', () => {
  let cacheDir: string
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'pages-'))
    site = await openSite(await openPages({ cacheDir }))
    browser = await launchChromium()
  })

  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await rm(cacheDir, { recursive: true, force: true })
  })

  it('runs its example by keyboard, from its own origin alone and without a complaint', async () => {
    const { page, requests, errors } = await openSandbox()
    await page.locator('.graphiql-query-editor').click()
    await page.keyboard.press('Control+Enter')
    await result(page, 'example.dev')

    expect(await page.title()).toBe('Sandbox · Tollgraph')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(foreign(requests)).toEqual([])
    expect(errors).toEqual([])
  })

  it('completes fields of the schema, in a worker of its own', async () => {
    const { page, requests, errors } = await openSandbox()
    await write(page, '{ domainS')
    await page.keyboard.press('Control+Space')
    await page.locator('.suggest-widget').getByText('domainSearch').first().waitFor()

    expect(requests.some((url) => url.endsWith('/graphql.worker.js'))).toBe(true)
    expect(foreign(requests)).toEqual([])
    expect(errors).toEqual([])
  })

  it("shows a query's price without running it", async () => {
    const { page } = await openSandbox()
    await page.getByRole('button', { name: 'Show the price' }).click()
    await result(page, '"bill"')
    await page.getByRole('button', { name: /^Execute/ }).click()
    await result(page, 'example.dev')
  })

  it('shows a 402 as the JSON that it is', async () => {
    const { page } = await openSandbox()
    await write(page, '{ secret')
    await page.keyboard.press('Control+Enter')
    await result(page, 'PAYMENT_REQUIRED')
  })

  it('prettifies a query with what it loads from its own origin', async () => {
    const { page, requests, errors } = await openSandbox()
    await write(page, '{secret')
    await page.getByRole('button', { name: /^Prettify/ }).click()
    await page
      .locator('.graphiql-query-editor .view-line')
      .filter({ hasText: /^\s+secret$/ })
      .waitFor()

    expect(foreign(requests)).toEqual([])
    expect(errors).toEqual([])
  })

  async function openSandbox(): Promise<Visit> {
    const seen = await visit(browser, `${site.origin}/sandbox`)
    await seen.page.locator('.graphiql-query-editor').getByText('FindAName').waitFor()
    return seen
  }

  function foreign(requests: readonly string[]): string[] {
    return requests.filter((url) => !url.startsWith(`${site.origin}/`) && !url.startsWith('data:'))
  }
})

/** Replaces the query; the editor closes what is left open. */
async function write(page: Page, query: string): Promise<void> {
  await page.locator('.graphiql-query-editor').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText(query)
}

async function result(page: Page, text: string): Promise<void> {
  await page.locator('.result-window').getByText(text).first().waitFor()
}
