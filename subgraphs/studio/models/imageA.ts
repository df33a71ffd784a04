import { BadInput } from '../../../schema/errors.ts'
import { IMAGE_A } from '../prices.ts'
import type { ImageAOptions } from '../providers/order.ts'
import { imagesIn, type NamedImage, type Plan, type Planner, plan } from './plan.ts'
import { lower, type Size, sizeOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly quality: 'LOW' | 'MEDIUM' | 'HIGH'
  readonly size: Size
  readonly background: 'AUTO' | 'TRANSPARENT' | 'OPAQUE'
  readonly outputFormat: 'PNG' | 'JPEG' | 'WEBP'
}

interface GenerateArgs extends Args {
  readonly moderation: 'AUTO' | 'LOW'
}

interface EditArgs extends Args {
  readonly images: readonly string[]
  readonly inputFidelity: 'LOW' | 'HIGH'
}

type Model = 'image-a' | 'image-a2'

/** Pictures by image-a and image-a2, from a prompt or from given pictures. */
export const generateImageA: Planner<GenerateArgs> = (args) => generated('image-a', args)
export const generateImageA2: Planner<GenerateArgs> = (args) => generated('image-a2', args)
export const editWithImageA: Planner<EditArgs> = (args) => edited('image-a', args)
export const editWithImageA2: Planner<EditArgs> = (args) => edited('image-a2', args)

function generated(model: Model, args: GenerateArgs): Plan {
  return planOf(model, 'generate', args, { moderation: lower(args.moderation), inputFidelity: null }, [])
}

function edited(model: Model, args: EditArgs): Plan {
  const images = imagesIn('source', 'images', args.images)
  return planOf(model, 'edit', args, { moderation: null, inputFidelity: lower(args.inputFidelity) }, images)
}

function planOf(
  model: Model,
  operation: 'generate' | 'edit',
  args: Args,
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
