import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { LARGEST_BODY, pictureOf } from './given.ts'
import { parseRatio, ratioOfPicture, sizeByArea, sizeByShorterSide } from './sizes.ts'
import type { Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(code: number, message: string): StandInError {
  const status = code === 404 ? 'NOT_FOUND' : 'INVALID_ARGUMENT'
  return new StandInError(code, { error: { code, message, status } })
}

const Text = z.object({ type: z.literal('text'), text: z.string().min(1) })
const Given = z.object({ type: z.literal('image'), data: z.string(), mime_type: z.string() })
const Video = z.object({
  model: z.string(),
  input: z.array(z.discriminatedUnion('type', [Text, Given])).min(1),
  background: z.literal(true),
  response_format: z.object({
    type: z.literal('video'),
    delivery: z.literal('uri'),
    aspect_ratio: z.enum(['16:9', '9:16']).default('16:9'),
    resolution: z.enum(['360p', '720p', '1080p', '4k']).default('720p'),
    duration: z.string().regex(/^([3-9]|10)s$/),
  }),
  generation_config: z
    .object({ video_config: z.object({ task: z.enum(['image_to_video', 'reference_to_video']) }) })
    .optional(),
})
const Image = z.object({
  contents: z
    .array(
      z.object({
        parts: z.array(
          z.object({
            text: z.string().optional(),
            inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
          }),
        ),
      }),
    )
    .length(1),
  generationConfig: z.object({
    imageConfig: z
      .object({ aspectRatio: z.string().optional(), imageSize: z.enum(['512', '1K', '2K', '4K']).default('1K') })
      .default({ imageSize: '1K' }),
    thinkingConfig: z.object({ thinkingLevel: z.enum(['minimal', 'high']) }).optional(),
  }),
})

const SIDES = { '512': 512, '1K': 1024, '2K': 2048, '4K': 4096 } as const
const SHORTER_SIDES = { '360p': 360, '720p': 720, '1080p': 1080, '4k': 2160 } as const

/** Stand-in of company B: interactions in the background for videos, and pictures in the response. */
export function mediaBStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post<{ Params: { call: string } }>('/v1beta/models/:call', { bodyLimit: LARGEST_BODY }, ({ params, body }) => {
    const [model = '', method] = params.call.split(':')
    if (method === 'generateContent') return makeImage(workshop, model, body)
    throw refuse(404, `${params.call} is not found.`)
  })
  app.post('/v1beta/interactions', { bodyLimit: LARGEST_BODY }, ({ body }) => beginVideo(workshop, body))
  app.get<{ Params: { id: string } }>('/v1beta/interactions/:id', ({ params, host }) =>
    interaction(workshop, params.id, host),
  )
  app.get<{ Params: { file: string } }>('/v1beta/files/:file', async ({ params: { file } }, reply) => {
    const work = file.endsWith(':download') ? await workshop.find(file.replace(/:download$/, '')) : null
    if (work?.state !== 'DONE') throw refuse(404, 'The file was not found.')
    return reply.type('video/mp4').send(await work.file())
  })
}

async function beginVideo(workshop: Workshop, body: unknown): Promise<unknown> {
  const { model, input, response_format: format, generation_config: config } = read(Video, body)
  const prompt = input.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join(' ')
  if (prompt === '') throw refuse(400, 'There is no text.')
  const pictures = await Promise.all(input.flatMap((part) => (part.type === 'image' ? [given(part.data)] : [])))
  const isReference = config?.video_config.task === 'reference_to_video'
  const [first = null, last = null] = isReference ? [] : pictures
  const ratio = parseRatio(format.aspect_ratio) ?? 1
  const id = await workshop.begin({
    kind: 'clip',
    ...sizeByShorterSide(ratio, SHORTER_SIDES[format.resolution]),
    seconds: Number.parseInt(format.duration, 10),
    shots: 1,
    hasSound: true,
    isStill: false,
    images: { first, last, references: isReference ? pictures : [] },
    prompt,
    traits: [model],
  })
  return { id, object: 'interaction', status: 'in_progress', model }
}

async function interaction(workshop: Workshop, id: string, host: string): Promise<unknown> {
  const work = await workshop.find(id)
  if (!work) throw refuse(404, 'The interaction was not found.')
  const common = { id, object: 'interaction', model: 'stand-in' }
  const said = (content: object) => ({ steps: [{ type: 'model_output', content: [content] }] })
  switch (work.state) {
    case 'FAILED':
      return { ...common, status: 'failed', error: { code: 'internal', message: FAILURE } }
    case 'REFUSED':
      return { ...common, status: 'completed', ...said({ type: 'text', text: REFUSAL }) }
    case 'DONE': {
      const uri = `http://${host}/v1beta/files/${id}:download?alt=media`
      return { ...common, status: 'completed', ...said({ type: 'video', mime_type: 'video/mp4', uri }) }
    }
    default:
      return { ...common, status: 'in_progress' }
  }
}

async function makeImage(workshop: Workshop, model: string, body: unknown): Promise<unknown> {
  const { contents, generationConfig } = read(Image, body)
  const parts = contents[0]?.parts ?? []
  const prompt = parts
    .map(({ text }) => text ?? '')
    .join(' ')
    .trim()
  if (prompt === '') throw refuse(400, 'There is no text.')
  const sources = await Promise.all(parts.flatMap(({ inlineData }) => (inlineData ? [given(inlineData.data)] : [])))
  const fate = fateOf(prompt)
  if (fate === 'REFUSED') return { promptFeedback: { blockReason: 'PROHIBITED_CONTENT', blockReasonMessage: REFUSAL } }
  if (fate === 'FAILED') return { candidates: [{ index: 0, finishReason: 'IMAGE_OTHER', finishMessage: FAILURE }] }
  const { aspectRatio, imageSize } = generationConfig.imageConfig
  const asGiven = sources[0] ? await ratioOfPicture(sources[0]) : 1
  const ratio = aspectRatio === undefined ? asGiven : (parseRatio(aspectRatio) ?? fail('aspectRatio'))
  const picture = await workshop.picture({
    kind: 'picture',
    ...sizeByArea(ratio, SIDES[imageSize]),
    prompt,
    quality: generationConfig.thinkingConfig?.thinkingLevel === 'high' ? 'high' : 'medium',
    format: 'png',
    isTransparent: false,
    sources,
    traits: [model],
  })
  const inlineData = { mimeType: 'image/png', data: picture.toString('base64') }
  return { candidates: [{ index: 0, finishReason: 'STOP', content: { role: 'model', parts: [{ inlineData }] } }] }
}

async function given(base64: string): Promise<Buffer> {
  return (await pictureOf(base64)) ?? fail('image')
}

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const answer = schema.safeParse(body)
  return answer.success ? answer.data : fail(answer.error.issues[0]?.path.join('.') ?? 'body')
}

function fail(member: string): never {
  throw refuse(400, `Invalid value at '${member}'.`)
}
