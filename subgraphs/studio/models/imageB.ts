import { IMAGE_B, IMAGE_B_PRO } from '../prices.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { type AspectRatio, IMAGE_SIZES, lower, ratioOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly aspectRatio?: AspectRatio | null
  readonly imageSize: 'P512' | 'K1' | 'K2' | 'K4'
  /** generateImageB only. */
  readonly thinkingLevel?: 'MINIMAL' | 'HIGH' | null
}

interface ProArgs extends Args {
  readonly imageSize: 'K1' | 'K2' | 'K4'
}

interface Given {
  readonly images: readonly string[]
}

/** Pictures by image-b and image-b-pro, from a prompt or from given pictures. */
export const generateImageB: Planner<Args> = (args) =>
  plan({ ...common(args), model: 'image-b', operation: 'generate' }, IMAGE_B)

export const editWithImageB: Planner<Args & Given> = (args) =>
  plan({ ...common(args), model: 'image-b', operation: 'edit' }, IMAGE_B, imagesIn('source', 'images', args.images))

export const generateImageBPro: Planner<ProArgs> = (args) =>
  plan({ ...common(args), model: 'image-b-pro', operation: 'generate' }, proPriceOf(args))

export const editWithImageBPro: Planner<ProArgs & Given> = (args) => {
  const images = imagesIn('source', 'images', args.images)
  return plan({ ...common(args), model: 'image-b-pro', operation: 'edit' }, proPriceOf(args), images)
}

function proPriceOf({ imageSize }: ProArgs) {
  return IMAGE_B_PRO[IMAGE_SIZES[imageSize]]
}

function common({ prompt, aspectRatio, imageSize, thinkingLevel }: Args) {
  const options = {
    aspectRatio: ratioOnWire(aspectRatio),
    imageSize: IMAGE_SIZES[imageSize],
    thinkingLevel: thinkingLevel ? lower(thinkingLevel) : null,
  }
  return { prompt, options }
}
