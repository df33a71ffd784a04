import { priceVideoE } from '../prices.ts'
import type { MediaOperation } from '../providers/order.ts'
import { imageIn, type NamedImage, type Plan, type Planner, plan } from './plan.ts'
import { type AspectRatio, LINES, ratioOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly duration: number
  readonly resolution: 'P480' | 'P720' | 'P1080'
  readonly aspectRatio?: AspectRatio
  readonly generateAudio: boolean
  readonly cameraFixed: boolean
  readonly seed?: number | null
}

interface ImageArgs extends Args {
  readonly image: string
  readonly lastImage?: string | null
}

type Model = 'video-e' | 'video-e-fast'

/** Videos by video-e and video-e-fast, from a prompt, or from a first and optionally a last frame. */
export const generateVideoEFromText: Planner<Args> = (args) => planOf('video-e', 't2v', args, [])
export const generateVideoEFromImage: Planner<ImageArgs> = (args) => planOf('video-e', 'i2v', args, framesOf(args))
export const generateVideoEFastFromText: Planner<Args> = (args) => planOf('video-e-fast', 't2v', args, [])
export const generateVideoEFastFromImage: Planner<ImageArgs> = (args) =>
  planOf('video-e-fast', 'i2v', args, framesOf(args))

function framesOf({ image, lastImage }: ImageArgs): NamedImage[] {
  return [...imageIn('first', 'image', image), ...imageIn('last', 'lastImage', lastImage)]
}

function planOf(model: Model, operation: MediaOperation, args: Args, images: readonly NamedImage[]): Plan {
  const { prompt, duration, generateAudio, cameraFixed } = args
  const options = {
    duration,
    resolution: LINES[args.resolution],
    aspectRatio: ratioOnWire(args.aspectRatio),
    generateAudio,
    cameraFixed,
    seed: args.seed ?? null,
  }
  return plan({ model, operation, prompt, options }, priceVideoE(model, options), images)
}
