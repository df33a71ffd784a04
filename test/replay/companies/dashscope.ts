/**
 * Alibaba Cloud Model Studio, wan2.6: text-to-video and image-to-video, from
 * alibabacloud.com/help/en/model-studio/text-to-video-api-reference (10 February and 16 June 2026) and the requests of the npm package
 * @ai-sdk/alibaba 1.0.61; read 26 November 2026.
 * alibabacloud.com/help/en/model-studio/manage-asynchronous-tasks (15 March 2026) has the list of tasks.
 *
 * Certain: path, X-DashScope-Async, members, statuses, answers. Less certain: codes of refusals.
 */
import { hasBearer, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { FILM } from './pixel.ts'

const text = { type: 'string' }
const task = { request_id: '6f1c9d3e-0c51-9b1b-8a55-000000000001' }

function error(status: number, code: string, message: string, headers: Record<string, string> = {}): Reply {
  return new Reply(status, { ...task, code, message }, headers)
}

const output = (members: object) => ({
  ...task,
  output: { task_id: 't-replay', submit_time: '2026-11-26 10:00:00.000', ...members },
})

export const dashscope: ReplayDefinition = {
  company: 'dashscope',
  key: 'sk-replay-dashscope',
  isAuthorized: hasBearer,
  denied: error(401, 'InvalidApiKey', 'Invalid API-key provided.'),
  unknown: new Reply(404, { timestamp: 1_795_700_000, status: 404, error: 'Not Found', path: '/' }),
  busy: error(429, 'Throttling.RateQuota', 'Requests rate limit exceeded', { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => error(400, 'InvalidParameter', `${issue?.at} ${issue?.message}`),
  routes: [
    {
      method: 'GET',
      path: '/api/v1/tasks/',
      query: {
        task_id: 'string',
        start_time: /^\d{14}$/,
        end_time: /^\d{14}$/,
        model_name: 'string',
        status: ['PENDING', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'UNKNOWN'],
        page_no: 'integer',
        page_size: 'integer',
      },
      answer: () => ({
        ...task,
        data: [{ task_id: 't-replay', model_name: 'wan2.6-t2v', status: 'RUNNING', gmt_create: 1_795_700_000_000 }],
        page_no: 1,
        page_size: 1,
        total_page: 1,
        total: 1,
      }),
    },
    {
      method: 'POST',
      path: '/api/v1/services/aigc/video-generation/video-synthesis',
      check: ({ headers }) =>
        headers['x-dashscope-async'] === 'enable' ? [] : [{ at: 'X-DashScope-Async', message: 'is required' }],
      body: {
        type: 'object',
        required: ['model', 'input'],
        properties: {
          model: { enum: ['wan2.6-t2v', 'wan2.6-i2v'] },
          input: {
            type: 'object',
            required: ['prompt'],
            properties: { prompt: text, negative_prompt: text, img_url: text, audio_url: text },
          },
          parameters: {
            type: 'object',
            properties: {
              size: { type: 'string', pattern: '^\\d+\\*\\d+$' },
              resolution: { enum: ['720P', '1080P'] },
              duration: { type: 'integer', minimum: 2, maximum: 15 },
              prompt_extend: { type: 'boolean' },
              shot_type: { enum: ['single', 'multi'] },
              watermark: { type: 'boolean' },
              seed: { type: 'integer', minimum: 0, maximum: 2_147_483_647 },
            },
          },
        },
      },
      answer: () => ({ ...task, output: { task_id: 't-replay', task_status: 'PENDING' } }),
    },
    {
      method: 'GET',
      path: '/api/v1/tasks/{task}',
      answer: ({ url }) => output({ task_status: 'SUCCEEDED', video_url: `${url}/made/film.mp4?Expires=1` }),
      empty: () =>
        output({ task_status: 'FAILED', code: 'DataInspectionFailed', message: 'The input is not allowed.' }),
    },
    {
      method: 'GET',
      path: '/made/film.mp4',
      query: { Expires: 'integer' },
      answer: () => new Reply(200, FILM, { 'content-type': 'video/mp4' }),
    },
  ],
}
