import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { secondsOf } from './claim.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { LARGEST_BODY, pictureOf } from './given.ts'
import { parseRatio, ratioOfPicture, sizeByArea, sizeByShorterSide } from './sizes.ts'
import type { Work, Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(status: number, error: string): StandInError {
  const code = status === 404 ? 'The requested resource was not found' : 'Client specified an invalid argument'
  return new StandInError(status, { code, error })
}

const Given = z.object({ url: z.string() })
const Image = z.object({
  model: z.string(),
  prompt: z.string().min(1),
  n: z.literal(1).default(1),
  response_format: z.enum(['url', 'b64_json']).default('url'),
  aspect_ratio: z.string().optional(),
  image: Given.optional(),
  images: z.array(Given).default([]),
})
const Video = z.object({
  model: z.string(),
  prompt: z.string().min(1),
  duration: z.number().int().min(1).max(15).default(8),
  resolution: z.enum(['480p', '720p']).default('480p'),
  aspect_ratio: z.string().optional(),
  image: Given.optional(),
})
const SHORTER_SIDES = { '480p': 480, '720p': 720 } as const
const SIDE = 1024
const WIDE = 16 / 9

/** Stand-in of company D: videos that are polled until they are done, and pictures in the response. */
export function mediaDStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post('/v1/images/generations', ({ body }) => makeImage(workshop, body, []))
  app.post('/v1/images/edits', { bodyLimit: LARGEST_BODY }, async ({ body }) => {
    const { image, images } = read(Image, body)
    const sources = await Promise.all((image ? [image, ...images] : images).map(given))
    if (sources.length === 0) throw refuse(400, 'An edit needs an image.')
    return makeImage(workshop, body, sources)
  })
  app.post('/v1/videos/generations', { bodyLimit: LARGEST_BODY }, async ({ body }) => {
    const { model, prompt, duration, resolution, aspect_ratio: ratio, image } = read(Video, body)
    const first = image ? await given(image) : null
    const id = await workshop.begin({
      kind: 'clip',
      ...sizeByShorterSide(await ratioOf(ratio, first, WIDE), SHORTER_SIDES[resolution]),
      seconds: duration,
      shots: 1,
      hasSound: true,
      isStill: false,
      images: { first, last: null, references: [] },
      prompt,
      traits: [model],
    })
    return { request_id: id }
  })
  app.get<{ Params: { id: string } }>('/v1/videos/:id', async ({ params: { id }, host }, reply) => {
    const work = await workshop.find(id)
    if (!work) throw refuse(404, 'There is no such request.')
    if (work.state === 'WAITING' || work.state === 'RUNNING') reply.code(202)
    return videoOf(id, work, host)
  })
  app.get<{ Params: { id: string } }>('/files/:id', async ({ params: { id } }, reply) => {
    const work = await workshop.find(id)
    if (work?.state !== 'DONE') throw refuse(404, 'There is no such file.')
    return reply.type('video/mp4').send(await work.file())
  })
}

function videoOf(id: string, { state, progress, claim }: Work, host: string) {
  if (state === 'FAILED') return { status: 'failed', error: { code: 'internal_error', message: FAILURE } }
  if (state === 'REFUSED')
    return { status: 'done', video: { url: '', duration: secondsOf(claim), respect_moderation: false } }
  if (state !== 'DONE') return { status: 'pending', progress }
  const video = { url: `http://${host}/files/${id}`, duration: secondsOf(claim), respect_moderation: true }
  return { status: 'done', model: 'stand-in', video, progress }
}

async function makeImage(workshop: Workshop, body: unknown, sources: readonly Buffer[]) {
  const { model, prompt, aspect_ratio: asked, response_format: form } = read(Image, body)
  if (form !== 'b64_json') throw refuse(400, 'This stand-in gives pictures in base64 only.')
  const fate = fateOf(prompt)
  if (fate === 'REFUSED') throw refuse(400, REFUSAL)
  if (fate === 'FAILED') throw refuse(400, FAILURE)
  const picture = await workshop.picture({
    kind: 'picture',
    ...sizeByArea(await ratioOf(asked, sources[0] ?? null, 1), SIDE),
    prompt,
    quality: 'medium',
    format: 'jpeg',
    isTransparent: false,
    sources,
    traits: [model],
  })
  return { data: [{ b64_json: picture.toString('base64'), revised_prompt: '', respect_moderation: true }] }
}

/** The requested ratio, else the input picture's, else the default. */
async function ratioOf(asked: string | undefined, picture: Buffer | null, usual: number): Promise<number> {
  if (asked !== undefined && asked !== 'auto') return parseRatio(asked) ?? fail('aspect_ratio')
  return picture ? ratioOfPicture(picture) : usual
}

async function given({ url }: z.output<typeof Given>): Promise<Buffer> {
  return (await pictureOf(url)) ?? fail('image')
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.safeParse(body)
  return answer.success ? answer.data : fail(answer.error.issues[0]?.path.join('.') ?? 'body')
}

function fail(member: string): never {
  throw refuse(400, `Invalid ${member}.`)
}
