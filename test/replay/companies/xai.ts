/**
 * xAI API: pictures and videos, from docs.x.ai (model capabilities: images, video generation) and the requests of the npm package
 * @ai-sdk/xai 3.0.138; read 26 November 2026. grok-imagine-image-quality ended on 2 November 2026.
 * docs.x.ai/api-reference has /v1/api-key.
 *
 * Certain: paths, members, Bearer, statuses, both forms of errors. Less certain: codes of errors.
 */
import { hasBearer, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { FILM, PIXEL } from './pixel.ts'

const text = { type: 'string' }
const RATIOS = [
  '1:1',
  '3:4',
  '4:3',
  '9:16',
  '16:9',
  '2:3',
  '3:2',
  '9:19.5',
  '19.5:9',
  '9:20',
  '20:9',
  '1:2',
  '2:1',
  'auto',
]
const given = { type: 'object', required: ['url'], properties: { url: text, type: { enum: ['image_url'] } } }
const picture = {
  model: { enum: ['grok-imagine-image', 'grok-imagine-image-2.0'] },
  prompt: text,
  n: { type: 'integer', minimum: 1, maximum: 10 },
  aspect_ratio: { enum: RATIOS },
  resolution: { enum: ['1k', '2k'] },
  quality: { enum: ['low', 'medium', 'high'] },
  response_format: { enum: ['url', 'b64_json'] },
}

function error(status: number, code: string, message: string, headers: Record<string, string> = {}): Reply {
  return new Reply(status, { code, error: message }, headers)
}

const pictures = () => ({ data: [{ b64_json: PIXEL, respect_moderation: true }] })

export const xai: ReplayDefinition = {
  company: 'xai',
  key: 'xai-replay-key',
  isAuthorized: hasBearer,
  denied: error(400, 'invalid-argument', 'Incorrect API key provided.'),
  unknown: new Reply(404, 'Not Found', { 'content-type': 'text/plain' }),
  busy: error(429, 'resource-exhausted', 'Too many requests', { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => error(400, 'invalid-argument', `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'GET',
      path: '/v1/api-key',
      answer: () => ({
        redacted_api_key: 'xai-...lkey',
        user_id: '00000000-0000-4000-8000-000000000001',
        name: 'Replay',
        create_time: '2026-11-01T10:00:00.000000Z',
        modify_time: '2026-11-01T10:00:00.000000Z',
        modified_by: '00000000-0000-4000-8000-000000000001',
        team_id: '00000000-0000-4000-8000-000000000002',
        acls: ['api-key:model:*', 'api-key:endpoint:*'],
        api_key_id: '00000000-0000-4000-8000-000000000003',
        team_blocked: false,
        api_key_blocked: false,
        api_key_disabled: false,
      }),
    },
    {
      method: 'POST',
      path: '/v1/images/generations',
      body: { type: 'object', required: ['prompt'], properties: picture },
      answer: pictures,
      empty: () => ({ data: [{ url: null, respect_moderation: false }] }),
    },
    {
      method: 'POST',
      path: '/v1/images/edits',
      body: {
        type: 'object',
        required: ['prompt'],
        properties: { ...picture, image: given, images: { type: 'array', items: given } },
      },
      answer: pictures,
    },
    {
      method: 'POST',
      path: '/v1/videos/generations',
      body: {
        type: 'object',
        required: ['prompt'],
        properties: {
          model: { enum: ['grok-imagine-video', 'grok-imagine-video-1.5'] },
          prompt: text,
          duration: { type: 'integer', minimum: 1, maximum: 15 },
          aspect_ratio: { enum: ['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3'] },
          resolution: { enum: ['480p', '720p', '1080p'] },
          image: given,
        },
      },
      answer: () => ({ request_id: 'r-replay' }),
    },
    {
      method: 'GET',
      path: '/v1/videos/{request}',
      answer: ({ url }) => ({
        status: 'done',
        model: 'grok-imagine-video',
        video: { url: `${url}/made/film.mp4`, duration: 3, respect_moderation: true },
      }),
      empty: () => ({ status: 'done', model: 'grok-imagine-video', video: { url: null, respect_moderation: false } }),
    },
    { method: 'GET', path: '/made/film.mp4', answer: () => new Reply(200, FILM, { 'content-type': 'video/mp4' }) },
  ],
}
