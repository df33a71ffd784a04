/**
 * Black Forest Labs, FLUX API v1: FLUX.2 [pro], from docs.bfl.ai and the requests of the npm package @ai-sdk/black-forest-labs
 * 1.0.33; read 26 November 2026.
 * docs.bfl.ai/api-reference/get-the-users-credits has the balance.
 *
 * Certain: path, x-key, polling_url, statuses, that the result is kept for 10 minutes. Less certain: whether this model takes
 * prompt_upsampling (models of the company ignore members that they do not know).
 */
import { hasHeader, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { PIXEL } from './pixel.ts'

const text = { type: 'string' }
const side = { type: 'integer', minimum: 64, multipleOf: 16 }
const inputs = Array.from({ length: 8 }, (_, index) => `input_image${index === 0 ? '' : `_${index + 1}`}`)

export const bfl: ReplayDefinition = {
  company: 'bfl',
  key: 'replay-bfl-key',
  isAuthorized: hasHeader('x-key'),
  denied: new Reply(403, { detail: 'Not authenticated' }),
  unknown: new Reply(404, '404 page not found', { 'content-type': 'text/plain' }),
  busy: new Reply(429, { detail: 'Rate limit exceeded' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: (issues) =>
    new Reply(422, {
      detail: issues.map(({ at, message }) => ({ loc: ['body', at], msg: message, type: 'value_error' })),
    }),
  routes: [
    { method: 'GET', path: '/v1/credits', answer: () => ({ credits: 1234.5 }) },
    {
      method: 'POST',
      path: '/v1/flux-2-pro',
      body: {
        type: 'object',
        required: ['prompt'],
        properties: {
          prompt: text,
          ...Object.fromEntries(inputs.map((name) => [name, text])),
          width: side,
          height: side,
          seed: { type: 'integer' },
          safety_tolerance: { type: 'integer', minimum: 0, maximum: 5 },
          prompt_upsampling: { type: 'boolean' },
          output_format: { enum: ['jpeg', 'png'] },
        },
      },
      answer: ({ url }) => ({ id: 'p-replay', polling_url: `${url}/v1/get_result?id=p-replay`, cost: 3 }),
    },
    {
      method: 'GET',
      path: '/v1/get_result',
      query: { 'id!': 'string' },
      answer: ({ url, query }) => ({
        id: query.get('id'),
        status: 'Ready',
        result: { sample: `${url}/made/picture.png?sig=1`, seed: 7 },
      }),
      empty: ({ query }) => ({
        id: query.get('id'),
        status: 'Request Moderated',
        result: null,
        details: { 'Moderation Reasons': ['Safety Filter'] },
      }),
    },
    {
      method: 'GET',
      path: '/made/picture.png',
      query: { sig: 'integer' },
      answer: () => new Reply(200, Buffer.from(PIXEL, 'base64'), { 'content-type': 'image/png' }),
    },
  ],
}
