import { readFile } from 'node:fs/promises'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasChromium, launchChromium } from '../../router/pages/chromium.ts'
import { makeWallet as testWallet } from '../../support/wallet.ts'
import { axeProblems } from './axe.ts'
import { explains, offers, replaceText } from './editors.ts'
import { type InjectedWallet, injectWallet } from './injectedWallet.ts'
import { openSandboxPlace, type SandboxPlace } from './place.ts'
import { chooseExample, closeDialog, fundWallet, makeWallet, tabTo } from './steps.ts'
import { type VisitOptions, type Visitor, visitSandbox } from './visitor.ts'

/** Nobody listens there: what asks it for news fails. */
const CLOSED = 'http://127.0.0.1:1'

const DEVNET = 84532

/** What the first view may weigh as it is sent, in bytes. */
const FIRST_VIEW = 300_000

describe.skipIf(!hasChromium)('the sandbox', () => {
  let place: SandboxPlace
  let browser: Browser

  beforeAll(async () => {
    const opened = await Promise.all([openSandboxPlace({ SERPER_URL: CLOSED, SERPER_KEY: 'a key' }), launchChromium()])
    place = opened[0]
    browser = opened[1]
  })

  afterAll(async () => {
    await browser?.close()
    await place?.stop()
  })

  it('takes a first visitor from an example to a paid answer, its receipt and its table', async () => {
    const { page, expectQuiet, leave } = await visit()
    await chooseExample(page, 'Is this brand still free?')
    await page.getByRole('button', { name: 'Pay 0.13 USD of test money and run' }).click()
    await page.getByText('0.13 USD paid').waitFor()
    await page.getByRole('banner').getByText('24.87 USD').waitFor()

    await page.getByRole('tab', { name: 'Receipt' }).click()
    const receipt = page.getByRole('tabpanel').filter({ hasText: 'Paid by' })
    await receipt.getByText('domainSearch.results.availability').waitFor()
    expect(await receipt.getByRole('cell', { name: 'companies' }).count()).toBe(1)
    expect(await axeProblems(page, '.column-answer')).toEqual([])

    await page.getByRole('tab', { name: 'Table' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect(await axeProblems(page, '.column-answer')).toEqual([])
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain('goldwood')

    const ofBefore = page.getByText('This is the answer to an earlier request')
    expect(await ofBefore.count()).toBe(0)
    await chooseExample(page, 'Meet the team')
    await ofBefore.waitFor()
    await chooseExample(page, 'Is this brand still free?')
    await ofBefore.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Spend', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in and show them' }).click()
    await page.getByText('0.13 USD in 1 payment').waitFor()
    expect(await axeProblems(page)).toEqual([])
    expectQuiet()
    await leave()
  })

  it('shows the lists of an answer side by side, with numbers as people write them, and on a log scale', async () => {
    const { page, expectQuiet, leave } = await visit()
    await replaceText(
      page.locator('.editor-query .cm-content'),
      '{ coins(currency: "usd", first: 10) { edges { market { name currentPrice } } } companies(qKeywords: "payments", first: 3) { edges { profile { name city } } } }',
    )
    await page.getByRole('button', { name: 'of test money and run' }).click()
    await page.getByRole('tab', { name: 'Tiles' }).click()
    const tiles = page.locator('.tile')
    expect(await tiles.getByRole('heading').allInnerTexts()).toEqual(['coins 10', 'companies 3'])
    await tiles.locator('svg').first().waitFor()
    expect(await axeProblems(page, '.column-answer')).toEqual([])

    await tiles.getByRole('button', { name: 'coins' }).click()
    const exact = page.locator('.cell-number span[title]')
    await exact.first().waitFor()
    expect(Number(String(await exact.first().textContent()).replaceAll(',', ''))).toBeCloseTo(
      Number(await exact.first().getAttribute('title')),
      3,
    )

    await page.getByRole('tab', { name: 'Chart' }).click()
    const drawing = page.locator('.drawing svg').first()
    await drawing.waitFor()
    const linear = await drawing.innerHTML()
    await page.getByLabel('Log scale').check()
    await expect.poll(() => drawing.innerHTML()).not.toBe(linear)
    expect(await axeProblems(page, '.column-answer')).toEqual([])
    expectQuiet()
    await leave()
  })

  it('follows the jobs that an answer began, and shows the picture when it is made', async () => {
    const { page, expectQuiet, leave } = await visit()
    await chooseExample(page, 'A picture for a campaign')
    await page.getByRole('button', { name: 'of test money and run' }).click()
    const jobs = page.getByRole('list', { name: 'Jobs of this answer' }).getByRole('listitem')
    const picture = jobs.filter({ hasText: /^studio: / })
    await picture.getByText(/complete$/).waitFor({ timeout: 60_000 })
    const image = picture.getByRole('img')
    await image.waitFor()
    await expect
      .poll(() => image.evaluate((shown) => (shown as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0)
    await jobs.filter({ hasText: /^social: .*complete/ }).waitFor({ timeout: 60_000 })
    expect(await axeProblems(page, '.column-answer')).toEqual([])
    expectQuiet()
    await leave()
  })

  it('keeps an answer if told to, and shows it again after a reload without paying', async () => {
    const { page, expectQuiet, leave } = await visit()
    await chooseExample(page, 'Is this brand still free?')
    await page.getByRole('button', { name: 'Pay 0.13 USD of test money and run' }).click()
    await page.getByRole('button', { name: 'Keep this answer' }).click()
    await page.getByText('Kept in this browser').waitFor()
    await page.reload()
    await page.getByRole('tab', { name: 'Saved' }).click()
    const kept = page.getByRole('region', { name: 'Kept answers' })
    await kept.getByText('0.13 USD').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await kept.getByRole('listitem').getByRole('button').first().click()
    await page.getByText('0.13 USD paid').waitFor()
    await page.getByRole('tab', { name: 'Receipt' }).click()
    await page.getByText('domainSearch.results.availability').first().waitFor()
    await page.getByRole('banner').getByText('24.87 USD').waitFor()
    await kept.getByRole('button', { name: /^Delete/ }).click()
    await kept.getByText('No answer is kept yet.').waitFor()
    expectQuiet()
    await leave()
  })

  it('asks once more before what cannot be taken back', async () => {
    const { page, expectQuiet, leave } = await visit()
    const { address } = await testWallet(place.tollgraph, '0')
    await replaceText(
      page.locator('.editor-query .cm-content'),
      `mutation { sendUsdc(input: { amount: "0.05", address: "${address}", network: BASE }) { success } }`,
    )
    const pay = page.getByRole('button', { name: 'Pay 0.05 USD of test money and run' })
    await pay.click()
    const question = page.getByRole('alert').filter({ hasText: 'sendUsdc cannot be taken back.' })
    await question.waitFor()
    expect(await axeProblems(page, '.run-bar')).toEqual([])
    await question.getByRole('button', { name: 'No' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await place.tollgraph.chain.balanceOf(address)).toBe(0n)

    await page.locator('.editor-query .cm-content').press('Control+Enter')
    await question.getByRole('button', { name: 'Do it' }).click()
    await page.getByText('0.05 USD paid').waitFor()
    expect(await place.tollgraph.chain.balanceOf(address)).toBe(50_000n)
    expectQuiet()
    await leave()
  })

  it('pays by a wallet extension: after its network was switched, and not when its person declines', async () => {
    let wallet: InjectedWallet | undefined
    const { page, expectQuiet, leave } = await visit({
      prepare: async (context) => {
        wallet = await injectWallet(context, 1)
      },
    })
    if (!wallet) throw new Error('There is no wallet')
    await place.tollgraph.fund(wallet.address, 1_000_000n)
    await page.getByRole('banner').getByRole('button', { name: 'Connect a wallet' }).click()
    await page.getByRole('button', { name: wallet.name }).click()
    await page.getByRole('button', { name: 'Switch network' }).click()
    await page.getByRole('button', { name: 'Switch network' }).waitFor({ state: 'detached' })
    expect(wallet.chainId).toBe(DEVNET)
    await closeDialog(page)

    wallet.declines = true
    await chooseExample(page, 'Is this brand still free?')
    const pay = page.getByRole('button', { name: 'Pay 0.13 USD and run' })
    await pay.click()
    await page.getByText('You declined in your wallet').waitFor()
    await page.getByText('Nothing was paid.').first().waitFor()

    wallet.declines = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('0.13 USD paid').waitFor()
    expect(wallet.signed).toContain('eth_signTypedData_v4')
    expectQuiet()
    await leave()
  })

  it('says that a wallet is empty, and fills it with the press that pays', async () => {
    const { page, expectQuiet, leave } = await visit()
    await makeWallet(page)
    await closeDialog(page)
    await chooseExample(page, 'Is this brand still free?')
    await page.getByText(/^It holds 0(\.00)? USD: test money is added first\.$/).waitFor()
    await page.getByRole('button', { name: 'Pay 0.13 USD of test money and run' }).click()
    await page.getByText('0.13 USD paid').waitFor()
    expectQuiet()
    await leave()
  })

  it('makes no wallet and adds no money on a real network', async () => {
    const { page, leave } = await visit({
      prepare: async (context) => {
        await context.route('**/catalogue.json', async (route) => {
          const response = await route.fetch()
          const { network, ...others } = await response.json()
          await route.fulfill({ response, json: { ...others, network: { ...network, name: 'base-sepolia' } } })
        })
      },
    })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await chooseExample(page, 'Is this brand still free?')
    await page.getByRole('button', { name: 'Connect a wallet to pay 0.13 USD' }).waitFor()
    await page.locator('.editor-query .cm-content').press('Control+Enter')
    await page.getByText('This needs a wallet').waitFor()
    await page.getByRole('button', { name: 'Connect a wallet to pay 0.13 USD' }).click()
    await page.getByRole('heading', { name: 'Connect a wallet' }).waitFor()
    expect(asked.filter((path) => path.startsWith('/devnet/'))).toEqual([])
    await leave()
  })

  it('pays no more than it showed, and says what a price has become', async () => {
    const { page, expectQuiet, leave } = await visitFunded()
    // The page has seen a price that holds no more.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"bill":true')) return route.continue()
      const response = await route.fetch()
      const told = (await response.text()).replace('"total":"0.13"', '"total":"0.12"')
      await route.fulfill({ response, body: told })
    })
    await chooseExample(page, 'Is this brand still free?')
    await page.getByRole('button', { name: 'Pay 0.12 USD and run' }).click()
    await page.getByText('Nothing was paid.').first().waitFor()
    await page.getByRole('button', { name: 'Agree to 0.13 USD and run' }).click()
    await page.getByText('0.13 USD paid').waitFor()
    expectQuiet()
    await leave()
  })

  it('shows what a failing company leaves of an answer, and what was not charged for it', async () => {
    const { page, expectQuiet, leave } = await visitFunded()
    await chooseExample(page, 'Candles with what happened')
    await page.getByRole('button', { name: 'Pay 0.05 USD and run' }).click()
    await page.getByRole('heading', { name: 'A part of the answer is missing' }).waitFor()
    await page.getByRole('tab', { name: 'Receipt' }).click()
    await page
      .getByRole('row')
      .filter({ hasText: 'newsSearch' })
      .filter({ hasText: /failed|refunded/i })
      .waitFor()
    expectQuiet()
    await leave()
  })

  it('pays a bill that is offered with a ceiling only, and only what was earned', async () => {
    const { page, expectQuiet, leave } = await visit()
    // As an installation without refunds offers it.
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch()
      const headers = response.headers()
      const said = headers['payment-required']
      if (!said) return route.fulfill({ response })
      const challenge = JSON.parse(Buffer.from(said, 'base64').toString()) as { accepts: { scheme: string }[] }
      const accepts = challenge.accepts.filter(({ scheme }) => scheme === 'upto')
      const ceiling = Buffer.from(JSON.stringify({ ...challenge, accepts })).toString('base64')
      await route.fulfill({ response, headers: { ...headers, 'payment-required': ceiling } })
    })
    const sent: string[] = []
    page.on('request', (request) => {
      const header = request.headers()['payment-signature']
      if (header) sent.push(JSON.parse(Buffer.from(header, 'base64').toString()).accepted.scheme)
    })
    await chooseExample(page, 'Candles with what happened')
    // The news fail: see the test before.
    await page.getByRole('button', { name: 'Pay 0.05 USD of test money and run' }).click()
    await page.getByText(/^0\.\d+ USD paid/).waitFor()
    expect(sent).toEqual(['upto'])
    expect(await page.locator('.answer-facts').textContent()).not.toContain('0.05 USD')
    await page.getByRole('tab', { name: 'Receipt' }).click()
    await page.getByRole('row').filter({ hasText: 'newsSearch' }).filter({ hasText: 'failed' }).waitFor()
    expectQuiet()
    await leave()
  })

  it('says that it is offline, pays nothing, and goes on when it is back', async () => {
    const { context, page, expectQuiet, leave } = await visitFunded()
    await chooseExample(page, 'Is this brand still free?')
    const pay = page.getByRole('button', { name: 'Pay 0.13 USD and run' })
    await pay.waitFor()
    await context.setOffline(true)
    await pay.click()
    await page.getByText('You are offline.').first().waitFor()
    await page.getByText('Nothing was paid.').first().waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('0.13 USD paid').waitFor()
    expectQuiet()
    await leave()
  })

  it('completes, checks and explains a query by the schema, with prices', async () => {
    const { page, expectQuiet, leave } = await visit()
    const query = page.locator('.editor-query .cm-content')
    await replaceText(query, 'query ($name: String!) { domainSearc }')
    for (const key of ['Control+End', 'ArrowLeft', 'ArrowLeft']) await query.press(key)
    await offers(query, page.getByRole('option', { name: /^domainSearch/ }))
    await page.locator('.cm-completionInfo').getByText('0.01 USD').waitFor()
    await query.press('Enter')
    await query.pressSequentially('(name: $nam) { results { tld } }')
    await explains(query, page.locator('.editor-query .cm-lintRange-error').first(), '"$nam"')

    await replaceText(query, 'query ($name: String!) { domainSearch(name: $name) { results { tld } } }')
    await expect.poll(() => page.locator('.editor-query .cm-lintRange-error').count()).toBe(0)
    await query.getByText('domainSearch', { exact: true }).hover()
    await page.locator('.editor-note').getByText('0.01 USD').waitFor()
    expectQuiet()
    await leave()
  })

  it('adds fields to the selection at the cursor and removes them, by their ticks in the schema', async () => {
    const { page, expectQuiet, leave } = await visit()
    const editor = page.locator('.editor-query .cm-content')
    await replaceText(editor, '{\n  # the one\n  coin(slug: "bitcoin") {\n    slug\n  }\n}')
    for (const key of ['Control+Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End']) await editor.press(key)
    await page.getByRole('tab', { name: 'Schema' }).click()
    await page.getByRole('button', { name: 'Coin, at the cursor' }).click()
    await page.getByText('Ticked fields are in coin of your query.').waitFor()
    expect(await page.getByLabel('Select slug', { exact: true }).isChecked()).toBe(true)
    await page.getByLabel('Select id', { exact: true }).check()
    await page.getByLabel('Select slug', { exact: true }).uncheck()
    const lines = () => editor.locator('.cm-line').allInnerTexts()
    await expect.poll(lines).toEqual(['{', '  # the one', '  coin(slug: "bitcoin") {', '    id', '  }', '}'])
    expect(await axeProblems(page, '.column-explore')).toEqual([])
    expectQuiet()
    await leave()
  })

  it('completes and checks variables by the query that declares them, and runs from either editor', async () => {
    const { page, expectQuiet, leave } = await visitFunded()
    await replaceText(
      page.locator('.editor-query .cm-content'),
      'query ($name: String!) { domainSearch(name: $name) { results { tld } } }',
    )
    const variables = page.locator('.editor-variables .cm-content')
    await replaceText(variables, '{ "name": 7 }')
    const mark = page.locator('.editor-variables .cm-lintRange-error')
    await explains(variables, mark, 'String cannot represent a non string value: 7')

    await replaceText(variables, '')
    await variables.pressSequentially('{"n')
    const option = page.getByRole('option', { name: /^"name"/ })
    await offers(variables, option)
    // Enter counts only some time after the list came.
    await option.click()
    await variables.pressSequentially('"goldwood')
    await page.getByRole('button', { name: 'Pay 0.01 USD and run' }).waitFor()
    await variables.press('Control+Enter')
    await page.getByText('0.01 USD paid').waitFor()
    expectQuiet()
    await leave()
  })

  it('is used by keyboard alone', async () => {
    const { page, expectQuiet, leave } = await visit()
    await page.getByRole('button', { name: 'Is this brand still free?' }).waitFor()
    await tabTo(page, /^Connect a wallet$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Make a devnet wallet' }).waitFor()
    await tabTo(page, /^Make a devnet wallet$/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Get test money' }).waitFor()
    await tabTo(page, /^Get test money$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('25.00 USD', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await tabTo(page, /^Is this brand still free\?/)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Pay 0.13 USD and run' }).waitFor()
    await tabTo(page, /^Pay 0\.13 USD and run$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText('0.13 USD paid').waitFor()
    // Who has no mouse goes on from there, and does not begin at the top again.
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Pay 0.13 USD and run')
    expectQuiet()
    await leave()
  })

  it('fills, prices and calls a documented path, and shows what is wrong at its field', async () => {
    const { page, expectQuiet, leave } = await visitFunded()
    await page.getByRole('button', { name: 'REST paths' }).click()
    await page.getByLabel('Find a path').fill('check domain')
    await page.getByRole('button', { name: '/api/check' }).click()
    await page.getByRole('button', { name: 'Fill with an example' }).click()
    await page.getByText('0.01 USD for this very request.').waitFor()
    await page.getByRole('button', { name: 'Show the 402' }).click()
    await page.getByText('402 Payment Required').waitFor()
    await page.getByText('"x402Version": 2').waitFor()
    await page.getByRole('button', { name: 'Pay 0.01 USD and call' }).click()
    await page.getByText('200 OK').waitFor()
    await page.getByRole('heading', { name: 'Receipt' }).waitFor()

    await page.getByLabel('domain', { exact: false }).last().fill('no ending')
    await page.getByText('This request would be refused').waitFor()
    await page
      .locator('.rest-issue')
      .filter({ hasText: /^domain / })
      .waitFor()

    await page.getByRole('button', { name: 'Fill with an example' }).click()
    await page.getByRole('button', { name: 'Open as a query' }).click()
    await page.getByRole('button', { name: 'Pay 0.01 USD and run' }).waitFor()
    expectQuiet()
    await leave()
  })

  it.each([
    [1280, 'light'],
    [1280, 'dark'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('has no barriers that axe knows, %i pixels wide and %s', async (width, colorScheme) => {
    const { page, expectQuiet, leave } = await visit({ width, colorScheme })
    await page.getByRole('textbox', { name: 'Query' }).and(page.locator('[contenteditable]')).waitFor()
    const problems: string[] = []
    for (const [name, go] of VIEWS) {
      await go(page, width)
      problems.push(...(await axeProblems(page)).map((problem) => `${name}: ${problem}`))
      const isWider = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
      if (isWider) problems.push(`${name}: wider than the screen`)
    }
    expect(problems).toEqual([])
    expectQuiet()
    await leave()
  })

  it('shows its first view for less than 300 kB', async () => {
    const requests: Request[] = []
    const { page, leave } = await visit({
      prepare: async (context) => {
        // The editor is loaded when the browser has nothing better to do: here it never has.
        await context.addInitScript('window.requestIdleCallback = () => 0')
        context.on('requestfinished', (request) => requests.push(request))
      },
    })
    await page.getByRole('button', { name: 'Is this brand still free?' }).waitFor()
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(requests.map((request) => request.sizes()))
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(total).toBeGreaterThan(50_000)
    expect(total).toBeLessThan(FIRST_VIEW)
    await leave()
  })

  it('has an address for each view and path, and keeps what was written over a reload', async () => {
    const { page, expectQuiet, leave } = await visit()
    const shown = (title: string) => page.locator(`nav [aria-current="page"]:text-is("${title}")`).waitFor()
    await page.getByRole('button', { name: 'REST paths' }).click()
    await page.getByLabel('Find a path').fill('check domain')
    await page.getByRole('button', { name: '/api/check' }).click()
    await page.getByRole('button', { name: 'Fill with an example' }).waitFor()
    const address = page.url()
    expect(new URL(address).searchParams.get('view')).toBe('rest')
    await page.getByRole('button', { name: 'Map', exact: true }).click()
    await page.goBack()
    await shown('REST paths')
    expect(page.url()).toBe(address)
    await page.reload()
    await page.getByRole('button', { name: 'Fill with an example' }).waitFor()

    await page.getByRole('button', { name: 'Query', exact: true }).click()
    const editor = page.locator('.editor-query .cm-content')
    await replaceText(editor, '{ written: __typename }')
    await editor.press('Control+Enter')
    await page.getByText('"written"').waitFor()
    await page.reload()
    await page.getByText('{ written: __typename }').waitFor()
    expectQuiet()
    await leave()
  })

  it('formats the request, lists its keys, and keeps the chosen colours', async () => {
    const { page, expectQuiet, leave } = await visit()
    const editor = page.locator('.editor-query .cm-content')
    await replaceText(editor, '{a:__typename b:__typename}')
    await page.getByRole('button', { name: 'Format' }).click()
    await expect.poll(() => editor.locator('.cm-line').allInnerTexts()).toContain('  b: __typename')
    await replaceText(editor, '{a:__typename # kept')
    await editor.press('Shift+Alt+F')
    expect(await editor.textContent()).toContain('{a:__typename # kept')

    await page.getByRole('button', { name: 'Help' }).click()
    await page.getByRole('row', { name: 'Shift-Alt-F formats query and variables' }).waitFor()
    expect(await axeProblems(page)).toEqual([])
    await closeDialog(page)

    await page.getByLabel('Colours').selectOption('Dark')
    await page.reload()
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    await expect.poll(ground).toBe('rgb(20, 22, 26)')
    await page.getByLabel('Colours').selectOption('Light')
    await expect.poll(ground).toBe('rgb(247, 247, 245)')
    expectQuiet()
    await leave()
  })

  it('has panes whose sizes are dragged or changed by keys, and kept', async () => {
    const { page, expectQuiet, leave } = await visit()
    const width = async (name: string) => (await page.locator(`.column-${name}`).boundingBox())?.width ?? 0
    const line = page.getByRole('separator', { name: 'Width of the answer' })
    const before = await width('answer')
    const box = await line.boundingBox()
    if (!box) throw new Error('The splitter is not shown')
    await page.mouse.move(box.x + box.width / 2, box.y + 200)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 100, box.y + 220, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => width('answer')).toBeCloseTo(before - 100, -1)
    await page.mouse.move(0, 0)
    const dragged = await width('answer')

    await page.getByRole('separator', { name: 'Width of Explore' }).press('Home')
    await expect.poll(() => width('explore')).toBeCloseTo(1280 * 0.12, -1)
    const variables = page.getByRole('separator', { name: 'Height of the variables' })
    const height = Number(await variables.getAttribute('aria-valuenow'))
    await variables.press('ArrowUp')
    await expect.poll(async () => Number(await variables.getAttribute('aria-valuenow'))).toBe(height + 2)

    await page.reload()
    await expect.poll(() => width('answer')).toBeCloseTo(dragged, -1)
    expect(await width('explore')).toBeCloseTo(1280 * 0.12, -1)
    await line.press('Enter')
    await expect.poll(() => width('answer')).toBeGreaterThan(dragged + 50)
    expect(await axeProblems(page)).toEqual([])
    expectQuiet()
    await leave()
  })

  it('cancels a paid request, and pays it with the same signature after a reload', async () => {
    const { page, leave } = await visitFunded()
    await chooseExample(page, 'Is this brand still free?')
    const payments: string[] = []
    const payment = (request: { headers(): Record<string, string> }) => request.headers()['payment-signature']
    await page.route('**/graphql', async (route) => {
      const header = payment(route.request())
      if (header) payments.push(header)
      // The first paid request gets no answer.
      if (!header || payments.length > 1) await route.continue()
    })
    await page.getByRole('button', { name: 'Pay 0.13 USD and run' }).click()
    await page.getByText('The services are at work…').first().waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You may have been charged 0.13 USD.').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Pay 0.13 USD and run' }).click()
    await page.getByText('0.13 USD paid').waitFor()
    expect(payments).toHaveLength(2)
    expect(payments[1]).toBe(payments[0])
    await leave()
  })

  it('cancels a paid call of a path, and has its answer by the same signature', async () => {
    const { page, leave } = await visitFunded()
    await page.getByRole('button', { name: 'REST paths' }).click()
    await page.getByLabel('Find a path').fill('check domain')
    await page.getByRole('button', { name: '/api/check' }).click()
    await page.getByRole('button', { name: 'Fill with an example' }).click()
    const payments: string[] = []
    await page.route('**/api/check', async (route) => {
      const payment = route.request().headers()['payment-signature']
      if (payment) payments.push(payment)
      // The first paid call gets no answer.
      if (!payment || payments.length > 1) await route.continue()
    })
    const pay = page.getByRole('button', { name: 'Pay 0.01 USD and call' })
    await pay.click()
    await page.getByText('Paid; waiting for the answer…').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('You may have been charged 0.01 USD.').waitFor()
    expect(await page.getByRole('button', { name: 'Cancel' }).count()).toBe(0)
    await pay.click()
    await page.getByText('200 OK').waitFor()
    expect(payments).toHaveLength(2)
    expect(payments[1]).toBe(payments[0])
    await leave()
  })

  function visit(options?: VisitOptions): Promise<Visitor> {
    return visitSandbox(browser, place.origin, options)
  }

  async function visitFunded(): Promise<Visitor> {
    const visitor = await visit()
    await makeWallet(visitor.page)
    await fundWallet(visitor.page)
    return visitor
  }
})

/** The views, and how to come to each from the one before it. */
const VIEWS: readonly (readonly [string, (page: Page, width: number) => Promise<void>])[] = [
  [
    'query',
    async (page) => {
      await page.locator('.editor-variables .cm-line').first().waitFor()
    },
  ],
  [
    'examples',
    async (page, width) => {
      if (width < 900) await page.getByRole('button', { name: 'Explore', exact: true }).click()
      await page.getByRole('button', { name: 'Is this brand still free?' }).waitFor()
    },
  ],
  [
    'schema',
    async (page) => {
      await page.getByRole('tab', { name: 'Schema' }).click()
      await page.getByRole('heading', { name: 'Services' }).waitFor()
    },
  ],
  [
    'wallet',
    async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Connect a wallet' }).click()
      await page.getByRole('button', { name: 'Make a devnet wallet' }).waitFor()
    },
  ],
  [
    'REST paths',
    async (page) => {
      await closeDialog(page)
      await page.getByRole('button', { name: 'REST paths' }).click()
      await page.getByLabel('Find a path').fill('hotels book')
      await page.getByRole('button', { name: '/api/hotels/book' }).click()
      await page.getByRole('button', { name: 'Fill with an example' }).click()
      await page.getByRole('button', { name: 'Show the 402' }).click()
      await page.getByText('402 Payment Required').waitFor()
    },
  ],
  [
    'map',
    async (page) => {
      await page.getByRole('button', { name: 'Map', exact: true }).click()
      await page.getByRole('main').getByText('travel', { exact: false }).first().waitFor()
    },
  ],
  [
    'spend',
    async (page) => {
      await page.getByRole('button', { name: 'Spend', exact: true }).click()
      await page.getByRole('main').getByText('wallet', { exact: false }).first().waitFor()
    },
  ],
]
