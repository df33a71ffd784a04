import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { StandInError } from '../../subgraphs/kit/upstream/standInError.ts'
import { FAILURE, fateOf, REFUSAL } from './fate.ts'
import { membersOf, takeForms } from './forms.ts'
import { isPicture, LARGEST_BODY } from './given.ts'
import { parseSize } from './sizes.ts'
import type { Workshop } from './workshop.ts'

/** An error in the company's format. */
function refuse(status: number, message: string, code: string | null = null): StandInError {
  const type = code === 'moderation_blocked' ? 'image_generation_user_error' : 'invalid_request_error'
  return new StandInError(status, { error: { message, type, param: null, code } })
}

const Image = z.object({
  model: z.string().default(''),
  prompt: z.string().min(1),
  quality: z.enum(['low', 'medium', 'high']).default('high'),
  size: z.string().default('1024x1024'),
  background: z.enum(['auto', 'transparent', 'opaque']).default('auto'),
  output_format: z.enum(['png', 'jpeg', 'webp']).default('png'),
  moderation: z.enum(['auto', 'low']).default('auto'),
  input_fidelity: z.enum(['low', 'high']).default('low'),
})
const MOST_SOURCES = 16
/** Stand-in of company A: pictures in the response. */
export function mediaAStandIn(app: FastifyInstance, workshop: Workshop): void {
  takeForms(app)
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

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

function read<Schema extends z.ZodType>(schema: Schema, members: unknown): z.output<Schema> {
  const answer = schema.safeParse(members)
  if (answer.success) return answer.data
  return fail(answer.error.issues[0]?.path.join('.') ?? 'body', null)
}

function fail(member: string, value: string | null): never {
  throw refuse(400, value === null ? `Invalid or missing '${member}'.` : `Invalid value for '${member}': '${value}'.`)
}
