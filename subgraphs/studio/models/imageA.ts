import { BadInput } from '../../../schema/errors.ts'
import { IMAGE_A } from '../prices.ts'
import type { ImageAInput } from '../types.gen.ts'
import { type Draft, draft, imagesIn, refuseMembers } from './plan.ts'
import { lower, sizeOnWire } from './words.ts'

/** A picture by image-a or image-a2, from a prompt or from given pictures. */
export function draftImageA(model: 'image-a' | 'image-a2', input: ImageAInput): Draft {
  const { prompt, images, background, outputFormat } = input
  if (background === 'TRANSPARENT' && outputFormat === 'JPEG')
    throw new BadInput('cannot be transparent in a JPEG file; use png or webp', ['background'])
  const isEdit = Boolean(images)
  if (isEdit) refuseMembers(input, ['moderation'], 'does not go with images')
  else refuseMembers(input, ['inputFidelity'], 'goes with images only')
  const size = sizeOnWire(input.size)
  const options = {
    moderation: isEdit ? null : lower(input.moderation ?? 'AUTO'),
    inputFidelity: isEdit ? lower(input.inputFidelity ?? 'LOW') : null,
    quality: lower(input.quality),
    size,
    background: lower(background),
    outputFormat: lower(outputFormat),
  }
  const price = IMAGE_A[model][options.quality][size === '1024x1024' ? 'square' : 'oblong']
  const operation = isEdit ? 'edit' : 'generate'
  return draft({ model, operation, prompt, options }, price, imagesIn('source', 'images', images))
}
