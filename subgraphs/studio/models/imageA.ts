import { BadInput } from '../../../schema/errors.ts'
import { IMAGE_A } from '../prices.ts'
import type { ImageAOptions } from '../providers/order.ts'
import type { Args } from '../types.gen.ts'
import { imagesIn, type NamedImage, type Plan, type Planner, plan } from './plan.ts'
import { lower, sizeOnWire } from './words.ts'

type Model = 'image-a' | 'image-a2'
type Generation = Args<'Mutation.generateImageA' | 'Mutation.generateImageA2'>
type Edit = Args<'Mutation.editWithImageA' | 'Mutation.editWithImageA2'>

/** Pictures by image-a and image-a2, from a prompt or from given pictures. */
export const generateImageA: Planner<Generation> = (args) => generated('image-a', args)
export const generateImageA2: Planner<Generation> = (args) => generated('image-a2', args)
export const editWithImageA: Planner<Edit> = (args) => edited('image-a', args)
export const editWithImageA2: Planner<Edit> = (args) => edited('image-a2', args)

function generated(model: Model, args: Generation): Plan {
  return planOf(model, 'generate', args, { moderation: lower(args.moderation), inputFidelity: null }, [])
}

function edited(model: Model, args: Edit): Plan {
  const images = imagesIn('source', 'images', args.images)
  return planOf(model, 'edit', args, { moderation: null, inputFidelity: lower(args.inputFidelity) }, images)
}

function planOf(
  model: Model,
  operation: 'generate' | 'edit',
  args: Generation | Edit,
  own: Pick<ImageAOptions, 'moderation' | 'inputFidelity'>,
  images: readonly NamedImage[],
): Plan {
  if (args.background === 'TRANSPARENT' && args.outputFormat === 'JPEG')
    throw new BadInput('cannot be transparent in a JPEG file; use png or webp', ['background'])
  const size = sizeOnWire(args.size)
  const options = {
    ...own,
    quality: lower(args.quality),
    size,
    background: lower(args.background),
    outputFormat: lower(args.outputFormat),
  }
  const price = IMAGE_A[model][options.quality][size === '1024x1024' ? 'square' : 'oblong']
  return plan({ model, operation, prompt: args.prompt, options }, price, images)
}
