import { VIDEO_D_SECOND } from '../prices.ts'
import { imageIn, type Planner, plan } from './plan.ts'
import { type AspectRatio, LINES, ratioOnWire, SECONDS } from './words.ts'

interface Args {
  readonly prompt: string
  readonly duration: 'S3' | 'S6' | 'S9' | 'S12' | 'S15'
  readonly resolution: 'P480' | 'P720'
  readonly aspectRatio?: AspectRatio | null
  readonly image?: string | null
}

/** Videos by video-d, with or without a first frame. */
export const generateVideoD: Planner<Args> = ({ prompt, duration, resolution, aspectRatio, image }) => {
  const seconds = SECONDS[duration]
  const options = { duration: seconds, resolution: LINES[resolution], aspectRatio: ratioOnWire(aspectRatio) }
  const wish = { model: 'video-d', operation: 'generate', prompt, options } as const
  return plan(wish, VIDEO_D_SECOND(seconds), imageIn('first', 'image', image))
}
