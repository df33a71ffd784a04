import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaAStandIn } from '../../stand-ins/media/a.ts'
import { mediaBStandIn } from '../../stand-ins/media/b.ts'
import { mediaCStandIn } from '../../stand-ins/media/c.ts'
import { mediaDStandIn } from '../../stand-ins/media/d.ts'
import { mediaEStandIn } from '../../stand-ins/media/e.ts'
import { mediaFStandIn } from '../../stand-ins/media/f.ts'
import { openWorkshop, type Workshop } from '../../stand-ins/media/workshop.ts'
import { type RunningStandIn, startStandIn } from '../../subgraphs/kit/upstream/standIn.ts'
import { log, newInstallation } from '../services/studio/providers/support.ts'
import { bfl } from './companies/bfl.ts'
import { dashscope } from './companies/dashscope.ts'
import { gemini } from './companies/gemini.ts'
import { modelark } from './companies/modelark.ts'
import { openai } from './companies/openai.ts'
import { xai } from './companies/xai.ts'
import type { ReplayDefinition } from './definition.ts'
import { lacking } from './sameForm.ts'
import { startReplay } from './server.ts'

// A documented request of each path, answered by the company's replay server and by its stand-in in the same form.

type Register = (app: Parameters<typeof mediaAStandIn>[0], workshop: Workshop) => void
/** The path that begins a work, its body, and the path that tells how far it is, if there is one. */
interface Exchange {
  readonly path: string
  readonly body: (picture: string) => object
  readonly look?: (begun: Readonly<Record<string, unknown>>) => string
}

const prompt = 'a red fox'
const text = { type: 'text', text: prompt }
const data = (picture: string) => `data:image/png;base64,${picture}`
const at = (path: string, member: string) => (begun: Readonly<Record<string, unknown>>) => `${path}/${begun[member]}`
const TASKS = '/api/v3/contents/generations/tasks'

const COMPANIES: readonly [ReplayDefinition, Register, readonly Exchange[]][] = [
  [
    openai,
    mediaAStandIn,
    [{ path: '/v1/images/generations', body: () => ({ prompt, quality: 'low', size: '1024x1024' }) }],
  ],
  [
    gemini,
    mediaBStandIn,
    [
      {
        path: '/v1beta/models/gemini-3.1-flash-image:generateContent',
        body: (picture) => ({
          contents: [{ parts: [{ text: prompt }, { inlineData: { mimeType: 'image/png', data: picture } }] }],
          generationConfig: { imageConfig: { imageSize: '512' } },
        }),
      },
      {
        path: '/v1beta/interactions',
        body: () => ({
          model: 'gemini-omni-1.1-flash',
          input: [text],
          background: true,
          response_format: { type: 'video', delivery: 'uri', resolution: '360p', duration: '3s' },
        }),
        look: at('/v1beta/interactions', 'id'),
      },
    ],
  ],
  [
    dashscope,
    mediaCStandIn,
    [
      {
        path: '/api/v1/services/aigc/video-generation/video-synthesis',
        body: () => ({ model: 'wan2.6-t2v', input: { prompt }, parameters: { size: '832*480', duration: 2 } }),
        look: ({ output }) => `/api/v1/tasks/${(output as { task_id: string }).task_id}`,
      },
    ],
  ],
  [
    xai,
    mediaDStandIn,
    [
      {
        path: '/v1/images/edits',
        body: (picture) => ({
          model: 'grok-imagine-image-2.0',
          prompt,
          response_format: 'b64_json',
          image: { type: 'image_url', url: data(picture) },
        }),
      },
      {
        path: '/v1/videos/generations',
        body: () => ({ model: 'grok-imagine-video', prompt, duration: 1, resolution: '480p' }),
        look: at('/v1/videos', 'request_id'),
      },
    ],
  ],
  [
    modelark,
    mediaEStandIn,
    [
      {
        path: TASKS,
        body: () => ({
          model: 'seedance-1-5-pro-251215',
          content: [text],
          duration: 4,
          resolution: '480p',
          ratio: '1:1',
          generate_audio: false,
        }),
        look: at(TASKS, 'id'),
      },
    ],
  ],
  [
    bfl,
    mediaFStandIn,
    [
      {
        path: '/v1/flux-2-pro',
        body: (picture) => ({ prompt, width: 256, height: 256, input_image: picture }),
        look: ({ polling_url: url }) => new URL(String(url)).pathname + new URL(String(url)).search,
      },
    ],
  ],
]

/** States of work that goes on. */
const UNDER_WAY = /"(status|task_status)":"(queued|running|in_progress|pending|PENDING|RUNNING|Pending)"/

describe.each(
  COMPANIES.map(([definition, register, exchanges]) => ({
    definition,
    register,
    exchanges,
    company: definition.company,
  })),
)('the stand-in of $company', ({ definition, register, exchanges }) => {
  let company: Awaited<ReturnType<typeof startReplay>>
  let standIn: RunningStandIn
  let workshop: Workshop
  let picture: string
  beforeAll(async () => {
    company = await startReplay(definition)
    const { seed, key, blobs } = await newInstallation()
    workshop = openWorkshop({ seed, key, blobs, log, now: () => new Date() })
    standIn = await startStandIn((app) => register(app, workshop))
    const made = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c33' } })
      .png()
      .toBuffer()
    picture = made.toString('base64')
  })
  afterAll(async () => {
    await company?.close()
    await standIn?.stop()
    workshop?.stop()
  })

  async function ask(url: string, body?: object): Promise<{ status: number; body: Record<string, unknown> }> {
    const key = { authorization: `Bearer ${definition.key}`, 'x-goog-api-key': definition.key, 'x-key': definition.key }
    const headers = { ...key, 'content-type': 'application/json', 'x-dashscope-async': 'enable' }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(url, init)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }

  it.each(exchanges)('answers $path in the documented form', async ({ path, body, look }) => {
    const [documented, answer] = await Promise.all([company, standIn].map(({ url }) => ask(url + path, body(picture))))
    expect(company.asked.at(-1)?.faults).toEqual([])
    expect(answer?.status).toBe(documented?.status)
    expect(lacking(documented?.body, answer?.body)).toEqual([])
    if (!look || !documented || !answer) return
    const end = await ask(company.url + look(documented.body))
    await expect
      .poll(async () => JSON.stringify((await ask(standIn.url + look(answer.body))).body), { timeout: 30_000 })
      .not.toMatch(UNDER_WAY)
    expect(lacking(end.body, (await ask(standIn.url + look(answer.body))).body)).toEqual([])
  })

  it('refuses a request without a prompt with the documented error', async () => {
    const { path = '' } = exchanges[0] ?? {}
    const [documented, answer] = await Promise.all([company, standIn].map(({ url }) => ask(url + path, {})))
    expect(answer?.status).toBe(documented?.status)
    expect(lacking(documented?.body, answer?.body)).toEqual([])
  })
})
