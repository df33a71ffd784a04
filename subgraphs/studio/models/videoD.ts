import { VIDEO_D_SECOND } from '../prices.ts'
import type { VideoDInput } from '../types.gen.ts'
import { type Draft, draft, imageIn } from './plan.ts'
import { LINES, ratioOnWire, SECONDS } from './words.ts'

/** A video by video-d, with or without a first frame. */
export function draftVideoD({ prompt, duration, resolution, aspectRatio, image }: VideoDInput): Draft {
  const seconds = SECONDS[duration]
  const options = { duration: seconds, resolution: LINES[resolution], aspectRatio: ratioOnWire(aspectRatio) }
  const wish = { model: 'video-d', operation: 'generate', prompt, options } as const
  return draft(wish, VIDEO_D_SECOND(seconds), imageIn('first', 'image', image))
}
