import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages } from '../../../router/pages/index.ts'
import { hasChromium, launchChromium, visit } from './chromium.ts'
import { openSite, type Site } from './site.ts'

describe.skipIf(!hasChromium)("a service's Swagger UI", () => {
  let cacheDir: string
  let site: Site
  let browser: Browser

  beforeAll(async () => {
    cacheDir = await mkdtemp(join(tmpdir(), 'pages-'))
    site = await openSite(await openPages({ cacheDirs: [cacheDir] }))
    browser = await launchChromium()
  })

  afterAll(async () => {
    await browser?.close()
    await site?.close()
    await rm(cacheDir, { recursive: true, force: true })
  })

  it("lists the service's operations, from its own origin alone and without a complaint", async () => {
    const { page, requests, errors } = await visit(browser, `${site.origin}/domains/docs`)
    await page.getByText('/api/search').waitFor()

    expect(await page.title()).toBe('Domains API · Tollgraph')
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(requests).toContain(`${site.origin}/domains/openapi.json`)
    expect(requests.filter((url) => !url.startsWith(`${site.origin}/`) && !url.startsWith('data:'))).toEqual([])
    expect(errors).toEqual([])
  })

  it('tries an operation out below its base URL and shows the 402 that it gets', async () => {
    const { page, requests } = await visit(browser, `${site.origin}/domains/docs`)
    await page.getByText('/api/search').click()
    await page.getByRole('button', { name: 'Try it out' }).click()
    await page.getByRole('button', { name: 'Execute' }).click()
    await page.getByText('PAYMENT_REQUIRED').first().waitFor()

    expect(requests.filter((url) => !url.startsWith(`${site.origin}/`) && !url.startsWith('data:'))).toEqual([])
  })

  it("shows no document but the service's own, whatever a link says", async () => {
    const elsewhere = encodeURIComponent(`${site.origin}/openapi.json`)
    const { page, requests } = await visit(
      browser,
      `${site.origin}/domains/docs?url=${elsewhere}&configUrl=${elsewhere}`,
    )
    await page.getByText('/api/search').waitFor()

    expect(requests).not.toContain(`${site.origin}/openapi.json`)
  })

  it('is found with a slash at its end as well', async () => {
    const { page } = await visit(browser, `${site.origin}/domains/docs/`)
    await page.getByText('/api/search').waitFor()

    expect(page.url()).toBe(`${site.origin}/domains/docs`)
  })
})
