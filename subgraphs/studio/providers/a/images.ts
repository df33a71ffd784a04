import { z } from 'zod'
import { inJob } from '../../../kit/upstream/asker.ts'
import { send, sendForm } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { blobOf, fileName, present } from '../encode.ts'
import type { OrderOf } from '../order.ts'
import { done, type Ended } from '../outcome.ts'
import { pictureIn } from '../pictures.ts'
import { readAnswer } from '../readAnswer.ts'

type ImageOrder = OrderOf<'image-a'> | OrderOf<'image-a2'>

const Answer = z.object({ data: z.array(z.object({ b64_json: z.string() })).length(1) })

/** The models that take `input_fidelity`; the others refuse it. */
const WITH_FIDELITY = 'gpt-image-1'

/** A picture from text, or from pictures and text, returned at once. */
export async function makeImage(company: Company, order: ImageOrder, signal: AbortSignal): Promise<Ended> {
  const request = order.operation === 'edit' ? edit(company, order) : generate(company, order)
  const { body } = await company.upstream
    .for(inJob({ signal }))
    .request({ ...request, headers: { 'idempotency-key': order.jobId }, signal })
  const { name } = company.upstream
  return done(readAnswer(Answer, body, name).data.map(({ b64_json: picture }) => pictureIn(picture, name)))
}

function generate(company: Company, order: ImageOrder) {
  return send('/v1/images/generations', {
    ...membersOf(company, order),
    n: 1,
    ...present({ moderation: order.options.moderation }),
  })
}

function edit(company: Company, order: ImageOrder) {
  const form = new FormData()
  const members = membersOf(company, order)
  const fidelity = members.model?.startsWith(WITH_FIDELITY) ? order.options.inputFidelity : null
  for (const [name, value] of Object.entries({ ...members, ...present({ input_fidelity: fidelity }) }))
    form.append(name, value)
  for (const [index, image] of order.images.entries()) {
    form.append('image[]', blobOf(image), fileName(`image-${index + 1}`, image.contentType))
  }
  return sendForm('/v1/images/edits', form)
}

function membersOf(company: Company, { model, prompt, options }: ImageOrder): Record<string, string> {
  const { quality, size, background, outputFormat } = options
  return { model: company.modelName(model), prompt, quality, size, background, output_format: outputFormat }
}
