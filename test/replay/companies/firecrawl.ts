import { hasBearer, type ReplayDefinition, type ReplayRequest, Reply, textReply, WAIT_SECONDS } from '../definition.ts'

/**
 * Firecrawl API v2 (https://api.firecrawl.dev): a page as Markdown, and a search for pages.
 * Document: docs.firecrawl.dev/api-reference (v2), and the types and requests of the official SDK (`firecrawl` 4.42.0 on npm), read on
 * 26 November 2026.
 * Certain: paths, bearer key, bodies, `data.markdown`, `data.metadata` with `sourceURL`, `statusCode` and titles that may be several,
 * `data.web`, `{success: false, error}`; a page that its server refuses is a success whose metadata has the status.
 * Less certain: the page that answers an unknown path.
 */

const KEY = 'fc-replay-key-0123456789'

export const firecrawl: ReplayDefinition = {
  company: 'firecrawl',
  key: KEY,
  isAuthorized: hasBearer,
  denied: new Reply(401, { success: false, error: 'Unauthorized: Invalid token' }),
  unknown: textReply(404, 'Cannot POST /nowhere'),
  busy: new Reply(429, { success: false, error: 'Rate limit exceeded' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: (issues) =>
    new Reply(400, {
      success: false,
      code: 'BAD_REQUEST',
      error: 'Bad Request',
      details: issues.map(({ at, message }) => ({ code: 'custom', message, path: [at] })),
    }),
  routes: [
    {
      method: 'POST',
      path: '/v2/scrape',
      body: {
        type: 'object',
        required: ['url'],
        properties: {
          url: { type: 'string', format: 'uri' },
          formats: { type: 'array', items: { enum: ['markdown', 'html', 'rawHtml', 'links', 'summary'] } },
          onlyMainContent: { type: 'boolean' },
          timeout: { type: 'integer' },
        },
      },
      answer: (request) => scraped(request, '# Boxes\n\nKits come in boxes.', 200),
      empty: (request) => scraped(request, '# Not found', 404),
    },
    {
      method: 'POST',
      path: '/v2/search',
      body: {
        type: 'object',
        required: ['query'],
        properties: {
          query: { type: 'string' },
          limit: { type: 'integer', minimum: 1, maximum: 100 },
          sources: { type: 'array' },
          location: { type: 'string' },
          tbs: { type: 'string' },
        },
      },
      answer: () => ({ success: true, data: { web: [BOXES, YARD] }, creditsUsed: 2 }),
      empty: () => ({ success: true, data: { web: [] }, creditsUsed: 0 }),
      odd: () => ({ success: true, data: { web: [BOXES, { title: 'no address' }, YARD] }, creditsUsed: 2 }),
    },
  ],
}

const BOXES = {
  url: 'https://kits.example/boxes',
  title: 'Why kits come in boxes',
  description: 'Boxes stack.',
  position: 1,
}
const YARD = { url: 'https://yard.example/', title: 'Kit Yard', description: 'A yard.', position: 2 }

function scraped({ body }: ReplayRequest, markdown: string, statusCode: number) {
  const { url } = body as { readonly url: string }
  return {
    success: true,
    data: {
      markdown,
      metadata: {
        title: ['Why kits come in boxes', 'Boxes'],
        description: 'Boxes stack.',
        language: 'en',
        sourceURL: url,
        url,
        statusCode,
        contentType: 'text/html; charset=utf-8',
        ...(statusCode === 200 ? {} : { error: 'Not Found' }),
      },
    },
  }
}
