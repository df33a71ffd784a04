import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { LARGEST_BODY, pictureOf } from './given.ts'
import type { Work, Workshop } from './workshop.ts'

const side = z.number().int().min(64).max(2048).multipleOf(16).default(1024)
const Image = z.looseObject({
  prompt: z.string().min(1),
  width: side,
  height: side,
  seed: z.number().int().nullable().default(null),
  prompt_upsampling: z.boolean().default(false),
  safety_tolerance: z.number().int().min(0).max(5).default(2),
  output_format: z.enum(['jpeg', 'png']).default('jpeg'),
})
const MOST_IMAGES = 8

/** Stand-in of company F: pictures that are polled at a URL from the response. */
export function mediaFStandIn(app: FastifyInstance, workshop: Workshop): void {
  app.post<{ Params: { model: string } }>('/v1/:model', { bodyLimit: LARGEST_BODY }, async ({ params, body, host }) => {
    const asked = Image.safeParse(body)
    if (!asked.success) {
      const detail = asked.error.issues.map(({ path, message }) => ({
        loc: ['body', ...path],
        msg: message,
        type: 'value_error',
      }))
      throw new StandInError(422, { detail })
    }
    const { prompt, width, height, seed, output_format: format } = asked.data
    const id = await workshop.begin({
      kind: 'picture',
      width,
      height,
      prompt,
      quality: 'medium',
      format,
      isTransparent: false,
      sources: await sourcesOf(asked.data),
      traits: [params.model, seed],
    })
    return { id, polling_url: `http://${host}/v1/get_result?id=${id}`, cost: 3 }
  })
  app.get<{ Querystring: { id?: string } }>('/v1/get_result', async ({ query: { id = '' }, host }) =>
    resultOf(id, await workshop.find(id), host),
  )
  app.get<{ Params: { id: string } }>('/files/:id', async ({ params: { id } }, reply) => {
    const task = await workshop.find(id)
    if (task?.state !== 'DONE' || task.claim.work.kind !== 'picture')
      throw new StandInError(404, { detail: 'Not Found' })
    return reply.type(`image/${task.claim.work.format}`).send(await task.file())
  })
}

function resultOf(id: string, task: Work | null, host: string) {
  if (!task) return { id, status: 'Task not found', result: null }
  switch (task.state) {
    case 'REFUSED':
      return { id, status: 'Request Moderated', result: null, details: { 'Moderation Reasons': ['Safety Filter'] } }
    case 'FAILED':
      return { id, status: 'Error', result: null }
    case 'DONE':
      return {
        id,
        status: 'Ready',
        result: { sample: `http://${host}/files/${id}`, seed: task.claim.work.seed },
        progress: 1,
      }
    default:
      return { id, status: 'Pending', result: null, progress: 0 }
  }
}

async function sourcesOf(body: Readonly<Record<string, unknown>>): Promise<readonly Buffer[]> {
  const names = Array.from({ length: MOST_IMAGES }, (_, index) =>
    index === 0 ? 'input_image' : `input_image_${index + 1}`,
  )
  const given = names.flatMap((name) => (typeof body[name] === 'string' ? [body[name]] : []))
  const pictures = await Promise.all(given.map(pictureOf))
  return pictures.map((picture) => {
    if (!picture) throw new StandInError(400, { detail: 'The input image cannot be read' })
    return picture
  })
}
