import { z } from 'zod'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { LARGEST_VIDEO } from '../files.ts'
import type { GivenImage, OrderOf } from '../order.ts'
import { type Begun, failed, videoAt } from '../outcome.ts'
import type { Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const INTERACTIONS = '/v1beta/interactions'
const Interaction = z.object({ id: z.string().min(1) })
const Answer = z.object({
  status: z.string(),
  error: z.object({ message: z.string().optional() }).nullish(),
  steps: z
    .array(
      z.object({
        type: z.string(),
        content: z
          .array(z.object({ type: z.string(), text: z.string().nullish(), uri: z.string().nullish() }))
          .nullish(),
      }),
    )
    .nullish(),
})
type Answer = z.output<typeof Answer>

const RUNNING = new Set(['queued', 'in_progress'])

/** Submits a video; the company makes it in the background. */
export async function beginVideo(
  company: Company,
  order: OrderOf<'video-b'> | OrderOf<'video-b-fast'>,
  signal: AbortSignal,
): Promise<Begun> {
  const { prompt, options, model, images } = order
  const { aspectRatio, resolution, durationSeconds, negativePrompt } = options
  const body = {
    model: company.modelName(model),
    // What is not to be seen has no member of its own.
    input: [
      ...images.map(partOf),
      { type: 'text', text: negativePrompt ? `${prompt}\nAvoid: ${negativePrompt}` : prompt },
    ],
    background: true,
    response_format: {
      type: 'video',
      delivery: 'uri',
      aspect_ratio: aspectRatio,
      resolution,
      duration: `${durationSeconds}s`,
    },
    ...(images.length > 0 ? { generation_config: { video_config: { task: taskOf(images) } } } : {}),
  }
  const { upstream } = company
  const answer = await upstream.for(inJob({ signal })).request({ ...send(INTERACTIONS, body), signal })
  return { operation: { id: readAnswer(Interaction, answer.body, upstream.name).id } }
}

/** Polls a video; returns its file once it is finished. */
export async function lookAtVideo(company: Company, operation: Operation, signal: AbortSignal): Promise<Progress> {
  const { upstream, outbound } = company
  const path = `${INTERACTIONS}/${segment(Interaction.parse(operation).id)}`
  const answer = readAnswer(Answer, (await upstream.for(inJob({ signal })).request(get(path))).body, upstream.name)
  if (RUNNING.has(answer.status)) return { state: 'RUNNING' }
  const uri = contentOf(answer).find(({ type }) => type === 'video')?.uri
  if (answer.status === 'completed' && uri) return videoAt(uri, { upstream, outbound, signal, maxBytes: LARGEST_VIDEO })
  return failed(reasonOf(answer))
}

/** A refusal is a completed interaction with a text in the place of the video. */
function reasonOf(answer: Answer): string {
  const text = contentOf(answer).find(({ type }) => type === 'text')?.text
  return answer.error?.message ?? text ?? `The video could not be made (${answer.status})`
}

function contentOf({ steps }: Answer) {
  return (steps ?? []).flatMap(({ type, content }) => (type === 'model_output' ? (content ?? []) : []))
}

function taskOf(images: readonly GivenImage[]): string {
  return images.some(({ role }) => role === 'reference') ? 'reference_to_video' : 'image_to_video'
}

function partOf({ body, contentType }: GivenImage) {
  return { type: 'image', data: body.toString('base64'), mime_type: contentType }
}
