import { type ContractRow, NOT_TEXT, optional, type PriceFacts, required } from '../row.ts'

const price = (usd: string, atomic: string): PriceFacts => ({ mode: 'fixed', usd, atomic })

const query = required(...NOT_TEXT, '', 'x'.repeat(2001))
const url = required(...NOT_TEXT, '', 'example.com', 'ftp://example.com/', `https://example.com/${'x'.repeat(4100)}`)
const texts = optional('text', 7)
const date = optional(7, 'yesterday', '2024-1-1', '01.02.2024')
const count = optional(0, 101, 1.5, '5', null)

const filters = {
  numResults: count,
  includeDomains: texts,
  excludeDomains: texts,
  startCrawlDate: date,
  endCrawlDate: date,
  startPublishedDate: date,
  endPublishedDate: date,
  includeText: texts,
  excludeText: texts,
  contents: optional('text', 7, []),
}

const hit = {
  id: 'string',
  title: 'string|null',
  url: 'string',
  publishedDate: 'string|null',
  author: 'string|null',
  score: 'number|null',
  'image?': 'string',
  'favicon?': 'string',
  'text?': 'string',
  'highlights?': ['string'],
  'highlightScores?': ['number'],
  'summary?': 'string',
  'extras?': { 'links?': ['string'], 'imageLinks?': ['string'] },
} as const
const hits = [{ ...hit, 'subpages?': [hit] }] as const
const cost = { 'context?': 'string', 'costDollars?': { total: 'number' } } as const

type Written = Omit<ContractRow, 'service' | 'method' | 'access'>

const read = (row: Written): ContractRow => ({ service: 'enrich', method: 'POST', access: 'paid', ...row })

/** The contract of searching and reading the web. */
export const WEB_ROWS: readonly ContractRow[] = [
  read({
    path: '/api/websearch/search',
    operation: 'WebsearchSearch',
    price: price('0.01', '10000'),
    members: {
      query,
      additionalQueries: texts,
      type: optional(7, 'NEURAL', 'slow'),
      category: optional(7, 'COMPANY', 'research_paper'),
      userLocation: optional(7, 'x'),
      ...filters,
    },
    response: {
      requestId: 'string',
      'resolvedSearchType?': 'string',
      'searchType?': 'string',
      results: hits,
      ...cost,
    },
    sample: { query: 'how domains are registered', type: 'auto', numResults: 3, contents: { text: true } },
  }),
  read({
    path: '/api/websearch/find-similar',
    operation: 'WebsearchFindSimilar',
    price: price('0.01', '10000'),
    members: { url, ...filters },
    response: { requestId: 'string', results: hits, ...cost },
    sample: { url: 'https://example.com/', numResults: 3 },
  }),
  read({
    path: '/api/websearch/contents',
    operation: 'WebsearchContents',
    price: price('0.002', '2000'),
    members: {
      urls: required(
        'https://example.com/',
        7,
        [],
        Array.from({ length: 26 }, () => 'https://example.com/'),
      ),
      text: optional(),
      highlights: optional('text', 7),
      summary: optional('text', 7),
      livecrawl: optional(7, 'ALWAYS', 'sometimes'),
      livecrawlTimeout: optional(0, '100', 60_001),
      subpages: optional(-1, 6, 1.5),
      subpageTarget: optional(),
      extras: optional('text', 7),
    },
    response: {
      requestId: 'string',
      results: hits,
      'context?': 'string',
      statuses: [
        {
          id: 'string',
          status: 'words:success|error',
          error: {
            orNull: {
              tag: 'words:CRAWL_NOT_FOUND|CRAWL_TIMEOUT|CRAWL_LIVECRAWL_TIMEOUT|SOURCE_NOT_AVAILABLE|CRAWL_UNKNOWN_ERROR',
              httpStatusCode: 'integer|null',
            },
          },
        },
      ],
      'costDollars?': { total: 'number' },
    },
    sample: { urls: ['https://example.com/'], text: { maxCharacters: 1000 }, livecrawl: 'fallback' },
  }),
  read({
    path: '/api/websearch/answer',
    operation: 'WebsearchAnswer',
    price: price('0.01', '10000'),
    members: { query, stream: optional(7, 'true', null), text: optional(7, 'true', null) },
    response: {
      answer: 'string',
      citations: [
        {
          id: 'string',
          url: 'string',
          title: 'string|null',
          author: 'string|null',
          publishedDate: 'string|null',
          'text?': 'string',
          'image?': 'string',
          'favicon?': 'string',
        },
      ],
      'costDollars?': { total: 'number' },
    },
    sample: { query: 'How are domains registered?' },
  }),
  read({
    path: '/api/crawler/scrape',
    operation: 'CrawlerScrape',
    price: price('0.0126', '12600'),
    members: { url },
    response: { url: 'string', title: 'string|null', content: 'string' },
    sample: { url: 'https://example.com/' },
  }),
  read({
    path: '/api/crawler/search',
    operation: 'CrawlerSearch',
    price: price('0.0252', '25200'),
    members: { query, limit: optional(0, 11, 1.5, '5', null) },
    response: {
      results: [{ title: 'string|null', url: 'string', description: 'string|null', snippet: 'string|null' }],
      query: 'string',
      resultCount: 'integer',
    },
    sample: { query: 'how domains are registered', limit: 3 },
  }),
  read({
    path: '/api/sitecrawl/crawl',
    operation: 'SitecrawlCrawl',
    price: price('0.10', '100000'),
    status: 202,
    members: {
      url,
      limit: optional(0, 26, 1.5, '5', null),
      depth: optional(0, 4, 1.5, null),
      formats: optional('html', ['html', 'html', 'html', 'html']),
      render: optional(7, 'true', null),
      source: optional(7, 'ALL', 'feeds'),
      options: optional('text', 7),
    },
    response: { token: 'string' },
    sample: { url: 'https://example.com/', limit: 2, formats: ['markdown'] },
  }),
  {
    service: 'enrich',
    method: 'GET',
    path: '/api/sitecrawl/jobs',
    operation: 'SitecrawlJobs',
    access: 'siwx',
    price: null,
    members: {
      token: required('', 'x'.repeat(2001)),
      cursor: optional('', 'x'.repeat(101)),
      limit: optional('0', '26', 'x'),
      wait: optional('-1', '31', 'x'),
    },
    response: {
      id: 'string',
      status: 'string',
      records: [
        {
          url: 'string',
          status: 'words:queued|completed|errored|disallowed|skipped|cancelled',
          'html?': 'string',
          'markdown?': 'string',
          'json?': 'any',
          metadata: { status: 'integer|null', url: 'string', title: 'string|null' },
        },
      ],
      'browserSecondsUsed?': 'number',
      total: 'integer',
      finished: 'integer',
      skipped: 'integer',
      'cursor?': 'string',
      'error?': 'string',
    },
    sample: { token: 'unknown' },
  },
]
