import { priceVideoE } from '../prices.ts'
import type { MediaOperation } from '../providers/order.ts'
import type { Args } from '../types.gen.ts'
import { imageIn, type NamedImage, type Plan, type Planner, plan } from './plan.ts'
import { LINES, ratioOnWire } from './words.ts'

type Model = 'video-e' | 'video-e-fast'
type FromText = Args<'Mutation.generateVideoEFromText' | 'Mutation.generateVideoEFastFromText'>
type FromImage = Args<'Mutation.generateVideoEFromImage' | 'Mutation.generateVideoEFastFromImage'>

/** Videos by video-e and video-e-fast, from a prompt, or from a first and optionally a last frame. */
export const generateVideoEFromText: Planner<FromText> = (args) => planOf('video-e', 't2v', args, [])
export const generateVideoEFromImage: Planner<FromImage> = (args) => planOf('video-e', 'i2v', args, framesOf(args))
export const generateVideoEFastFromText: Planner<FromText> = (args) => planOf('video-e-fast', 't2v', args, [])
export const generateVideoEFastFromImage: Planner<FromImage> = (args) =>
  planOf('video-e-fast', 'i2v', args, framesOf(args))

function framesOf({ image, lastImage }: FromImage): NamedImage[] {
  return [...imageIn('first', 'image', image), ...imageIn('last', 'lastImage', lastImage)]
}

function planOf(
  model: Model,
  operation: MediaOperation,
  args: FromText | FromImage,
  images: readonly NamedImage[],
): Plan {
  const { prompt, duration, generateAudio, cameraFixed } = args
  const options = {
    duration,
    resolution: LINES[args.resolution],
    aspectRatio: 'aspectRatio' in args ? ratioOnWire(args.aspectRatio) : null,
    generateAudio,
    cameraFixed,
    seed: args.seed ?? null,
  }
  return plan({ model, operation, prompt, options }, priceVideoE(model, options), images)
}
