import { VIDEO_A_PRO_SECOND, VIDEO_A_SECOND } from '../prices.ts'
import type { VideoAInput, VideoAProInput } from '../types.gen.ts'
import { type Draft, imageIn } from './plan.ts'
import { dimensionsOf, SECONDS, sizeOnWire } from './words.ts'

/** A video by video-a, with or without a first frame, which must have exactly its size. */
export function draftVideoA(input: VideoAInput): Draft {
  const seconds = SECONDS[input.seconds]
  return draftOf('video-a', input, seconds, VIDEO_A_SECOND(seconds))
}

/** A video by video-a-pro, likewise. */
export function draftVideoAPro(input: VideoAProInput): Draft {
  const seconds = SECONDS[input.seconds]
  const { width, height } = dimensionsOf(input.size)
  const priceOf = VIDEO_A_PRO_SECOND[Math.min(width, height) > 720 ? '1024' : '720']
  return draftOf('video-a-pro', input, seconds, priceOf(seconds))
}

function draftOf(
  model: 'video-a' | 'video-a-pro',
  { prompt, size, inputReference, autoCrop }: VideoAInput | VideoAProInput,
  seconds: number,
  price: Draft['price'],
): Draft {
  return {
    wish: { model, operation: 'generate', prompt, options: { seconds, size: sizeOnWire(size) } },
    price,
    images: imageIn('first', 'inputReference', inputReference),
    audio: null,
    frame: { ...dimensionsOf(size), isCut: autoCrop },
  }
}
