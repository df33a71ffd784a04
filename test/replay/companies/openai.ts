/**
 * OpenAI Images API, by the types of the npm package openai 7.57.0 (resources/images) and
 * developers.openai.com/api/reference/resources/images; read 26 November 2026.
 * developers.openai.com/api/reference/cli/resources/models/methods/list has the list of models.
 *
 * Certain: paths, members, Bearer, base64 answers, that gpt-image-1 was shut down on 23 October 2026, that `input_fidelity` is for
 * gpt-image-1.5 only. Less certain: which other members a later model refuses.
 */
import {
  hasBearer,
  type ReplayDefinition,
  type ReplayRequest,
  Reply,
  type RequestIssue,
  WAIT_SECONDS,
} from '../definition.ts'
import { PIXEL } from './pixel.ts'

const text = { type: 'string' }
const MODELS = {
  enum: ['gpt-image-2.5-sunburst', 'gpt-image-2.5-flare', 'gpt-image-2.6-sunburst', 'gpt-image-2.6-flare'],
}

function error(status: number, message: string, code: string, headers: Record<string, string> = {}): Reply {
  return new Reply(status, { error: { message, type: 'invalid_request_error', param: null, code } }, headers)
}

const picture = () => ({
  created: 1_795_700_000,
  background: 'opaque',
  output_format: 'png',
  quality: 'low',
  size: '1024x1024',
  data: [{ b64_json: PIXEL }],
})

const FORM = ['model', 'prompt', 'quality', 'size', 'background', 'output_format', 'image[]', 'n']

/** The members of a form, which are not JSON. */
function ofForm({ bytes, headers }: ReplayRequest): readonly RequestIssue[] {
  if (!String(headers['content-type']).startsWith('multipart/form-data')) return [{ at: 'body', message: 'is no form' }]
  const names = [...bytes.toString('latin1').matchAll(/; name="([^"]+)"/g)].map(([, name = '']) => name)
  const missing = ['model', 'prompt', 'image[]'].filter((name) => !names.includes(name))
  return [
    ...missing.map((at) => ({ at, message: 'is required' })),
    ...names.filter((name) => !FORM.includes(name)).map((at) => ({ at, message: 'is not documented' })),
  ]
}

export const openai: ReplayDefinition = {
  company: 'openai',
  key: 'sk-replay-openai',
  isAuthorized: hasBearer,
  denied: error(401, 'Incorrect API key provided.', 'invalid_api_key'),
  unknown: error(404, 'Invalid URL', 'unknown_url'),
  busy: error(429, 'Rate limit reached', 'rate_limit_exceeded', { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => error(400, `${issue?.at} ${issue?.message}`, 'invalid_value'),
  routes: [
    {
      method: 'POST',
      path: '/v1/images/generations',
      body: {
        type: 'object',
        required: ['prompt'],
        properties: {
          model: MODELS,
          prompt: { type: 'string', minLength: 1, maxLength: 32_000 },
          n: { type: 'integer', minimum: 1, maximum: 10 },
          quality: { enum: ['low', 'medium', 'high', 'xhigh', 'max', 'auto'] },
          size: { type: 'string', pattern: '^(auto|\\d+x\\d+)$' },
          background: { enum: ['transparent', 'opaque', 'auto'] },
          output_format: { enum: ['png', 'webp', 'jpeg'] },
          output_compression: { type: 'integer' },
          moderation: { enum: ['low', 'auto'] },
          safety_identifier: text,
        },
      },
      answer: picture,
      empty: () => error(400, 'Your request was rejected by the safety system.', 'moderation_blocked'),
    },
    { method: 'POST', path: '/v1/images/edits', check: ofForm, answer: picture },
    {
      method: 'GET',
      path: '/v1/models',
      answer: () => ({
        object: 'list',
        data: MODELS.enum.map((id) => ({ id, object: 'model', created: 1_795_000_000, owned_by: 'system' })),
      }),
    },
  ],
}
