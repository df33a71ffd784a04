import { hasHeader, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'

/**
 * Serper (https://google.serper.dev): news and shopping results of Google.
 * Document: the playground and samples of serper.dev, and the clients that follow them, read on 26 November 2026; there is no OpenAPI file.
 * Certain: paths, header `X-API-KEY`, JSON bodies, `searchParameters`, `news`, `shopping`, `credits`, `{message, statusCode}` of errors and
 * 403 for a wrong key, 400 for used-up credits. Less certain: the body of 429.
 */

const KEY = 'replay-serper-key-0123456789'

export const serper: ReplayDefinition = {
  company: 'serper',
  key: KEY,
  isAuthorized: hasHeader('x-api-key'),
  denied: new Reply(403, { message: 'Unauthorized.', statusCode: 403 }),
  unknown: new Reply(404, { message: 'Cannot POST /nowhere', error: 'Not Found', statusCode: 404 }),
  busy: new Reply(429, { message: 'Too many requests', statusCode: 429 }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => new Reply(400, { message: `${issue?.at} ${issue?.message}`, statusCode: 400 }),
  routes: [
    {
      method: 'POST',
      path: '/news',
      body: bodyOf(),
      answer: (request) => ({
        ...around(request, 'news'),
        news: [ARTICLE, { ...ARTICLE, title: 'Kits sell out', position: 2 }],
      }),
      empty: (request) => ({ ...around(request, 'news'), news: [] }),
      odd: (request) => ({
        ...around(request, 'news'),
        news: [ARTICLE, { snippet: 'an ad' }, { ...ARTICLE, title: 'Kits sell out', position: 3 }],
      }),
    },
    {
      method: 'POST',
      path: '/shopping',
      body: bodyOf(),
      answer: (request) => ({ ...around(request, 'shopping'), shopping: [OFFER] }),
      empty: (request) => ({ ...around(request, 'shopping'), shopping: [] }),
      odd: (request) => ({
        ...around(request, 'shopping'),
        shopping: [OFFER, { price: 7 }, { ...OFFER, title: 'Kit box, large', position: 3 }],
      }),
    },
  ],
}

function bodyOf() {
  return {
    type: 'object',
    required: ['q'],
    properties: {
      q: { type: 'string', minLength: 1 },
      gl: { type: 'string', pattern: '^[a-z]{2}$' },
      hl: { type: 'string' },
      location: { type: 'string' },
      num: { type: 'integer', minimum: 1, maximum: 100 },
      page: { type: 'integer' },
      tbs: { type: 'string' },
      autocorrect: { type: 'boolean' },
    },
  }
}

function around({ body }: ReplayRequest, type: string) {
  return { searchParameters: { ...(body as object), type, engine: 'google' }, credits: 1 }
}

const ARTICLE = {
  title: 'Kit Works opens a yard',
  link: 'https://paper.example/kit-works-opens-a-yard',
  snippet: 'The maker of kits…',
  date: '2 hours ago',
  source: 'The Kit Paper',
  imageUrl: 'data:image/jpeg;base64,/9j/4AAQ',
  position: 1,
}

const OFFER = {
  title: 'Kit box',
  source: 'Kit Shop',
  link: 'https://www.google.com/search?ibp=oshop&q=kit+box',
  price: '$39.99',
  delivery: 'Free delivery',
  imageUrl: 'https://encrypted-tbn0.gstatic.com/shopping?q=tbn:kit',
  rating: 4.6,
  ratingCount: 1200,
  offers: '3',
  productId: '123456789012',
  position: 1,
}
