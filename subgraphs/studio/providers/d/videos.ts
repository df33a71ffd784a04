import { z } from 'zod'
import { NotFound, Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { dataUrl, present } from '../encode.ts'
import { LARGEST_VIDEO } from '../files.ts'
import type { OrderOf } from '../order.ts'
import { type Begun, failed, videoAt } from '../outcome.ts'
import type { Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const Request = z.object({ request_id: z.string() })
const RequestId = z.object({ requestId: z.string() })
const Answer = z.object({
  status: z.string(),
  progress: z.number().nullish(),
  video: z.object({ url: z.string().nullish(), respect_moderation: z.boolean().nullish() }).nullish(),
  error: z.union([z.string(), z.object({ message: z.string() })]).nullish(),
})

/** Submits a video, from text alone or with a first frame. */
export async function beginVideo(
  { upstream, modelName }: Company,
  { model, prompt, options, images }: OrderOf<'video-d'>,
  signal: AbortSignal,
): Promise<Begun> {
  const first = images.find(({ role }) => role === 'first')
  const body = {
    model: modelName(model),
    prompt,
    duration: options.duration,
    resolution: options.resolution,
    ...present({ aspect_ratio: options.aspectRatio }),
    ...(first ? { image: { url: dataUrl(first) } } : {}),
  }
  const answer = await upstream.for(inJob({ signal })).request({ ...send('/v1/videos/generations', body), signal })
  return { operation: { requestId: readAnswer(Request, answer.body, upstream.name).request_id } }
}

/** Polls a video; returns its file once it is finished. */
export async function lookAtVideo(
  { upstream, outbound }: Company,
  operation: Operation,
  signal: AbortSignal,
): Promise<Progress> {
  const path = `/v1/videos/${segment(RequestId.parse(operation).requestId)}`
  const answer = readAnswer(Answer, (await upstream.for(inJob({ signal })).request(get(path))).body, upstream.name)
  const { status, video, error, progress } = answer
  if (status === 'pending') return { state: 'RUNNING', ...(typeof progress === 'number' ? { progress } : {}) }
  if (status === 'expired') throw new NotFound('The request has expired')
  if (video?.respect_moderation === false) return failed('The video was refused by moderation')
  if (status !== 'done')
    return failed((typeof error === 'string' ? error : error?.message) ?? 'The video could not be made')
  if (!video?.url) throw new UpstreamFailed(`The ${upstream.name} provider finished without a video`)
  return videoAt(video.url, { upstream, outbound, signal, maxBytes: LARGEST_VIDEO })
}
