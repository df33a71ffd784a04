import { IMAGE_C } from '../prices.ts'
import type { ImageCInput } from '../types.gen.ts'
import { type Draft, draft, imagesIn } from './plan.ts'
import { ratioOnWire } from './words.ts'

/** A picture by image-c, from a prompt or from given pictures. */
export function draftImageC({ prompt, images, aspectRatio }: ImageCInput): Draft {
  const operation = images ? 'edit' : 'generate'
  const options = { aspectRatio: ratioOnWire(aspectRatio) }
  const pictures = imagesIn('source', 'images', images)
  return draft({ model: 'image-c', operation, prompt, options }, IMAGE_C[operation], pictures)
}
