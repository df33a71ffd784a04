import { z } from 'zod'
import { Upstream as UpstreamFailed } from '../../../../schema/errors.ts'
import { inJob } from '../../../kit/upstream/asker.ts'
import { segment, send } from '../../../kit/upstream/request.ts'
import type { Company } from '../company.ts'
import { present } from '../encode.ts'
import type { GivenImage, OrderOf } from '../order.ts'
import { done, type Ended, failed } from '../outcome.ts'
import { pictureIn } from '../pictures.ts'
import { readAnswer } from '../readAnswer.ts'

const Answer = z.object({
  promptFeedback: z
    .object({ blockReason: z.string().optional(), blockReasonMessage: z.string().optional() })
    .optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        finishMessage: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  inlineData: z.object({ data: z.string() }).optional(),
                  /** An intermediate picture on the way to the requested one. */
                  thought: z.boolean().optional(),
                }),
              )
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
})

/** Finish reasons that are not refusals. */
const FINE = new Set([undefined, 'STOP', 'FINISH_REASON_UNSPECIFIED'])

/** A picture from text, or from text and pictures, returned at once. */
export async function makeImage(
  company: Company,
  { model, prompt, options, images }: OrderOf<'image-b'> | OrderOf<'image-b-pro'>,
  signal: AbortSignal,
): Promise<Ended> {
  const { upstream } = company
  const body = {
    contents: [{ role: 'user', parts: [{ text: prompt }, ...images.map(inline)] }],
    generationConfig: {
      responseModalities: ['IMAGE'],
      imageConfig: present({ aspectRatio: options.aspectRatio, imageSize: options.imageSize }),
      ...(options.thinkingLevel ? { thinkingConfig: { thinkingLevel: options.thinkingLevel } } : {}),
    },
  }
  const path = `/v1beta/models/${segment(company.modelName(model))}:generateContent`
  const answer = readAnswer(
    Answer,
    (await upstream.for(inJob({ signal })).request({ ...send(path, body), signal })).body,
    upstream.name,
  )
  const { blockReason, blockReasonMessage } = answer.promptFeedback ?? {}
  if (blockReason) return failed(blockReasonMessage ?? `The prompt was refused (${blockReason})`)
  const [candidate] = answer.candidates ?? []
  const picture = candidate?.content?.parts
    ?.filter(({ thought }) => !thought)
    .find(({ inlineData }) => inlineData)?.inlineData
  if (picture) return done([pictureIn(picture.data, upstream.name)])
  const { finishReason, finishMessage } = candidate ?? {}
  if (!FINE.has(finishReason)) return failed(finishMessage ?? `The picture was not made (${finishReason})`)
  throw new UpstreamFailed(`The ${upstream.name} provider answered without a picture`)
}

function inline({ contentType, body }: GivenImage) {
  return { inlineData: { mimeType: contentType, data: body.toString('base64') } }
}
