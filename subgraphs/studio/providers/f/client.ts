import sharp from 'sharp'
import { z } from 'zod'
import { NotFound, Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { get, segment, send } from '../../../kit/upstream/request.ts'
import type { Upstream } from '../../../kit/upstream/upstream.ts'
import type { Company } from '../company.ts'
import { present } from '../encode.ts'
import { LARGEST_PICTURE } from '../files.ts'
import type { OrderOf } from '../order.ts'
import { beginning, done, failed, fetchResult, looking } from '../outcome.ts'
import type { MediaProvider, Operation, Progress } from '../provider.ts'
import { readAnswer } from '../readAnswer.ts'
import { frameOf } from './frame.ts'

const Task = z.object({ id: z.string(), polling_url: z.string() })
const Begun = z.object({
  /** Where to poll: a path of the company, or an absolute URL at one of its regions. */
  place: z.string(),
  format: z.enum(['png', 'jpeg', 'webp']),
})
const Answer = z.object({
  status: z.string(),
  progress: z.number().nullish(),
  result: z.object({ sample: z.string() }).nullish(),
  details: z.record(z.string(), z.unknown()).nullish(),
})

/** Maximum of the company's tolerance scale. */
const MOST_TOLERANT = 5
/** Statuses of refused work. */
const REFUSED = new Set(['Request Moderated', 'Content Moderated'])
const WEBP_QUALITY = 90

/** image-d. `regions` are further hosts of the company, to which it may direct our polls. */
export function openMediaF(company: Company, regions: readonly Upstream[]): MediaProvider {
  const { upstream } = company
  return {
    kind: upstream.kind,
    submit: (order, signal) =>
      beginning(async () => {
        if (order.model !== 'image-d') throw new Error(`${order.model} is another company's`)
        const path = `/v1/${segment(company.modelName(order.model))}`
        const { body } = await upstream.for(inJob({ signal })).request({ ...send(path, await bodyOf(order)), signal })
        const { polling_url: pollingUrl } = readAnswer(Task, body, upstream.name)
        const own = URL.canParse(pollingUrl) ? upstream.pathBelow(new URL(pollingUrl)) : null
        return { operation: { place: own ?? pollingUrl, format: order.options.outputFormat } }
      }),
    poll: (operation, _model, signal) => looking(() => lookAt(company, regions, operation, signal)),
  }
}

async function bodyOf({ prompt, options, images }: OrderOf<'image-d'>) {
  const { safetyTolerance, promptUpsampling, outputFormat, seed } = options
  const given = images.map(({ body }, index) => [
    index === 0 ? 'input_image' : `input_image_${index + 1}`,
    body.toString('base64'),
  ])
  return {
    prompt,
    ...(await frameOf(options, images[0]?.body ?? null)),
    prompt_upsampling: promptUpsampling,
    safety_tolerance: Math.min(safetyTolerance, MOST_TOLERANT),
    // The company has no WebP output: request lossless PNG and convert it here.
    output_format: outputFormat === 'jpeg' ? 'jpeg' : 'png',
    ...present({ seed }),
    ...(Object.fromEntries(given) as Record<string, string>),
  }
}

async function lookAt(
  { upstream, outbound }: Company,
  regions: readonly Upstream[],
  operation: Operation,
  signal: AbortSignal,
): Promise<Progress> {
  const { place, format } = Begun.parse(operation)
  const answer = readAnswer(Answer, await ask(place, upstream, regions, signal), upstream.name)
  const { status, result, details, progress } = answer
  if (status === 'Task not found') throw new NotFound('There is no such task')
  if (REFUSED.has(status)) return failed(`The picture was refused by moderation${reasonsIn(details)}`)
  if (status === 'Error' || status === 'Failed') return failed('The picture could not be made')
  if (status !== 'Ready') {
    return { state: 'RUNNING', ...(typeof progress === 'number' ? { progress: progress * 100 } : {}) }
  }
  if (!result) throw new UpstreamFailed(`The ${upstream.name} provider finished without a picture`)
  const file = await fetchResult(result.sample, { upstream, outbound, signal, maxBytes: LARGEST_PICTURE })
  if (format !== 'webp') return done([file])
  const body = await sharp(file.body).webp({ quality: WEBP_QUALITY }).toBuffer()
  return done([{ ...file, body, contentType: 'image/webp' }])
}

/** Sends our key, so only to hosts that the operator has listed as the company's. */
async function ask(
  place: string,
  upstream: Upstream,
  regions: readonly Upstream[],
  signal: AbortSignal,
): Promise<unknown> {
  if (place.startsWith('/')) return (await upstream.for(inJob({ signal })).request(get(place))).body
  const url = URL.canParse(place) ? new URL(place) : null
  for (const region of url ? regions : []) {
    const path = url && region.pathBelow(url)
    if (path) return (await region.for(inJob({ signal })).request(get(path))).body
  }
  throw new UpstreamFailed(`The ${upstream.name} provider names a place that is not its own; see BFL_HOSTS`)
}

function reasonsIn(details: Readonly<Record<string, unknown>> | null | undefined): string {
  const reasons = Object.values(details ?? {})
    .flat()
    .filter((reason) => typeof reason === 'string')
  return reasons.length > 0 ? `: ${reasons.join(', ')}` : ''
}
