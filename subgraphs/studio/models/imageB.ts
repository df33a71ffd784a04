import { IMAGE_B, IMAGE_B_PRO } from '../prices.ts'
import type { ImageBInput, ImageBProInput } from '../types.gen.ts'
import { type Draft, draft, imagesIn, refuseMembers } from './plan.ts'
import { IMAGE_SIZES, lower, ratioOnWire } from './words.ts'

/** A picture by image-b, from a prompt or from given pictures. */
export function draftImageB(input: ImageBInput): Draft {
  if (input.images) refuseMembers(input, ['thinkingLevel'], 'does not go with images')
  const wish = { ...common(input), model: 'image-b' } as const
  return draft(wish, IMAGE_B, imagesIn('source', 'images', input.images))
}

/** A picture by image-b-pro, from a prompt or from given pictures. */
export function draftImageBPro(input: ImageBProInput): Draft {
  const price = IMAGE_B_PRO[IMAGE_SIZES[input.imageSize]]
  const wish = { ...common(input), model: 'image-b-pro' } as const
  return draft(wish, price, imagesIn('source', 'images', input.images))
}

function common(input: ImageBInput | ImageBProInput) {
  const { prompt, images, aspectRatio, imageSize } = input
  const thinkingLevel = 'thinkingLevel' in input ? input.thinkingLevel : null
  const options = {
    aspectRatio: ratioOnWire(aspectRatio),
    imageSize: IMAGE_SIZES[imageSize],
    thinkingLevel: thinkingLevel ? lower(thinkingLevel) : null,
  }
  return { operation: images ? 'edit' : 'generate', prompt, options } as const
}
