import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../subgraphs/enrich/web/browser/findChromium.ts'
import { startSite, type TestSite } from '../services/enrich/web/site.ts'
import { eventually, paymentsOf } from '../support/ledger.ts'
import { json, makeWallet } from '../support/wallet.ts'
import { type Answering, startAnswering } from './answering.ts'

let answering: Answering
let site: TestSite
beforeAll(async () => {
  site = await startSite()
  // A browser takes long to start on a busy machine: pages are read without scripts if it takes too long.
  const settings = { OUTBOUND_ALLOW: `127.0.0.1:${site.port}`, PROVIDER_TIMEOUT_MS: '60000' }
  answering = await startAnswering(['enrich'], { settings })
})
afterAll(async () => {
  await answering?.stop()
  await site?.stop()
})

interface Hits {
  readonly results: readonly { readonly url: string; readonly [member: string]: unknown }[]
}

const at = (path: string) => `${site.url}${path}`
const titles = ({ results }: Hits) => results.map(({ title }) => title)
const contents = (input: object) => answering.call<Hits & { statuses: unknown[] }>('WebsearchContents', { ...input })

/** A call that nothing is taken for: status and body. */
async function unpaid<Body = { issues?: unknown }>(
  path: string,
  body: object,
): Promise<{ status: number; body: Body }> {
  const { wallet, tollgraph } = answering
  let answer: { status: number; body: Body } | null = null
  const cost = await answering.costOf(async () => {
    const response = await wallet.pay(`${tollgraph.url}/enrich/api${path}`, json(body))
    answer = { status: response.status, body: (await response.json()) as Body }
  })
  expect(cost).toBe(0n)
  return answer ?? { status: 0, body: {} as Body }
}

describe('contents of pages', () => {
  it('are read, with what was asked for of each', async () => {
    const answer = await contents({
      urls: [at('/lighthouses'), at('/bread')],
      text: true,
      highlights: { query: 'how tall is the lighthouse', numSentences: 1 },
      summary: { query: 'lighthouse keepers' },
      extras: { links: 3 },
      subpages: 1,
    })
    const [first, second] = answer.results
    expect(first).toMatchObject({ id: at('/lighthouses'), url: at('/lighthouses'), title: 'Lighthouses' })
    expect(first?.text).toContain('Keepers lived in the tower')
    expect(first?.highlights).toEqual(['The tallest lighthouse of the coast is eighty-three metres tall.'])
    expect(first?.summary).toContain('Keepers lived in the tower')
    expect(second?.extras).toEqual({ links: [at('/beacons')], imageLinks: [] })
    expect(second?.subpages).toMatchObject([{ title: 'Beacons' }])
    expect(answer.statuses).toEqual(
      [at('/lighthouses'), at('/bread')].map((id) => ({ id, status: 'success', error: null })),
    )
  })

  it('tell of each page that could not be had, and why', async () => {
    const urls = ['/beacons', '/gone', '/inside', '/picture.png'].map(at)
    const { results, statuses } = await contents({ urls })
    expect(results.map(({ url }) => url)).toEqual([at('/beacons')])
    expect(statuses).toMatchObject([
      { status: 'success' },
      { error: { tag: 'CRAWL_NOT_FOUND', httpStatusCode: 404 } },
      { error: { tag: 'SOURCE_NOT_AVAILABLE', httpStatusCode: null } },
      { error: { tag: 'SOURCE_NOT_AVAILABLE' } },
    ])
  })

  it('cost nothing where there are none', async () => {
    const never = { urls: [at('/nowhere')], livecrawl: 'never' }
    expect(await unpaid('/websearch/contents', never)).toMatchObject({
      status: 200,
      body: { results: [], statuses: [{ error: { tag: 'SOURCE_NOT_AVAILABLE' } }] },
    })
  })

  it.each([
    ['a private address', 'http://10.0.0.1/'],
    ['this machine', 'http://localhost:5432/'],
    ['a file', 'file:///etc/passwd'],
  ])('are not asked of %s', async (_, url) => {
    expect(await unpaid('/websearch/contents', { urls: [url] })).toMatchObject({ status: 400 })
  })

  it('are asked for in known words only', async () => {
    expect(await unpaid('/websearch/contents', { urls: [at('/')], text: 'much' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: ['text'] }] },
    })
  })
})

describe('searching', () => {
  it('finds pages that were read, by words and by meaning', async () => {
    const answer = await answering.call<Hits>('WebsearchSearch', {
      query: 'lighthouse keepers and lamps',
      numResults: 2,
    })
    expect(titles(answer).sort()).toEqual(['Beacons', 'Lighthouses'])
    expect(
      titles(await answering.call<Hits>('WebsearchSearch', { query: 'lighthuose', type: 'neural', numResults: 1 })),
    ).toEqual(['Lighthouses'])
  })

  it('heeds its filters', async () => {
    const search = (filters: object) => answering.call<Hits>('WebsearchSearch', { query: 'lighthouse', ...filters })
    expect(titles(await search({ includeText: ['eighty-three'] }))).toEqual(['Lighthouses'])
    expect(titles(await search({ category: 'news' }))).toEqual(['Lighthouses'])
    expect(titles(await search({ excludeText: ['eighty-three'] }))).not.toContain('Lighthouses')
    const nothing = [{ includeDomains: ['example.com'] }, { startCrawlDate: '2100-01-01' }]
    for (const filters of nothing) {
      const asked = { query: 'lighthouse', ...filters }
      expect(await unpaid('/websearch/search', asked)).toMatchObject({ status: 200, body: { results: [] } })
    }
  })

  it('finds nothing that does not want to be found', async () => {
    const urls = [at('/unlisted'), at('/keep-out/x'), at('/secret?key=abc')]
    expect((await contents({ urls })).results).toHaveLength(3)
    const zeppelins = { query: 'zeppelin', type: 'fast' }
    expect(await unpaid('/websearch/search', zeppelins)).toMatchObject({ status: 200, body: { results: [] } })
  })

  it('finds what is about the same', async () => {
    const answer = await answering.call<Hits>('WebsearchFindSimilar', { url: at('/lighthouses'), numResults: 1 })
    expect(titles(answer)).toEqual(['Beacons'])
  })

  it('knows its own services from the start', async () => {
    const { results } = await answering.call<Hits>('CrawlerSearch', { query: 'register domain names' })
    expect(results.some(({ url }) => url.startsWith(answering.tollgraph.url))).toBe(true)
  })

  it('answers in sentences of pages, with the pages', async () => {
    const answer = await answering.call<{ answer: string; citations: Hits['results'] }>('WebsearchAnswer', {
      query: 'How tall is the tallest lighthouse?',
      text: true,
    })
    expect(answer.answer).toContain('The tallest lighthouse of the coast is eighty-three metres tall. [1]')
    expect(answer.citations[0]).toMatchObject({ url: at('/lighthouses'), title: 'Lighthouses' })
  })

  it('costs nothing where nothing answers', async () => {
    const nonsense = { query: 'zyzzyva qoph xylem' }
    expect(await unpaid('/websearch/answer', nonsense)).toMatchObject({ status: 200, body: { citations: [] } })
  })
})

describe('one page', () => {
  it.skipIf(findChromium(undefined) === null)('is read with its scripts', async () => {
    expect(await answering.call('CrawlerScrape', { url: at('/scripted') })).toMatchObject({
      url: at('/scripted'),
      title: 'Scripted',
      content: expect.stringContaining('Words of a script'),
    })
  })

  it('that cannot be had costs nothing', async () => {
    expect(await unpaid('/crawler/scrape', { url: at('/gone') })).toMatchObject({ status: 502 })
    expect(await unpaid('/crawler/scrape', { url: 'http://[::1]/' })).toMatchObject({ status: 400 })
  })
})

describe('a crawl', () => {
  interface Crawl {
    readonly id: string
    readonly status: string
    readonly records: readonly { readonly url: string; readonly status: string; readonly [member: string]: unknown }[]
    readonly cursor?: string
    readonly total: number
    readonly finished: number
    readonly skipped: number
  }
  const start = (input: object) => answering.call<{ token: string }>('SitecrawlCrawl', { url: at('/'), ...input })
  const poll = (token: string, more: object = {}) =>
    answering.call<Crawl>('SitecrawlJobs', { token, wait: 30, ...more })
  let token = ''

  it('reads a site as its robots.txt allows', async () => {
    token = (
      await start({ limit: 10, depth: 1, formats: ['markdown', 'json'], options: { excludePatterns: ['**/admin/**'] } })
    ).token
    const crawl = await poll(token)
    expect(crawl).toMatchObject({ status: 'completed', finished: crawl.total })
    const outcomes = Object.fromEntries(crawl.records.map(({ url, status }) => [new URL(url).pathname, status]))
    expect(outcomes).toEqual({
      '/': 'completed',
      '/listed': 'completed',
      '/lighthouses': 'completed',
      '/bread': 'completed',
      '/keep-out/x': 'disallowed',
      '/old': 'skipped',
      '/gone': 'errored',
      '/admin/login': 'skipped',
    })
    expect(crawl.records[0]).toMatchObject({
      url: at('/'),
      markdown: expect.stringContaining('Stories of the coast'),
      json: { title: 'Coast' },
      metadata: { status: 200, url: at('/'), title: 'Coast' },
    })
    expect(site.asked).not.toContain('/admin/login')
  })

  it('is told page by page', async () => {
    const first = await poll(token, { limit: 3 })
    expect(first.records).toHaveLength(3)
    const rest = await poll(token, { cursor: first.cursor ?? '' })
    expect(rest.records).toHaveLength(first.total - 3)
    expect(rest.cursor).toBeUndefined()
  })

  it('goes as deep and reads as much as it was paid for', async () => {
    const deep = await poll((await start({ limit: 25, depth: 2, source: 'links' })).token)
    expect(deep.records.map(({ url }) => new URL(url).pathname)).toContain('/beacons')
    const few = await poll((await start({ limit: 2, depth: 3, source: 'links', formats: ['html'] })).token)
    expect(few.records.filter(({ status }) => status === 'completed')).toHaveLength(2)
    expect(few.records[0]?.html).toContain('<!doctype html>')
  })

  it('is seen by the wallet that paid, and by no other', async () => {
    const other = await makeWallet(answering.tollgraph)
    const url = (ticket: string) =>
      `${answering.tollgraph.url}/enrich/api/sitecrawl/jobs?token=${encodeURIComponent(ticket)}`
    expect((await other.sign(url(token))).status).toBe(403)
    expect((await other.sign(url('nonsense'))).status).toBe(401)
    const { id } = await poll(token)
    expect((await other.sign(url(id))).status).toBe(403)
    expect((await other.sign(url('00000000-0000-4000-8000-000000000000'))).status).toBe(404)
    expect((await poll(id)).id).toBe(id)
  })

  it('that reads nothing is refunded by itself', async () => {
    const { address } = answering.wallet
    const { token: vain } = await start({ url: at('/keep-out/x'), source: 'links' })
    expect(await poll(vain)).toMatchObject({ status: 'errored', error: 'None of the pages could be read' })
    await eventually('the crawl is refunded', async () => {
      const [newest] = await paymentsOf(answering.tollgraph, address)
      return newest?.state === 'REFUNDED'
    })
  })

  it('that cannot begin costs nothing', async () => {
    expect(await unpaid('/sitecrawl/crawl', { url: 'http://192.168.0.1/' })).toMatchObject({ status: 400 })
  })
})

it('every path of the web has answered', () => {
  expect(answering.unanswered().filter((operation) => /^(Websearch|Crawler|Sitecrawl)/.test(operation))).toEqual([])
})
