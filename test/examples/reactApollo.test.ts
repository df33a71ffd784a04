import { buildSchema, isScalarType, isSpecifiedScalarType } from 'graphql'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPage } from '../docs/markdown.ts'
import { hasChromium, launchChromium, type Visit, visit } from '../router/pages/chromium.ts'
import { axeProblems } from '../sandbox/browser/axe.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { type ExamplePage, openExamplePage } from './page.ts'

/** No server listens there: news fail. */
const CLOSED = 'http://127.0.0.1:1'

/** How long a page may take for anything, in milliseconds: machines that test are busy. */
const PATIENCE = 30_000

describe.skipIf(!hasChromium)('the page with React and Apollo Client', () => {
  let tollgraph: TestTollgraph
  let example: ExamplePage
  let browser: Browser
  let seen: Visit
  let page: Page

  beforeAll(async () => {
    tollgraph = await startTollgraph({ SERPER_URL: CLOSED, SERPER_KEY: 'a key' })
    ;[example, browser] = await Promise.all([openExamplePage(tollgraph.url), launchChromium()])
    seen = await visit(browser, example.url)
    page = seen.page
    page.setDefaultTimeout(PATIENCE)
  })
  afterAll(async () => {
    await browser?.close()
    await example?.stop()
    await tollgraph?.stop()
  })

  const names = () => page.locator('section').filter({ hasText: 'Names' }).first()
  const pictures = () => page.locator('section').filter({ hasText: 'Picture of' })
  const receipts = () => page.locator('section').filter({ hasText: 'Receipts' })

  it('shows the price of a search, and which field breaks which rule', async () => {
    await names().getByRole('button', { name: 'Pay 0.20 USD and search' }).waitFor()
    await names().getByLabel('Name').fill('')
    await names()
      .getByRole('alert')
      .getByText(/^domainSearch\.name: /)
      .waitFor()
    await names().getByLabel('Name').fill('my-second-toll')
    await names().getByRole('button', { name: 'Pay 0.20 USD and search' }).waitFor()
  })

  it('pays that price, and shows what arrived beside what is missing and was not charged', async () => {
    await names().getByRole('button', { name: 'Pay 0.20 USD and search' }).click()
    await names().getByText('my-second-toll.ai: free for').waitFor()
    await names()
      .getByRole('alert')
      .getByText(/^newsSearch is missing: .*It was not charged\.$/)
      .waitFor()
  })

  it('lists the receipt, its refund and the budget', async () => {
    await receipts().getByText('0.16 USD ✓ signed by the router').waitFor()
    await receipts().getByText('newsSearch: 0.04 USD, refunded').waitFor()
    await receipts().getByText('refund of 0.04 USD: refunded').waitFor()
    await receipts().getByText('1.84 USD of the budget are left').waitFor()
  })

  it('follows a picture to its end', async () => {
    await pictures()
      .getByRole('button', { name: /^Pay [\d.]+ USD and paint$/ })
      .click()
    const picture = pictures().getByRole('img', { name: 'a red kite over the sea' })
    await picture.waitFor()
    await pictures().getByText('complete, 100 %').waitFor()
    await expect
      .poll(() => picture.evaluate((image) => (image as { naturalWidth?: number }).naturalWidth))
      .toBeGreaterThan(0)
  })

  it('is accessible, and complains about nothing but prices', async () => {
    expect(await axeProblems(page)).toEqual([])
    // Browsers call every answer above 399 an error: a 402 has a price, and a 400 rules. A price that is asked for again
    // aborts the request before.
    expect(seen.errors.filter((text) => !/status of 40[02]|ERR_ABORTED/.test(text))).toEqual([])
  })
})

it('names the versions of packages that it is tested with', () => {
  const versionsIn = (file: string) => {
    const { dependencies, devDependencies } = JSON.parse(readPage(file)) as Record<string, Record<string, string>>
    return { ...dependencies, ...devDependencies }
  }
  const { '@tollgraph/client': _, ...named } = versionsIn('examples/react-apollo/package.json')
  expect(versionsIn('package.json')).toMatchObject(named)
})

it('has a type for every scalar of the graph, as it is in JSON', () => {
  const known = JSON.parse(readPage('examples/react-apollo/scalars.json')) as Record<string, string>
  const types = Object.values(buildSchema(readPage('schema/api.graphql')).getTypeMap())
  const scalars = types.filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
  expect(Object.keys(known).sort()).toEqual(scalars.map(({ name }) => name).sort())
})
