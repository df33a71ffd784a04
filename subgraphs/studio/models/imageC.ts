import { IMAGE_C } from '../prices.ts'
import type { Args } from '../types.gen.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { ratioOnWire } from './words.ts'

/** Pictures by image-c, from a prompt or from given pictures. */
export const generateImageC: Planner<Args<'Mutation.generateImageC'>> = (args) =>
  plan(wishOf('generate', args), IMAGE_C.generate)

export const editWithImageC: Planner<Args<'Mutation.editWithImageC'>> = (args) =>
  plan(wishOf('edit', args), IMAGE_C.edit, imagesIn('source', 'images', args.images))

function wishOf(operation: 'generate' | 'edit', { prompt, aspectRatio }: Args<'Mutation.generateImageC'>) {
  return { model: 'image-c', operation, prompt, options: { aspectRatio: ratioOnWire(aspectRatio) } } as const
}
