import { createHash, randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../../../../prisma/database.ts'
import { type Address, parseAddress } from '../../../../schema/address.ts'
import { loadCatalogue } from '../../../../schema/catalogue.ts'
import { parseUsd } from '../../../../schema/money.ts'
import { enrich } from '../../../../subgraphs/enrich/service.ts'
import type { EnrichSettings } from '../../../../subgraphs/enrich/settings.ts'
import { start, topics } from '../../../../subgraphs/enrich/topics.ts'
import { openOutbound } from '../../../../subgraphs/kit/net/outbound/outbound.ts'
import { createRuntime, type SubgraphRuntime } from '../../../../subgraphs/kit/service/runtime.ts'
import { requestScope } from '../../../../subgraphs/kit/service/scope.ts'
import type { ServiceHost } from '../../../../subgraphs/kit/service/subgraph.ts'
import { type Stranger, startStranger } from '../../../kit/outbound/servers.ts'
import { paidScope } from '../../../support/paidScope.ts'
import { providerHost } from '../../../support/providerHost.ts'

// The service over companies that are configured: what they are asked, in their words, and what becomes of their answers.

const PAYER = parseAddress('0x000000000000000000000000000000000000dEaD') as Address

let company: Stranger
let runtime: SubgraphRuntime
let stop: () => Promise<void>
/** What the company answers next, and what it was asked. */
let answer: { readonly status?: number; readonly body: unknown } = { body: {} }
let asked: { readonly path: string; readonly key: unknown; readonly body: unknown }

beforeAll(async () => {
  company = await startStranger((request, response) => {
    const { authorization, 'x-api-key': key } = request.headers
    void text(request).then((body) => {
      asked = { path: request.url ?? '', key: key ?? authorization, body: JSON.parse(body) }
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  const log = pino({ level: 'silent' })
  const ground = {
    db: {} as Database,
    log,
    now: () => new Date(),
    baseUrl: () => 'https://enrich.example',
    cursorKeys: Buffer.alloc(32),
  }
  const settings = z.object(enrich.settings).parse({
    EXA_URL: company.url,
    EXA_KEY: 'search key',
    FIRECRAWL_URL: company.url,
    FIRECRAWL_KEY: 'crawler key',
    CHROMIUM_PATH: 'none',
  })
  const catalogue = loadCatalogue()
  const host = {
    ...ground,
    catalogue,
    settings,
    dns: { settings: { DNS_RESOLVERS: [] }, lookUp: {} },
    outbound: openOutbound({ allow: [], resolve: async () => [], userAgent: 'Test/1.0' }),
    providers: providerHost({ timeoutMs: 2_000 }),
    deriveKey: (purpose: string) => createHash('sha256').update(purpose).digest(),
  }
  const started = await start(host as unknown as ServiceHost<EnrichSettings>)
  stop = () => started.stop()
  runtime = createRuntime({ ...enrich, topics }, started, catalogue, ground)
})

afterAll(async () => {
  await stop?.()
  await company?.stop()
})

/** Asks for a paid field: its value, its error, and whether it is waived. */
async function ask(field: string, args: string, select: string) {
  const line = {
    service: 'enrich',
    field: `Query.${field}`,
    path: [field],
    units: 1,
    amount: parseUsd('0.01'),
    actId: 'act',
  } as const
  const payment = { id: randomUUID(), payer: PAYER, transaction: null, lines: [line] }
  const scope = requestScope({ requestId: randomUUID(), caller: PAYER, payment })
  const { data, errors } = await runtime.execute({ query: `{ ${field}(${args}) ${select} }`, variables: {} }, scope)
  const { message, extensions } = errors?.[0] ?? {}
  const value = JSON.parse(JSON.stringify(data?.[field] ?? null))
  return { value, code: extensions?.code, message, waived: scope.report.waivers.length > 0 }
}

describe('a web search company', () => {
  const HIT = {
    id: 'https://a.example/',
    url: 'https://a.example/',
    title: 'A',
    publishedDate: null,
    author: null,
    score: 0.5,
  }

  it('is asked in its own words', async () => {
    answer = { body: { requestId: 'r', resolvedSearchType: 'neural', results: [HIT], costDollars: { total: 0.005 } } }
    const { value, waived } = await ask(
      'webSearch',
      `query: "towers", type: DEEP, category: RESEARCH_PAPER, startCrawlDate: "2024-01-31", includeDomains: ["a.example"],
       contents: { text: { maxCharacters: 10 }, livecrawl: PREFERRED, subpageTarget: "about" }`,
      '{ requestId resolvedSearchType results { url title score publishedDate } costDollars { total } }',
    )
    expect(asked).toEqual({
      path: '/search',
      key: 'search key',
      body: {
        query: 'towers',
        type: 'deep',
        category: 'research paper',
        numResults: 5,
        startCrawlDate: '2024-01-31T00:00:00.000Z',
        includeDomains: ['a.example'],
        contents: { text: { maxCharacters: 10 }, livecrawl: 'preferred', subpageTarget: 'about' },
      },
    })
    expect(value).toMatchObject({
      requestId: 'r',
      results: [{ title: 'A', score: 0.5 }],
      costDollars: { total: '0.005' },
    })
    expect(waived).toBe(false)
  })

  it('is asked for pages of a company by the domain of that', async () => {
    answer = { body: { requestId: 'r', results: [HIT] } }
    const query = '{ company(domain: "A.example") { webPages(query: "towers", first: 3) { results { url } } } }'
    const { data } = await runtime.execute({ query, variables: {} }, paidScope(runtime, query, { caller: PAYER }))
    expect(JSON.parse(JSON.stringify(data))).toEqual({ company: { webPages: { results: [{ url: HIT.url }] } } })
    expect(asked).toMatchObject({
      path: '/search',
      body: { query: 'towers', type: 'auto', numResults: 3, includeDomains: ['a.example'] },
    })
  })

  it('that finds nothing costs nothing', async () => {
    answer = { body: { requestId: 'r', results: [] } }
    expect(await ask('similarPages', 'url: "https://a.example/"', '{ results { url } }')).toMatchObject({
      value: { results: [] },
      waived: true,
    })
    expect(asked).toMatchObject({ path: '/findSimilar', body: { url: 'https://a.example/', numResults: 5 } })
  })

  it('that refuses a question is heard, and one that fails is not blamed on the caller', async () => {
    answer = { status: 400, body: { requestId: 'r', error: 'Unknown category', tag: 'INVALID_REQUEST' } }
    expect(await ask('webAnswer', 'query: "x"', '{ answer }')).toMatchObject({ value: null, code: 'BAD_REQUEST' })
    answer = { status: 401, body: { requestId: 'r', error: 'Invalid key', tag: 'INVALID_API_KEY' } }
    expect(await ask('webAnswer', 'query: "x"', '{ answer }')).toMatchObject({ value: null, code: 'UPSTREAM' })
  })

  it('is not asked about what is no public URL, nor about days that do not exist', async () => {
    asked = { path: 'nothing', key: null, body: null }
    const refused = { value: null, code: 'BAD_REQUEST' }
    expect(await ask('pageContents', 'urls: ["http://10.0.0.1/"]', '{ requestId }')).toMatchObject(refused)
    expect(await ask('webSearch', 'query: "x", endCrawlDate: "2024-13-45"', '{ requestId }')).toMatchObject(refused)
    expect(asked.path).toBe('nothing')
  })
})

describe('a crawler company', () => {
  it('reads pages', async () => {
    const metadata = { title: 'A', sourceURL: 'https://a.example/', statusCode: 200 }
    answer = { body: { success: true, data: { markdown: '# A', metadata } } }
    expect(await ask('scrapedPage', 'url: "https://a.example/"', '{ url title content rendered }')).toMatchObject({
      value: { url: 'https://a.example/', title: 'A', content: '# A', rendered: null },
    })
    expect(asked).toEqual({
      path: '/v2/scrape',
      key: 'Bearer crawler key',
      body: { url: 'https://a.example/', formats: ['markdown'] },
    })
  })

  it('that answers what a server says instead of a page could not read it', async () => {
    const metadata = { sourceURL: 'https://a.example/', statusCode: 404, error: 'Not Found' }
    answer = { body: { success: true, data: { markdown: '# Oops', metadata } } }
    expect(await ask('scrapedPage', 'url: "https://a.example/"', '{ url }')).toMatchObject({ code: 'UPSTREAM' })
  })

  it('that refuses the key is no unreadable page', async () => {
    answer = { status: 401, body: { success: false, error: 'Unauthorized: Invalid token' } }
    const refused = await ask('scrapedPage', 'url: "https://a.example/"', '{ url }')
    expect(refused).toMatchObject({ code: 'UPSTREAM', message: expect.stringContaining('refused the request') })
  })

  it('that could not read a page costs nothing', async () => {
    for (const status of [200, 408]) {
      answer = { status, body: { success: false, error: 'Timed out' } }
      expect(await ask('scrapedPage', 'url: "https://a.example/"', '{ url }')).toMatchObject({ code: 'UPSTREAM' })
    }
  })

  it('searches', async () => {
    answer = {
      body: { success: true, data: { web: [{ url: 'https://a.example/', title: 'A', description: 'About A' }] } },
    }
    expect(
      await ask('crawlerSearch', 'query: "a", limit: 3', '{ query resultCount results { url snippet } }'),
    ).toMatchObject({
      value: { query: 'a', resultCount: 1, results: [{ url: 'https://a.example/', snippet: null }] },
    })
    expect(asked.body).toEqual({ query: 'a', limit: 3 })
  })
})
