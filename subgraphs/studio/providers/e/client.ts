import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { dataUrl, present } from '../encode.ts'
import { LARGEST_VIDEO } from '../files.ts'
import type { GivenImage, MediaOrder } from '../order.ts'
import { beginning, failed, looking, videoAt } from '../outcome.ts'
import type { MediaProvider, Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const TASKS = '/api/v3/contents/generations/tasks'
const Task = z.object({ id: z.string() })
const Answer = z.object({
  status: z.string(),
  content: z.object({ video_url: z.string().nullish() }).nullish(),
  error: z.object({ message: z.string() }).nullish(),
})

/** video-a, video-a-pro, video-e and video-e-fast. Text and pictures are parts of one content; each picture states which frame it is. */
export function openMediaE(company: Company): MediaProvider {
  const { upstream } = company
  return {
    kind: upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        const { body } = await upstream
          .for(inJob({ signal }))
          .request({ ...send(TASKS, bodyOf(company, order)), signal })
        return { operation: { id: readAnswer(Task, body, upstream.name).id } }
      }),
    poll: (operation, _model, signal) => looking(() => lookAt(company, operation, signal)),
  }
}

function bodyOf(company: Company, order: MediaOrder) {
  const { model, prompt, images } = order
  return {
    model: company.modelName(model),
    content: [{ type: 'text', text: prompt }, ...images.map(partOf)],
    watermark: false,
    ...parametersOf(order),
  }
}

function parametersOf({ model, options, images }: MediaOrder) {
  switch (model) {
    case 'video-a':
    case 'video-a-pro':
      return {
        duration: options.seconds,
        ...frameOf(options.size),
        // A first frame determines the ratio; another one is refused beside it.
        ...(images.length > 0 ? { ratio: 'adaptive' } : {}),
        generate_audio: true,
      }
    case 'video-e':
    case 'video-e-fast':
      return {
        duration: options.duration,
        resolution: options.resolution,
        ratio: options.aspectRatio ?? (images.length > 0 ? 'adaptive' : '16:9'),
        generate_audio: options.generateAudio,
        camera_fixed: options.cameraFixed,
        ...present({ seed: options.seed }),
      }
    default:
      throw new Error(`${model} is another company's`)
  }
}

/** The company's frame for a size: the ratio that is nearest, in at least as many lines. */
function frameOf(size: string): { readonly ratio: string; readonly resolution: string } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return {
    ratio: width > height ? '16:9' : '9:16',
    resolution: Math.min(width, height) > 720 ? '1080p' : '720p',
  }
}

function partOf(image: GivenImage) {
  return {
    type: 'image_url',
    image_url: { url: dataUrl(image) },
    role: image.role === 'last' ? 'last_frame' : 'first_frame',
  }
}

async function lookAt({ upstream, outbound }: Company, operation: Operation, signal: AbortSignal): Promise<Progress> {
  const path = `${TASKS}/${segment(Task.parse(operation).id)}`
  const { status, content, error } = readAnswer(
    Answer,
    (await upstream.for(inJob({ signal })).request(get(path))).body,
    upstream.name,
  )
  if (status === 'queued' || status === 'running') return { state: 'RUNNING' }
  if (status !== 'succeeded') return failed(error?.message ?? `The video could not be made (${status})`)
  if (!content?.video_url) throw new UpstreamFailed(`The ${upstream.name} provider finished without a video`)
  return videoAt(content.video_url, { upstream, outbound, signal, maxBytes: LARGEST_VIDEO })
}
