import { IMAGE_C } from '../prices.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { type AspectRatio, ratioOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly aspectRatio?: AspectRatio | null
}

interface EditArgs extends Args {
  readonly images: readonly string[]
}

/** Pictures by image-c, from a prompt or from given pictures. */
export const generateImageC: Planner<Args> = (args) => plan(wishOf('generate', args), IMAGE_C.generate)

export const editWithImageC: Planner<EditArgs> = (args) =>
  plan(wishOf('edit', args), IMAGE_C.edit, imagesIn('source', 'images', args.images))

function wishOf(operation: 'generate' | 'edit', { prompt, aspectRatio }: Args) {
  return { model: 'image-c', operation, prompt, options: { aspectRatio: ratioOnWire(aspectRatio) } } as const
}
