import { sumUsdc, timesUsdc } from '../../../schema/money.ts'
import { IMAGE_D, IMAGE_D_GIVEN } from '../prices.ts'
import type { ImageDInput } from '../types.gen.ts'
import { type Draft, draft, imagesIn, refuseMembers } from './plan.ts'
import { lower, MEGAPIXELS, ratioOnWire } from './words.ts'

/** A picture by image-d, from a prompt or from given pictures. */
export function draftImageD(input: ImageDInput): Draft {
  const { prompt, images } = input
  if (images) refuseMembers(input, ['aspectRatio', 'promptUpsampling', 'seed'], 'does not go with images')
  const options = {
    aspectRatio: ratioOnWire(input.aspectRatio),
    megapixels: MEGAPIXELS[input.resolution],
    outputFormat: lower(input.outputFormat),
    safetyTolerance: input.safetyTolerance,
    promptUpsampling: input.promptUpsampling ?? false,
    seed: input.seed ?? null,
  }
  const given = timesUsdc(IMAGE_D_GIVEN, images?.length ?? 0)
  const price = sumUsdc([IMAGE_D[options.megapixels], given])
  const operation = images ? 'edit' : 'generate'
  return draft({ model: 'image-d', operation, prompt, options }, price, imagesIn('source', 'images', images))
}
