import { sumUsdc, timesUsdc } from '../../../schema/money.ts'
import { IMAGE_D, IMAGE_D_GIVEN } from '../prices.ts'
import type { ImageDOptions } from '../providers/order.ts'
import type { Args } from '../types.gen.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { lower, MEGAPIXELS, ratioOnWire } from './words.ts'

type Generation = Args<'Mutation.generateImageD'>
type Edit = Args<'Mutation.editWithImageD'>

/** Pictures by image-d, from a prompt or from given pictures. */
export const generateImageD: Planner<Generation> = (args) => {
  const { promptUpsampling, seed = null } = args
  const wish = wishOf('generate', args, { aspectRatio: ratioOnWire(args.aspectRatio), promptUpsampling, seed })
  return plan(wish, IMAGE_D[wish.options.megapixels])
}

export const editWithImageD: Planner<Edit> = (args) => {
  const wish = wishOf('edit', args, { aspectRatio: null, promptUpsampling: false, seed: null })
  const given = timesUsdc(IMAGE_D_GIVEN, args.images.length)
  const price = sumUsdc([IMAGE_D[wish.options.megapixels], given])
  return plan(wish, price, imagesIn('source', 'images', args.images))
}

function wishOf(
  operation: 'generate' | 'edit',
  args: Generation | Edit,
  own: Pick<ImageDOptions, 'aspectRatio' | 'promptUpsampling' | 'seed'>,
) {
  const options = {
    aspectRatio: own.aspectRatio,
    megapixels: MEGAPIXELS[args.resolution],
    outputFormat: lower(args.outputFormat),
    safetyTolerance: args.safetyTolerance,
    promptUpsampling: own.promptUpsampling,
    seed: own.seed,
  }
  return { model: 'image-d', operation, prompt: args.prompt, options } as const
}
