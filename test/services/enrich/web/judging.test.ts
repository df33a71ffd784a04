import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { CrawlOrder } from '../../../../subgraphs/enrich/web/crawl/order.ts'
import { siteCrawl } from '../../../../subgraphs/enrich/web/crawl/step.ts'
import { listPages } from '../../../../subgraphs/enrich/web/crawl/store.ts'
import { extractText } from '../../../../subgraphs/enrich/web/reading/extract.ts'
import { type TestDatabase, testDatabase } from '../../../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database?.close())
afterEach(() => vi.restoreAllMocks())

const SITE = 'https://slow.example'

it('links that there is no time to judge are left out of a crawl, and counted in the log', async () => {
  const links = Array.from({ length: 10 }, (_, index) => ({ url: `${SITE}/${index}`, text: '' }))
  const warn = vi.fn()
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const rules = {
    delayMs: 0,
    sitemaps: [],
    // Each link takes two seconds.
    isAllowed: (url: string) => {
      if (url !== `${SITE}/`) now += 2_000
      return true
    },
  }
  const page = { ...extractText('Words.'), links, url: `${SITE}/`, statusCode: 200, source: '', rendered: false }
  const web = { robots: { rulesOf: async () => rules }, read: async () => ({ ...page, isListed: false, browserMs: 0 }) }
  const context = { db: database.db, engines: { web }, log: { warn } as unknown as Logger, now: () => new Date() }
  const input: CrawlOrder = {
    ...{ url: `${SITE}/`, limit: 50, depth: 1, formats: ['MARKDOWN'], render: false, source: 'LINKS' },
    ...{ includeExternalLinks: false, includeSubdomains: false, includePatterns: [], excludePatterns: [] },
  }
  const id = randomUUID()
  const job = { id, input, createdAt: new Date(), signal: new AbortController().signal }
  for (const checkpoint of [null, { isPrepared: true }])
    await siteCrawl.step({ ...job, checkpoint } as never, context as never)
  const [pages = []] = await listPages(database.db.pool, [{ jobId: id, after: -1, limit: 50 }])
  expect(pages.map(({ url }) => url)).toEqual([`${SITE}/`, `${SITE}/0`, `${SITE}/1`, `${SITE}/2`])
  expect(warn.mock.calls).toEqual([[{ crawl: id, site: SITE, links: 10, unjudged: 7 }, expect.any(String)]])
})
