import { VIDEO_D_SECOND } from '../prices.ts'
import type { Args } from '../types.gen.ts'
import { imageIn, type Planner, plan } from './plan.ts'
import { LINES, ratioOnWire, SECONDS } from './words.ts'

/** Videos by video-d, with or without a first frame. */
export const generateVideoD: Planner<Args<'Mutation.generateVideoD'>> = (args) => {
  const { prompt, duration, resolution, aspectRatio, image } = args
  const seconds = SECONDS[duration]
  const options = { duration: seconds, resolution: LINES[resolution], aspectRatio: ratioOnWire(aspectRatio) }
  const wish = { model: 'video-d', operation: 'generate', prompt, options } as const
  return plan(wish, VIDEO_D_SECOND(seconds), imageIn('first', 'image', image))
}
