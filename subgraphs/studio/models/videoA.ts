import { VIDEO_A_PRO_SECOND, VIDEO_A_SECOND } from '../prices.ts'
import type { Args } from '../types.gen.ts'
import { imageIn, type Plan, type Planner } from './plan.ts'
import { dimensionsOf, SECONDS, sizeOnWire } from './words.ts'

/** Videos by video-a and video-a-pro, with or without a first frame, which must have exactly their size. */
export const generateVideoA: Planner<Args<'Mutation.generateVideoA'>> = (args) => {
  const seconds = SECONDS[args.seconds]
  return planOf('video-a', args, seconds, VIDEO_A_SECOND(seconds))
}

export const generateVideoAPro: Planner<Args<'Mutation.generateVideoAPro'>> = (args) => {
  const seconds = SECONDS[args.seconds]
  const { width, height } = dimensionsOf(args.size)
  const priceOf = VIDEO_A_PRO_SECOND[Math.min(width, height) > 720 ? '1024' : '720']
  return planOf('video-a-pro', args, seconds, priceOf(seconds))
}

function planOf(
  model: 'video-a' | 'video-a-pro',
  { prompt, size, inputReference, autoCrop }: Args<'Mutation.generateVideoA' | 'Mutation.generateVideoAPro'>,
  seconds: number,
  price: Plan['price'],
): Plan {
  return {
    wish: { model, operation: 'generate', prompt, options: { seconds, size: sizeOnWire(size) } },
    price,
    images: imageIn('first', 'inputReference', inputReference),
    audio: null,
    frame: { ...dimensionsOf(size), isCut: autoCrop },
  }
}
