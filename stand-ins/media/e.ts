import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { secondsOf } from './claim.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { LARGEST_BODY, pictureOf } from './given.ts'
import { parseRatio, ratioOfPicture, sizeByShorterSide } from './sizes.ts'
import type { Work, Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(status: number, code: string, message: string): StandInError {
  return new StandInError(status, {
    error: { code, message, param: '', type: status === 404 ? 'NotFound' : 'BadRequest' },
  })
}

const Task = z.object({
  model: z.string(),
  content: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), text: z.string().min(1) }),
      z.object({
        type: z.literal('image_url'),
        image_url: z.object({ url: z.string() }),
        role: z.enum(['first_frame', 'last_frame']).default('first_frame'),
      }),
    ]),
  ),
  duration: z.number().int().min(2).max(30).default(5),
  resolution: z.enum(['480p', '720p', '1080p']).default('720p'),
  ratio: z.string().default('adaptive'),
  generate_audio: z.boolean().default(true),
  camera_fixed: z.boolean().default(false),
  seed: z.number().int().default(-1),
})
type Task = z.output<typeof Task>

const TASKS = '/api/v3/contents/generations/tasks'
const SHORTER_SIDES = { '480p': 480, '720p': 720, '1080p': 1080 } as const
const WIDE = 16 / 9

const STATUS: Readonly<Record<Work['state'], string>> = {
  WAITING: 'queued',
  RUNNING: 'running',
  DONE: 'succeeded',
  REFUSED: 'failed',
  FAILED: 'failed',
}

/** Stand-in of company E: tasks with text and pictures as content. */
export function mediaEStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post(TASKS, { bodyLimit: LARGEST_BODY }, async ({ body }) => {
    const task = read(body)
    const prompt = task.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
    if (fateOf(prompt) === 'REFUSED') throw refuse(400, 'InputTextSensitiveContentDetected', REFUSAL)
    const first = await frame(task, 'first_frame')
    const last = await frame(task, 'last_frame')
    if (last && !first) throw refuse(400, 'InvalidParameter', 'A last frame needs a first frame.')
    const ratio = task.ratio === 'adaptive' ? (first ? await ratioOfPicture(first) : WIDE) : parseRatio(task.ratio)
    if (!ratio) throw refuse(400, 'InvalidParameter', `The ratio ${task.ratio} is not supported.`)
    const id = await workshop.begin({
      kind: 'clip',
      ...sizeByShorterSide(ratio, SHORTER_SIDES[task.resolution]),
      seconds: task.duration,
      shots: 1,
      hasSound: task.generate_audio,
      isStill: task.camera_fixed,
      images: { first, last, references: [] },
      prompt,
      traits: [task.model, task.seed],
    })
    return { id: `cgt-${id}` }
  })
  app.get<{ Params: { id: string } }>(`${TASKS}/:id`, async ({ params: { id }, host }) => {
    const work = id.startsWith('cgt-') ? await workshop.find(id.slice('cgt-'.length)) : null
    if (!work) throw refuse(404, 'NotFound', 'The specified task is not found.')
    return taskOf(id, work, host)
  })
  app.get<{ Params: { id: string } }>('/files/:id', async ({ params: { id } }, reply) => {
    const work = await workshop.find(id.slice('cgt-'.length))
    if (work?.state !== 'DONE') throw refuse(404, 'NotFound', 'There is no such file.')
    return reply.type('video/mp4').send(await work.file())
  })
}

function taskOf(id: string, { state, claim }: Work, host: string) {
  const at = Math.floor(claim.at / 1000)
  const task = {
    id,
    model: 'stand-in',
    status: STATUS[state],
    created_at: at,
    updated_at: at,
    seed: claim.work.seed,
    duration: secondsOf(claim),
  }
  if (state === 'DONE') return { ...task, content: { video_url: `http://${host}/files/${id}` } }
  if (state === 'FAILED') return { ...task, error: { code: 'InternalServiceError', message: FAILURE } }
  return task
}

async function frame({ content }: Task, role: 'first_frame' | 'last_frame'): Promise<Buffer | null> {
  const part = content.find((one) => one.type === 'image_url' && one.role === role)
  if (part?.type !== 'image_url') return null
  const picture = await pictureOf(part.image_url.url)
  if (!picture) throw refuse(400, 'InvalidParameter', 'The image cannot be read.')
  return picture
}

function read(body: unknown): Task {
  const task = Task.safeParse(body)
  if (task.success) return task.data
  throw refuse(400, 'InvalidParameter', `Invalid ${task.error.issues[0]?.path.join('.')}.`)
}
