import { IMAGE_B, IMAGE_B_PRO } from '../prices.ts'
import type { Args } from '../types.gen.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { IMAGE_SIZES, lower, ratioOnWire } from './words.ts'

type Basic = Args<'Mutation.generateImageB' | 'Mutation.editWithImageB'>
type Pro = Args<'Mutation.generateImageBPro' | 'Mutation.editWithImageBPro'>

/** Pictures by image-b and image-b-pro, from a prompt or from given pictures. */
export const generateImageB: Planner<Args<'Mutation.generateImageB'>> = (args) =>
  plan({ ...common(args), model: 'image-b', operation: 'generate' }, IMAGE_B)

export const editWithImageB: Planner<Args<'Mutation.editWithImageB'>> = (args) =>
  plan({ ...common(args), model: 'image-b', operation: 'edit' }, IMAGE_B, imagesIn('source', 'images', args.images))

export const generateImageBPro: Planner<Args<'Mutation.generateImageBPro'>> = (args) =>
  plan({ ...common(args), model: 'image-b-pro', operation: 'generate' }, proPriceOf(args))

export const editWithImageBPro: Planner<Args<'Mutation.editWithImageBPro'>> = (args) => {
  const images = imagesIn('source', 'images', args.images)
  return plan({ ...common(args), model: 'image-b-pro', operation: 'edit' }, proPriceOf(args), images)
}

function proPriceOf({ imageSize }: Pro) {
  return IMAGE_B_PRO[IMAGE_SIZES[imageSize]]
}

function common(args: Basic | Pro) {
  const { prompt, aspectRatio, imageSize } = args
  const thinkingLevel = 'thinkingLevel' in args ? args.thinkingLevel : null
  const options = {
    aspectRatio: ratioOnWire(aspectRatio),
    imageSize: IMAGE_SIZES[imageSize],
    thinkingLevel: thinkingLevel ? lower(thinkingLevel) : null,
  }
  return { prompt, options }
}
