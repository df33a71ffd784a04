import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasChromium, launchChromium } from '../../router/pages/chromium.ts'
import { type Clicks, countClicks } from './clicks.ts'
import { openSandboxPlace, type SandboxPlace } from './place.ts'
import { visitSandbox } from './visitor.ts'

/** Clicks from the first page to a paid answer. */
const MOST_CLICKS = 3

describe.skipIf(!hasChromium)('an analyst who has never been here', () => {
  let place: SandboxPlace
  let browser: Browser

  beforeAll(async () => {
    const opened = await Promise.all([openSandboxPlace({}), launchChromium()])
    place = opened[0]
    browser = opened[1]
  })

  afterAll(async () => {
    await browser?.close()
    await place?.stop()
  })

  it.each([
    ['Run it in the sandbox', '"newsSearch"'],
    ['Open the sandbox', '"coin"'],
  ])('has a paid answer within 3 clicks of the first page: %s', async (way, member) => {
    let clicks: Clicks | undefined
    const { page, expectQuiet, leave } = await visitSandbox(browser, place.origin, {
      path: '/',
      prepare: async (context) => {
        clicks = await countClicks(context)
      },
    })
    await page.getByRole('link', { name: way }).click()
    await page.getByRole('button', { name: /^Pay [\d.]+ USD of test money and run$/ }).click()
    await page.getByText(/^[\d.]+ USD paid/).waitFor()
    await page.getByRole('tabpanel').getByText(member).first().waitFor()
    expect(clicks?.count).toBeGreaterThan(0)
    expect(clicks?.count).toBeLessThanOrEqual(MOST_CLICKS)
    expectQuiet()
    await leave()
  })
})
