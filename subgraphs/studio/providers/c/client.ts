import { z } from 'zod'
import { NotFound, Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { dataUrl, present } from '../encode.ts'
import { LARGEST_VIDEO } from '../files.ts'
import type { OrderOf } from '../order.ts'
import { beginning, failed, looking, videoAt } from '../outcome.ts'
import type { MediaProvider, Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'

const Task = z.object({ output: z.object({ task_id: z.string() }) })
const TaskId = z.object({ taskId: z.string() })
const Answer = z.object({
  output: z.object({
    task_status: z.string(),
    video_url: z.string().optional(),
    code: z.string().optional(),
    message: z.string().optional(),
  }),
})

/** Makes the company answer at once and work in the background; video is made in no other way. */
const LATER = { 'X-DashScope-Async': 'enable' }

/** video-c. */
export function openMediaC(company: Company): MediaProvider {
  const { upstream } = company
  return {
    kind: upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        if (order.model !== 'video-c') throw new Error(`${order.model} is another company's`)
        const path = '/api/v1/services/aigc/video-generation/video-synthesis'
        const { body } = await upstream
          .for(inJob({ signal }))
          .request({ ...send(path, bodyOf(company, order)), headers: LATER, signal })
        return { operation: { taskId: readAnswer(Task, body, upstream.name).output.task_id } }
      }),
    poll: (operation, _model, signal) => looking(() => lookAt(company, operation, signal)),
  }
}

/** Video from text and video from a picture are separate models of the company. */
function bodyOf(company: Company, { operation, prompt, options, images, audio }: OrderOf<'video-c'>) {
  const first = images.find(({ role }) => role === 'first')
  const { size, resolution, duration, negativePrompt, promptExpansion, multiShots, seed } = options
  return {
    model: company.modelName(operation === 'i2v' ? 'video-c-i2v' : 'video-c-t2v'),
    input: {
      prompt,
      ...present({ negative_prompt: negativePrompt, img_url: first && dataUrl(first), audio_url: audio?.url }),
    },
    parameters: {
      duration,
      prompt_extend: promptExpansion,
      shot_type: multiShots ? 'multi' : 'single',
      watermark: false,
      ...present<string | number>({ size, resolution: resolution?.toUpperCase(), seed }),
    },
  }
}

async function lookAt({ upstream, outbound }: Company, operation: Operation, signal: AbortSignal): Promise<Progress> {
  const path = `/api/v1/tasks/${segment(TaskId.parse(operation).taskId)}`
  const { output } = readAnswer(Answer, (await upstream.for(inJob({ signal })).request(get(path))).body, upstream.name)
  switch (output.task_status) {
    case 'PENDING':
    case 'RUNNING':
      return { state: 'RUNNING' }
    case 'SUCCEEDED':
      if (!output.video_url) throw new UpstreamFailed(`The ${upstream.name} provider finished without a video`)
      return videoAt(output.video_url, { upstream, outbound, signal, maxBytes: LARGEST_VIDEO })
    case 'UNKNOWN':
      throw new NotFound('There is no such task')
    default:
      return failed(output.message ?? `The video could not be made (${output.code ?? output.task_status})`)
  }
}
