import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { secondsOf } from './claim.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { membersOf, takeForms } from './forms.ts'
import { isPicture, LARGEST_BODY } from './given.ts'
import { parseSize } from './sizes.ts'
import type { Work, Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(status: number, message: string, code: string | null = null): StandInError {
  const type = code === 'moderation_blocked' ? 'image_generation_user_error' : 'invalid_request_error'
  return new StandInError(status, { error: { message, type, param: null, code } })
}

const Video = z.object({
  model: z.string(),
  prompt: z.string().min(1),
  seconds: z.coerce.number().int().min(1).max(60),
  size: z.string(),
})
const Image = z.object({
  model: z.string(),
  prompt: z.string().min(1),
  quality: z.enum(['low', 'medium', 'high']).default('high'),
  size: z.string().default('1024x1024'),
  background: z.enum(['auto', 'transparent', 'opaque']).default('auto'),
  output_format: z.enum(['png', 'jpeg', 'webp']).default('png'),
  moderation: z.enum(['auto', 'low']).default('auto'),
  input_fidelity: z.enum(['low', 'high']).default('low'),
})
const MOST_SOURCES = 16
/** Lifetime of videos, in milliseconds. */
const KEPT_MS = 60 * 60 * 1000

const STATUS: Readonly<Record<Work['state'], string>> = {
  WAITING: 'queued',
  RUNNING: 'in_progress',
  DONE: 'completed',
  REFUSED: 'failed',
  FAILED: 'failed',
}

/** Stand-in of company A: videos that are polled until they are done, and pictures in the response. */
export function mediaAStandIn(app: FastifyInstance, workshop: Workshop): void {
  takeForms(app)
  app.post('/v1/videos', { bodyLimit: LARGEST_BODY }, async ({ body }) => {
    const { texts, files } = await membersOf(body)
    const { model, prompt, seconds, size: sides } = read(Video, texts)
    const size = parseSize(sides) ?? fail('size', sides)
    const first = files.find(({ name }) => name === 'input_reference')?.bytes ?? null
    if (first) await checkSides(first, size)
    const images = { first, last: null, references: [] }
    const id = await workshop.begin({
      kind: 'clip',
      ...size,
      seconds,
      shots: 1,
      hasSound: true,
      isStill: false,
      images,
      prompt,
      traits: [model],
    })
    return videoOf(`video_${id}`, await find(workshop, `video_${id}`), model)
  })
  app.get<{ Params: { id: string } }>('/v1/videos/:id', async ({ params: { id } }) =>
    videoOf(id, await find(workshop, id), null),
  )
  app.get<{ Params: { id: string }; Querystring: { variant?: string } }>(
    '/v1/videos/:id/content',
    async (request, reply) => {
      const work = await find(workshop, request.params.id)
      if (work.state !== 'DONE') throw refuse(404, 'Video is not ready yet.')
      const video = await work.file()
      if (request.query.variant !== 'thumbnail') return reply.type('video/mp4').send(video)
      const { stillOf } = await import('../../subgraphs/studio/providers/still.ts')
      const still = await stillOf(video)
      if (!still) throw refuse(404, 'There is no thumbnail.')
      return reply.type('image/webp').send(await sharp(still).webp().toBuffer())
    },
  )
  app.post('/v1/images/generations', ({ body }) => picture(workshop, body))
  app.post('/v1/images/edits', { bodyLimit: LARGEST_BODY }, async ({ body }) => {
    if (!(body instanceof FormData)) throw refuse(400, 'Edits are multipart/form-data.')
    return picture(workshop, body)
  })
}

async function picture(workshop: Workshop, body: unknown): Promise<unknown> {
  const { texts, files } = await membersOf(body)
  const options = read(Image, texts)
  const size = parseSize(options.size) ?? fail('size', options.size)
  const sources = files.filter(({ name }) => name === 'image[]' || name === 'image').map(({ bytes }) => bytes)
  if (body instanceof FormData && sources.length === 0) throw refuse(400, "Missing required parameter: 'image'.")
  if (sources.length > MOST_SOURCES) throw refuse(400, `There may be ${MOST_SOURCES} images at most.`)
  for (const source of sources) if (!(await isPicture(source))) throw refuse(400, 'Invalid image file or mode.')
  const fate = fateOf(options.prompt)
  if (fate === 'REFUSED') throw refuse(400, REFUSAL, 'moderation_blocked')
  if (fate === 'FAILED') throw refuse(400, FAILURE, 'generation_failed')
  const isTransparent = options.background === 'transparent'
  if (isTransparent && options.output_format === 'jpeg')
    throw refuse(400, 'Transparent background is not supported for JPEG output format.')
  const { prompt, quality, output_format: format, model, input_fidelity: fidelity } = options
  const made = await workshop.picture({
    kind: 'picture',
    ...size,
    prompt,
    quality,
    format,
    isTransparent,
    sources,
    traits: [model, fidelity],
  })
  const data = [{ b64_json: made.toString('base64') }]
  return {
    created: seconds(workshop.now()),
    data,
    background: options.background,
    output_format: format,
    quality,
    size: options.size,
  }
}

async function find(workshop: Workshop, id: string): Promise<Work> {
  const work = id.startsWith('video_') ? await workshop.find(id.slice('video_'.length)) : null
  if (!work) throw refuse(404, `Video with id '${id}' not found.`)
  return work
}

function videoOf(id: string, { state, progress, claim }: Work, model: string | null) {
  const message = state === 'REFUSED' ? REFUSAL : state === 'FAILED' ? FAILURE : null
  return {
    id,
    object: 'video',
    created_at: seconds(new Date(claim.at)),
    status: STATUS[state],
    model,
    progress,
    seconds: String(secondsOf(claim)),
    size: `${claim.work.width}x${claim.work.height}`,
    expires_at: state === 'DONE' ? seconds(new Date(claim.at + KEPT_MS)) : null,
    error: message && { code: state === 'REFUSED' ? 'moderation_blocked' : 'video_generation_failed', message },
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

async function checkSides(first: Buffer, size: { readonly width: number; readonly height: number }): Promise<void> {
  if (!(await isPicture(first))) throw refuse(400, 'Invalid image file or mode.')
  const { autoOrient } = await sharp(first).metadata()
  if (autoOrient.width !== size.width || autoOrient.height !== size.height)
    throw refuse(400, 'Inpaint image must match the requested width and height.')
}

function read<Schema extends z.ZodType>(schema: Schema, members: unknown): z.output<Schema> {
  const answer = schema.safeParse(members)
  if (answer.success) return answer.data
  return fail(answer.error.issues[0]?.path.join('.') ?? 'body', null)
}

function fail(member: string, value: string | null): never {
  throw refuse(400, value === null ? `Invalid or missing '${member}'.` : `Invalid value for '${member}': '${value}'.`)
}
