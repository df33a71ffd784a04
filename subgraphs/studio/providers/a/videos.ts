import { z } from 'zod'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, sendForm } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { blobOf, fileName } from '../encode.ts'
import { fetchFile, LARGEST_PICTURE, LARGEST_VIDEO } from '../files.ts'
import type { OrderOf } from '../order.ts'
import { type Begun, done, doneVideo, failed, fetchResult } from '../outcome.ts'
import type { Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const Video = z.object({
  id: z.string(),
  status: z.string(),
  progress: z.number().nullish(),
  error: z.object({ message: z.string() }).nullish(),
})
const VideoId = z.object({ id: z.string() })

/** Submits a video: a form whose file is the first frame. */
export async function beginVideo(
  company: Company,
  { model, prompt, options, images, jobId }: OrderOf<'video-a'> | OrderOf<'video-a-pro'>,
  signal: AbortSignal,
): Promise<Begun> {
  const form = new FormData()
  form.append('model', company.modelName(model))
  form.append('prompt', prompt)
  form.append('seconds', String(options.seconds))
  form.append('size', options.size)
  const first = images.find(({ role }) => role === 'first')
  if (first) form.append('input_reference', blobOf(first), fileName('first-frame', first.contentType))
  const request = { ...sendForm('/v1/videos', form), headers: { 'idempotency-key': jobId }, signal }
  const { body } = await company.upstream.for(inJob({ signal })).request(request)
  return { operation: { id: readAnswer(VideoId, body, company.upstream.name).id } }
}

/** Polls a video; returns its files once it is finished. */
export async function lookAtVideo(company: Company, operation: Operation, signal: AbortSignal): Promise<Progress> {
  const { upstream } = company
  const path = `/v1/videos/${segment(VideoId.parse(operation).id)}`
  const video = readAnswer(Video, (await upstream.for(inJob({ signal })).request(get(path))).body, upstream.name)
  if (video.status === 'failed') return failed(video.error?.message ?? 'The video could not be made')
  if (video.status !== 'completed') {
    return { state: 'RUNNING', ...(typeof video.progress === 'number' ? { progress: video.progress } : {}) }
  }
  const fetching = { upstream, outbound: company.outbound, signal }
  const file = await fetchResult(`${path}/content`, { ...fetching, maxBytes: LARGEST_VIDEO })
  const thumbnail = await fetchFile(`${path}/content?variant=thumbnail`, {
    ...fetching,
    maxBytes: LARGEST_PICTURE,
  }).catch(() => null)
  return thumbnail ? done([file, { ...thumbnail, role: 'thumbnail' }]) : doneVideo(file)
}
