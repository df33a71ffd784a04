import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPages } from '../../../router/pages/index.ts'
import { loadCatalogue } from '../../../schema/catalogue.ts'
import { axeProblems } from '../../sandbox/browser/axe.ts'
import { hasChromium, launchChromium, visit } from './chromium.ts'
import { openSite, type Site } from './site.ts'

describe.skipIf(!hasChromium)('the pages of the documented paths, in a browser', () => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    const catalogue = loadCatalogue()
    site = await openSite(await openPages({ cacheDirs: [], api: () => ({ catalogue, network: 'eip155:84532' }) }))
    browser = await launchChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.close()
  })

  it('lead from a search to a path and back, without a complaint, from their own origin alone', async () => {
    const { page, requests, errors } = await visit(browser, `${site.origin}/docs`)
    await page.getByRole('searchbox').fill('renew')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('link', { name: 'POST /domains/api/domain/renew' }).click()
    await page.getByRole('heading', { name: 'Renews a domain' }).waitFor()
    await page.getByRole('link', { name: 'domains', exact: true }).click()
    await page.getByRole('heading', { name: 'Tollgraph Domains' }).waitFor()

    expect(requests.filter((url) => !url.startsWith(`${site.origin}/`))).toEqual([])
    expect(errors).toEqual([])
  })

  it('show one sample at a time, chosen with the mouse or the keyboard', async () => {
    const { page } = await visit(browser, `${site.origin}/docs/domains/RenewDomain`)
    const shown = () => page.locator('.tabs pre:visible').allInnerTexts()
    expect(await shown()).toEqual([expect.stringContaining('curl -i -X POST')])
    await page.getByText('Python', { exact: true }).click()
    expect(await shown()).toEqual([expect.stringContaining('x402_requests')])
    await page.keyboard.press('ArrowRight')
    expect(await shown()).toEqual([expect.stringContaining('mutation RenewDomain')])
  })

  it.each(['/docs', '/docs/domains', '/docs/travel/SearchTransfers'])('break no rule of axe at %s', async (path) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit(browser, site.origin + path)
      await page.emulateMedia({ colorScheme })
      expect(await axeProblems(page), colorScheme).toEqual([])
    }
  })
})
