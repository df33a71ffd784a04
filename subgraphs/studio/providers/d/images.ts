import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { dataUrl, present } from '../encode.ts'
import type { OrderOf } from '../order.ts'
import { done, type Ended, failed } from '../outcome.ts'
import { pictureIn } from '../pictures.ts'
import { readAnswer } from '../readAnswer.ts'

const Answer = z.object({
  data: z.array(z.object({ b64_json: z.string().nullish(), respect_moderation: z.boolean().nullish() })).length(1),
})

/** A picture from text, or from text and pictures, returned at once. One picture is `image`, several are `images`. */
export async function makeImage(
  { upstream, modelName }: Company,
  { model, operation, prompt, options, images }: OrderOf<'image-c'>,
  signal: AbortSignal,
): Promise<Ended> {
  const given = images.map((image) => ({ type: 'image_url', url: dataUrl(image) }))
  const [first, ...others] = given
  const body = {
    model: modelName(model),
    prompt,
    n: 1,
    response_format: 'b64_json',
    ...present({ aspect_ratio: options.aspectRatio }),
    ...(others.length > 0 ? { images: given } : first ? { image: first } : {}),
  }
  const path = operation === 'edit' ? '/v1/images/edits' : '/v1/images/generations'
  const answer = readAnswer(
    Answer,
    (await upstream.for(inJob({ signal })).request({ ...send(path, body), signal })).body,
    upstream.name,
  )
  const [{ b64_json: picture, respect_moderation: isAllowed } = {}] = answer.data
  if (isAllowed === false) return failed('The picture was refused by moderation')
  if (!picture) throw new UpstreamFailed(`The ${upstream.name} provider answered without a picture`)
  return done([pictureIn(picture, upstream.name)])
}
