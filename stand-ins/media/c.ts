import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { LARGEST_BODY, pictureOf } from './given.ts'
import { parseSize, ratioOfPicture, type Size, sizeByShorterSide } from './sizes.ts'
import type { Work, Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(status: number, code: string, message: string): StandInError {
  return new StandInError(status, { code, message, request_id: randomUUID() })
}

const Video = z.object({
  model: z.string(),
  input: z.object({
    prompt: z.string().min(1),
    negative_prompt: z.string().default(''),
    img_url: z.string().optional(),
    audio_url: z.string().optional(),
  }),
  parameters: z.object({
    size: z.string().optional(),
    resolution: z.enum(['720P', '1080P']).default('1080P'),
    duration: z.number().int().min(2).max(15).default(5),
    prompt_extend: z.boolean().default(true),
    shot_type: z.enum(['single', 'multi']).default('single'),
    seed: z.number().int().nullable().default(null),
  }),
})
const SHORTER_SIDES = { '720P': 720, '1080P': 1080 } as const
const WIDE: Size = { width: 1920, height: 1080 }
/** Number of scenes of a multi-scene video. */
const SHOTS = 3

const STATUS: Readonly<Record<Work['state'], string>> = {
  WAITING: 'PENDING',
  RUNNING: 'RUNNING',
  DONE: 'SUCCEEDED',
  REFUSED: 'FAILED',
  FAILED: 'FAILED',
}

/** Stand-in of company C, which works only asynchronously. */
export function mediaCStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post(
    '/api/v1/services/aigc/video-generation/video-synthesis',
    { bodyLimit: LARGEST_BODY },
    async ({ body, headers }) => {
      if (headers['x-dashscope-async'] !== 'enable')
        throw refuse(403, 'AccessDenied', 'Current user api does not support synchronous calls.')
      const asked = Video.safeParse(body)
      if (!asked.success) throw refuse(400, 'InvalidParameter', `Invalid ${asked.error.issues[0]?.path.join('.')}.`)
      const { model, input, parameters } = asked.data
      if (fateOf(input.prompt) === 'REFUSED') throw refuse(400, 'DataInspectionFailed', REFUSAL)
      const first = input.img_url === undefined ? null : await pictureOf(input.img_url)
      if (input.img_url !== undefined && !first) throw refuse(400, 'InvalidParameter', 'The image cannot be read.')
      const id = await workshop.begin({
        kind: 'clip',
        ...(await sizeOf(first, parameters)),
        seconds: parameters.duration,
        shots: parameters.shot_type === 'multi' ? SHOTS : 1,
        hasSound: true,
        isStill: false,
        images: { first, last: null, references: [] },
        prompt: input.prompt,
        traits: [model, input.negative_prompt, input.audio_url === undefined, parameters.seed],
      })
      return { output: { task_id: id, task_status: 'PENDING' }, request_id: randomUUID() }
    },
  )
  app.get<{ Params: { id: string } }>('/api/v1/tasks/:id', async ({ params: { id }, host }) => ({
    request_id: randomUUID(),
    output: outputOf(id, await workshop.find(id), host),
  }))
  app.get<{ Params: { id: string } }>('/files/:id', async ({ params: { id } }, reply) => {
    const work = await workshop.find(id)
    if (work?.state !== 'DONE') throw refuse(404, 'NotFound', 'There is no such file.')
    return reply.type('video/mp4').send(await work.file())
  })
}

function outputOf(id: string, work: Work | null, host: string) {
  if (!work) return { task_id: id, task_status: 'UNKNOWN' }
  const output = { task_id: id, task_status: STATUS[work.state], submit_time: new Date(work.claim.at).toISOString() }
  if (work.state === 'DONE') return { ...output, video_url: `http://${host}/files/${id}` }
  if (work.state === 'FAILED') return { ...output, code: 'InternalError.Algo', message: FAILURE }
  return output
}

async function sizeOf(first: Buffer | null, { size, resolution }: z.output<typeof Video>['parameters']): Promise<Size> {
  if (first) return sizeByShorterSide(await ratioOfPicture(first), SHORTER_SIDES[resolution])
  if (size === undefined) return WIDE
  const parsed = parseSize(size)
  if (!parsed) throw refuse(400, 'InvalidParameter', `The size ${size} is not supported.`)
  return parsed
}
