import { hasHeader, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Exa (https://api.exa.ai): web search, similar pages, contents and answers.
 * Document: exa-openapi-spec.yaml 1.2.0 of github.com/exa-labs/openapi-spec at 57d91782 (3 April 2026), and the errors of exa-js
 * 2.23.0, read on 26 November 2026.
 * Certain: paths, header, bodies, categories (`github`, `people`; none for code repositories or profiles by another name), members of
 * results, `statuses` with tags. Less certain: the bodies of 404 and 429.
 */

const KEY = 'replay-exa-key-0123456789'
const CATEGORIES = ['company', 'research paper', 'news', 'pdf', 'github', 'personal site', 'people', 'financial report']
const DOMAINS = { type: 'array', items: { type: 'string' } }
const TIME = { type: 'string', format: 'date-time' }

const CONTENTS = {
  text: {
    oneOf: [
      { type: 'boolean' },
      { type: 'object', properties: { maxCharacters: { type: 'integer' }, includeHtmlTags: { type: 'boolean' } } },
    ],
  },
  highlights: {
    type: 'object',
    properties: {
      numSentences: { type: 'integer', minimum: 1 },
      highlightsPerUrl: { type: 'integer', minimum: 1 },
      query: { type: 'string' },
    },
  },
  summary: { type: 'object', properties: { query: { type: 'string' }, schema: { type: 'object' } } },
  livecrawl: { enum: ['never', 'fallback', 'preferred', 'always'] },
  livecrawlTimeout: { type: 'integer' },
  subpages: { type: 'integer' },
  subpageTarget: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  extras: { type: 'object', properties: { links: { type: 'integer' }, imageLinks: { type: 'integer' } } },
}

const COMMON = {
  numResults: { type: 'integer', minimum: 1, maximum: 100 },
  includeDomains: DOMAINS,
  excludeDomains: DOMAINS,
  startCrawlDate: TIME,
  endCrawlDate: TIME,
  startPublishedDate: TIME,
  endPublishedDate: TIME,
  includeText: DOMAINS,
  excludeText: DOMAINS,
  moderation: { type: 'boolean' },
  contents: { type: 'object', properties: CONTENTS },
}

export const exa: ReplayDefinition = {
  company: 'exa',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: refused(401, 'Invalid API key', 'INVALID_API_KEY'),
  unknown: refused(404, 'Not found', 'NOT_FOUND'),
  busy: new Reply(
    429,
    { requestId: 'r-busy', error: "You've exceeded your rate limit", tag: 'RATE_LIMIT_EXCEEDED' },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => refused(400, `${issue?.at} ${issue?.message}`, 'INVALID_REQUEST_BODY'),
  routes: [
    {
      method: 'POST',
      path: '/search',
      body: {
        type: 'object',
        required: ['query'],
        properties: {
          query: { type: 'string' },
          additionalQueries: { type: 'array', items: { type: 'string' } },
          type: { enum: ['neural', 'fast', 'auto', 'deep', 'deep-reasoning', 'instant'] },
          category: { enum: CATEGORIES },
          userLocation: { type: 'string' },
          ...COMMON,
        },
      },
      answer: () => listed([page(), YARD], { searchType: 'neural' }),
      empty: () => listed([]),
      odd: () => listed([page(), { title: 'no address' }, YARD]),
    },
    {
      method: 'POST',
      path: '/findSimilar',
      body: {
        type: 'object',
        required: ['url'],
        properties: { url: { type: 'string', format: 'uri' }, excludeSourceDomain: { type: 'boolean' }, ...COMMON },
      },
      answer: () => listed([page(), YARD]),
      empty: () => listed([]),
      odd: () => listed([page(), { title: 'no address' }, YARD]),
    },
    {
      method: 'POST',
      path: '/contents',
      body: {
        type: 'object',
        required: ['urls'],
        properties: { urls: { type: 'array', minItems: 1, items: { type: 'string' } }, ...CONTENTS },
      },
      answer: (request) => listed([page()], { statuses: statusesOf(request, null) }),
      empty: (request) => listed([], { statuses: statusesOf(request, 'UNSUPPORTED_URL') }),
      odd: (request) => listed([page(), { title: 'no address' }], { statuses: statusesOf(request, null) }),
    },
    {
      method: 'POST',
      path: '/answer',
      body: {
        type: 'object',
        required: ['query'],
        properties: { query: { type: 'string', minLength: 1 }, stream: { const: false }, text: { type: 'boolean' } },
      },
      answer: () => ({ answer: 'Kits come in boxes.', citations: [cited(page())], costDollars: { total: 0.005 } }),
      empty: () => ({ answer: '', citations: [], costDollars: { total: 0.005 } }),
      odd: () => ({
        answer: 'Kits come in boxes.',
        citations: [cited(page()), { title: 'no address' }],
        costDollars: { total: 0.005 },
      }),
    },
  ],
}

function refused(status: number, error: string, tag: string): Reply {
  return new Reply(status, { requestId: 'r-refused', error, tag })
}

function listed(results: readonly object[], more: object = {}) {
  return {
    requestId: 'b5947044c4b78efa9552a7c89b306d95',
    results,
    costDollars: { total: 0.005, breakDown: [{ search: 0.005, contents: 0 }] },
    ...more,
  }
}

function statusesOf({ body }: ReplayRequest, tag: string | null) {
  const { urls } = body as { readonly urls: readonly string[] }
  return urls.map((id) =>
    tag === null ? { id, status: 'success' } : { id, status: 'error', error: { tag, httpStatusCode: null } },
  )
}

function page() {
  return {
    id: 'https://kits.example/boxes',
    url: 'https://kits.example/boxes',
    title: 'Why kits come in boxes',
    publishedDate: '2026-03-02T00:00:00.000Z',
    author: 'Ada Kitson',
    score: 0.46,
    image: 'https://kits.example/boxes.png',
    favicon: 'https://kits.example/favicon.ico',
    text: 'Kits come in boxes. Boxes stack.',
    highlights: ['Boxes stack.'],
    highlightScores: [0.41],
    summary: 'On boxes.',
    extras: { links: ['https://kits.example/'] },
  }
}

/** A page with the least that results have. */
const YARD = {
  id: 'https://yard.example/',
  url: 'https://yard.example/',
  title: 'Kit Yard',
  publishedDate: null,
  author: null,
}

function cited({
  score: _score,
  highlights: _highlights,
  highlightScores: _scores,
  ...citation
}: ReturnType<typeof page>) {
  return citation
}
