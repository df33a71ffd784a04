import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { present } from '../encode.ts'
import { LARGEST_VIDEO } from '../files.ts'
import type { GivenImage, GivenRole, OrderOf } from '../order.ts'
import { type Begun, failed, videoAt } from '../outcome.ts'
import type { Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const Name = z.object({ name: z.string() })
const Answer = z.object({
  done: z.boolean().optional(),
  metadata: z.object({ progressPercent: z.number().optional() }).optional(),
  error: z.object({ message: z.string() }).optional(),
  response: z
    .object({
      generateVideoResponse: z.object({
        generatedSamples: z.array(z.object({ video: z.object({ uri: z.string() }) })).optional(),
        raiMediaFilteredReasons: z.array(z.string()).optional(),
      }),
    })
    .optional(),
})

/** Submits a video; the operation's name is the path to poll. */
export async function beginVideo(
  company: Company,
  order: OrderOf<'video-b'> | OrderOf<'video-b-fast'>,
  signal: AbortSignal,
): Promise<Begun> {
  const { prompt, options, model } = order
  const references = order.images.filter(({ role }) => role === 'reference')
  const instance = {
    prompt,
    ...present({ image: ofRole(order.images, 'first'), lastFrame: ofRole(order.images, 'last') }),
    ...(references.length > 0
      ? { referenceImages: references.map((image) => ({ image: encoded(image), referenceType: 'asset' })) }
      : {}),
  }
  const { aspectRatio, resolution, durationSeconds, negativePrompt } = options
  const body = {
    instances: [instance],
    parameters: { aspectRatio, resolution, durationSeconds, ...present({ negativePrompt }) },
  }
  const { upstream } = company
  const path = `/v1beta/models/${segment(company.modelName(model))}:predictLongRunning`
  const { name } = readAnswer(
    Name,
    (await upstream.for(inJob({ signal })).request({ ...send(path, body), signal })).body,
    upstream.name,
  )
  return { operation: { name } }
}

/** Polls a video; returns its file once it is finished. */
export async function lookAtVideo(company: Company, operation: Operation, signal: AbortSignal): Promise<Progress> {
  const { upstream, outbound } = company
  const path = `/v1beta/${Name.parse(operation).name.split('/').map(segment).join('/')}`
  const { done, error, response, metadata } = readAnswer(
    Answer,
    (await upstream.for(inJob({ signal })).request(get(path))).body,
    upstream.name,
  )
  if (error) return failed(error.message)
  if (!done) {
    const { progressPercent: progress } = metadata ?? {}
    return { state: 'RUNNING', ...(progress === undefined ? {} : { progress }) }
  }
  const { generatedSamples: samples, raiMediaFilteredReasons: reasons } = response?.generateVideoResponse ?? {}
  const [sample] = samples ?? []
  if (sample) return videoAt(sample.video.uri, { upstream, outbound, signal, maxBytes: LARGEST_VIDEO })
  if (reasons && reasons.length > 0) return failed(reasons.join('; '))
  throw new UpstreamFailed(`The ${upstream.name} provider finished without a video`)
}

function ofRole(images: readonly GivenImage[], role: GivenRole) {
  const image = images.find((one) => one.role === role)
  return image ? encoded(image) : null
}

function encoded({ body, contentType }: GivenImage) {
  return { bytesBase64Encoded: body.toString('base64'), mimeType: contentType }
}
