import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasChromium, launchChromium, visit } from '../../../router/pages/chromium.ts'
import { startTollgraph, type TestTollgraph } from '../../../support/tollgraph.ts'
import { makeWallet, type TestWallet } from '../../../support/wallet.ts'
import { activate, buyUpload, publish, type Room, replaceSite, sendSite } from '../../webmaster.ts'
import { complete, lookAt } from './looks.ts'
import { samplePage } from './samplePage.ts'

// Sites and files as people meet them: bought over HTTP with stock clients, looked at in a browser.

describe.skipIf(!hasChromium)('in a browser', () => {
  let tollgraph: TestTollgraph
  let owner: TestWallet
  let browser: Browser
  let site: Room & { readonly siteUrl: string }

  beforeAll(async () => {
    tollgraph = await startTollgraph()
    owner = await makeWallet(tollgraph)
    browser = await launchChromium()
    site = await publish(tollgraph, owner, samplePage('one'))
  })
  afterAll(async () => {
    await browser?.close()
    await tollgraph?.stop()
  })

  it('a site has its stylesheet, script, image and data, from its own origin', async () => {
    const { page, requests, errors } = await visit(browser, site.siteUrl)
    expect(await lookAt(page)).toEqual(complete('Version one', 'one'))
    expect(requests.filter((url) => !url.startsWith(`${site.siteUrl}/`))).toEqual([])
    expect(errors).toEqual([])
  })

  it('links without .html lead to its pages, and folders to theirs', async () => {
    const { page, errors } = await visit(browser, site.siteUrl)
    // Leave each page only after its script has run: leaving earlier aborts its request, which counts as an error.
    expect(await lookAt(page)).toEqual(complete('Version one', 'one'))
    await page.getByText('About').click()
    await page.waitForURL(`${site.siteUrl}/about`)
    expect(await lookAt(page)).toEqual(complete('About us', 'one'))
    await page.goBack()
    expect(await lookAt(page)).toEqual(complete('Version one', 'one'))
    await page.getByText('Guide').click()
    await page.waitForURL(`${site.siteUrl}/guide/`)
    expect(await lookAt(page)).toEqual(complete('The guide', 'one'))
    // A relative link: it leads on only below the folder's own address.
    await page.getByText('First chapter').click()
    await page.waitForURL(`${site.siteUrl}/guide/chapter`)
    expect(await lookAt(page)).toEqual(complete('First chapter', 'one'))
    expect(errors).toEqual([])
  })

  it('a path that leads nowhere shows the page for that, whole', async () => {
    const { page } = await visit(browser, 'about:blank')
    const answer = await page.goto(`${site.siteUrl}/no/such/page`)
    expect(answer?.status()).toBe(404)
    expect(await lookAt(page)).toEqual(complete('Nothing here', 'one'))
  })

  it('a new version takes the place of the old one without a broken page between', async () => {
    await sendSite(await replaceSite(tollgraph, owner, site), samplePage('two'))
    const titles: string[] = []
    // Each look is a new visitor's, to whose browser nothing is known.
    const look = async () => {
      const { page, errors } = await visit(browser, site.siteUrl)
      const seen = await lookAt(page)
      expect(errors).toEqual([])
      await page.context().close()
      titles.push(seen.title)
      return seen
    }
    expect(await look()).toEqual(complete('Version one', 'one'))
    let isLive = false
    const activating = activate(tollgraph, owner, site).finally(() => {
      isLive = true
    })
    while (!isLive) {
      const { color, logoWidth } = complete('', '')
      expect(await look()).toMatchObject({ color, logoWidth })
    }
    await activating
    expect(await look()).toEqual(complete('Version two', 'two'))
    expect(titles).toEqual([...titles].sort())
    expect(new Set(titles)).toEqual(new Set(['Version one', 'Version two']))
  })

  it("two sites cannot read each other's storage", async () => {
    const other = await publish(tollgraph, owner, samplePage('other'))
    const { page } = await visit(browser, site.siteUrl)
    await page.evaluate("localStorage.setItem('secret', 'mine')")
    expect(await page.evaluate("localStorage.getItem('secret')")).toBe('mine')
    await page.goto(other.siteUrl)
    expect(await page.evaluate("localStorage.getItem('secret')")).toBeNull()
  })

  it('a page of any origin sends a file to its upload URL, and no second one', async () => {
    const room = await buyUpload(tollgraph, owner)
    const { page } = await visit(browser, site.siteUrl)
    expect(await sendFrom(page, room.uploadUrl, '0123456789')).toMatchObject({ status: 201 })
    expect(await (await fetch(room.publicUrl ?? '')).text()).toBe('0123456789')
    // The page can read why: a refusal without CORS headers would only be a network error to it.
    const again = await sendFrom(page, room.uploadUrl, 'other')
    expect(again.status).toBeGreaterThanOrEqual(400)
    expect(again.text).toContain('error')
    expect(await (await fetch(room.publicUrl ?? '')).text()).toBe('0123456789')
  })

  it('a page of any origin downloads a part of a file', async () => {
    const room = await buyUpload(tollgraph, owner)
    const { page } = await visit(browser, site.siteUrl)
    await sendFrom(page, room.uploadUrl, '0123456789')
    const part = await page.evaluate(async (url) => {
      const answer = await fetch(url, { headers: { range: 'bytes=2-5' } })
      const { status, headers } = answer
      return { status, range: headers.get('content-range'), etag: headers.get('etag'), text: await answer.text() }
    }, room.publicUrl ?? '')
    expect(part).toEqual({ status: 206, range: 'bytes 2-5/10', etag: expect.any(String), text: '2345' })
  })

  it('a file that is a page is saved, and runs nothing', async () => {
    const room = await buyUpload(tollgraph, owner, 'page.html', 'text/html')
    const html = '<script>document.title = "It ran"</script>'
    expect((await fetch(room.uploadUrl, { method: 'PUT', body: html })).status).toBe(201)
    const { page } = await visit(browser, site.siteUrl)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      // What becomes a download ends the navigation.
      page.goto(room.publicUrl ?? '').catch((error: Error) => expect(error.message).toContain('Download')),
    ])
    expect(download.suggestedFilename()).toBe('page.html')
  })

  function sendFrom(page: Page, url: string, content: string): Promise<{ status: number; text: string }> {
    return page.evaluate(
      async ([to, body]) => {
        const answer = await fetch(to, { method: 'PUT', body: new Blob([body]) })
        return { status: answer.status, text: await answer.text() }
      },
      [url, content] as const,
    )
  }
})
