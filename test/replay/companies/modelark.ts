/**
 * BytePlus ModelArk v3, video generation tasks: the requests of the npm package @ai-sdk/bytedance 1.0.29, and public notes on
 * Seedance 2.5 (4 to 30 seconds; a first frame needs the ratio `adaptive`); read 26 November 2026.
 * The list of tasks is that of Ark at Volcengine, the company's other cloud (volcengine.com/docs/82379/1521675).
 *
 * Certain: paths, Bearer, content, ratio, resolution, duration, generate_audio, camera_fixed, seed, watermark, statuses. Less certain:
 * which model refuses which member, that the list is the same here.
 */
import {
  hasBearer,
  type ReplayDefinition,
  type ReplayRequest,
  Reply,
  type RequestIssue,
  WAIT_SECONDS,
} from '../definition.ts'
import { FILM } from './pixel.ts'

const TASKS = '/api/v3/contents/generations/tasks'
const text = { type: 'string' }
const LONGEST: Readonly<Record<string, number>> = {
  'seedance-1-5-pro-251215': 12,
  'seedance-1-0-pro-fast-251015': 12,
  'dreamina-seedance-2-5-260628': 30,
}

function error(status: number, code: string, message: string, headers: Record<string, string> = {}): Reply {
  return new Reply(status, { error: { code, message, param: '', type: 'BadRequest' } }, headers)
}

interface Task {
  readonly model: string
  readonly duration: number
  readonly ratio: string
  readonly content: readonly { readonly type: string }[]
}

/** The rules that no schema says. */
function rules({ body }: ReplayRequest): readonly RequestIssue[] {
  const { model = '', duration = 0, ratio, content = [] } = (body ?? {}) as Partial<Task>
  const isLong = duration > (LONGEST[model] ?? 0)
  const hasFrame = content.some(({ type }) => type === 'image_url')
  return [
    ...(isLong ? [{ at: 'duration', message: `is too long for ${model}` }] : []),
    ...(hasFrame && ratio !== 'adaptive' ? [{ at: 'ratio', message: 'is not adaptive' }] : []),
  ]
}

const task = (status: string, members: object) => ({
  id: 'cgt-replay',
  model: 'seedance-1-5-pro-251215',
  status,
  created_at: 1_795_700_000,
  updated_at: 1_795_700_060,
  ...members,
})

export const modelark: ReplayDefinition = {
  company: 'modelark',
  key: 'replay-ark-key',
  isAuthorized: hasBearer,
  denied: error(401, 'AuthenticationError', 'The API key in the request is missing or invalid.'),
  unknown: new Reply(404, { error: 'no such route' }),
  busy: error(429, 'RateLimitExceeded', 'Too many requests', { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => error(400, 'InvalidParameter', `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'GET',
      path: TASKS,
      query: {
        page_num: 'integer',
        page_size: 'integer',
        'filter.status': ['queued', 'running', 'cancelled', 'succeeded', 'failed'],
        'filter.task_ids': 'string',
        'filter.model': 'string',
      },
      answer: ({ url }) => ({
        total: 1,
        items: [task('succeeded', { content: { video_url: `${url}/made/film.mp4` } })],
      }),
    },
    {
      method: 'POST',
      path: TASKS,
      body: {
        type: 'object',
        required: ['model', 'content'],
        properties: {
          model: { enum: Object.keys(LONGEST) },
          content: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type'],
              properties: {
                type: { enum: ['text', 'image_url'] },
                text,
                image_url: { type: 'object', required: ['url'], properties: { url: text } },
                role: { enum: ['first_frame', 'last_frame'] },
              },
            },
          },
          resolution: { enum: ['480p', '720p', '1080p'] },
          ratio: { enum: ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16', 'adaptive'] },
          duration: { type: 'integer', minimum: 4 },
          seed: { type: 'integer' },
          generate_audio: { type: 'boolean' },
          camera_fixed: { type: 'boolean' },
          watermark: { type: 'boolean' },
        },
      },
      check: rules,
      answer: () => ({ id: 'cgt-replay' }),
    },
    {
      method: 'GET',
      path: `${TASKS}/{task}`,
      answer: ({ url }) => task('succeeded', { content: { video_url: `${url}/made/film.mp4` } }),
      empty: () =>
        task('failed', {
          error: { code: 'OutputVideoSensitiveContentDetected', message: 'The output is not allowed.' },
        }),
    },
    { method: 'GET', path: '/made/film.mp4', answer: () => new Reply(200, FILM, { 'content-type': 'video/mp4' }) },
  ],
}
