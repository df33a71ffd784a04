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

const Encoded = z.object({ bytesBase64Encoded: z.string(), mimeType: z.string() })
const Video = z.object({
  instances: z
    .array(
      z.object({
        prompt: z.string().min(1),
        image: Encoded.optional(),
        lastFrame: Encoded.optional(),
        referenceImages: z
          .array(z.object({ image: Encoded, referenceType: z.literal('asset') }))
          .max(3)
          .default([]),
      }),
    )
    .length(1),
  parameters: z.object({
    aspectRatio: z.enum(['16:9', '9:16']).default('16:9'),
    resolution: z.enum(['720p', '1080p']).default('720p'),
    durationSeconds: z.number().int().min(4).max(8).default(8),
    negativePrompt: z.string().default(''),
  }),
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
const SHORTER_SIDES = { '720p': 720, '1080p': 1080 } as const

/** Stand-in of company B: long-running operations for videos, and pictures in the response. */
export function mediaBStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post<{ Params: { call: string } }>('/v1beta/models/:call', { bodyLimit: LARGEST_BODY }, ({ params, body }) => {
    const [model = '', method] = params.call.split(':')
    if (method === 'predictLongRunning') return beginVideo(workshop, model, body)
    if (method === 'generateContent') return makeImage(workshop, model, body)
    throw refuse(404, `${params.call} is not found.`)
  })
  app.get<{ Params: { model: string; id: string } }>('/v1beta/models/:model/operations/:id', ({ params, host }) =>
    operation(workshop, params, host),
  )
  app.get<{ Params: { file: string } }>('/v1beta/files/:file', async ({ params: { file } }, reply) => {
    const work = file.endsWith(':download') ? await workshop.find(file.replace(/:download$/, '')) : null
    if (work?.state !== 'DONE') throw refuse(404, 'The file was not found.')
    return reply.type('video/mp4').send(await work.file())
  })
}

async function beginVideo(workshop: Workshop, model: string, body: unknown): Promise<unknown> {
  const { instances, parameters } = read(Video, body)
  const [{ prompt, image, lastFrame, referenceImages }] = instances as [(typeof instances)[number]]
  if (lastFrame && !image) throw refuse(400, 'A last frame needs an image as the first one.')
  const first = image ? await given(image.bytesBase64Encoded) : null
  const last = lastFrame ? await given(lastFrame.bytesBase64Encoded) : null
  const references = await Promise.all(referenceImages.map((one) => given(one.image.bytesBase64Encoded)))
  const ratio = parseRatio(parameters.aspectRatio) ?? 1
  const id = await workshop.begin({
    kind: 'clip',
    ...sizeByShorterSide(ratio, SHORTER_SIDES[parameters.resolution]),
    seconds: parameters.durationSeconds,
    shots: 1,
    hasSound: true,
    isStill: false,
    images: { first, last, references },
    prompt,
    traits: [model, parameters.negativePrompt],
  })
  return { name: `models/${model}/operations/${id}` }
}

async function operation(
  workshop: Workshop,
  { model, id }: { readonly model: string; readonly id: string },
  host: string,
): Promise<unknown> {
  const work = await workshop.find(id)
  if (!work) throw refuse(404, 'The operation was not found.')
  const name = `models/${model}/operations/${id}`
  const metadata = { progressPercent: work.progress }
  if (work.state === 'FAILED') return { name, metadata, done: true, error: { code: 13, message: FAILURE } }
  if (work.state === 'REFUSED') {
    const generateVideoResponse = { raiMediaFilteredCount: 1, raiMediaFilteredReasons: [REFUSAL] }
    return { name, metadata, done: true, response: { generateVideoResponse } }
  }
  if (work.state !== 'DONE') return { name, metadata }
  const uri = `http://${host}/v1beta/files/${id}:download?alt=media`
  return { name, metadata, done: true, response: { generateVideoResponse: { generatedSamples: [{ video: { uri } }] } } }
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
