import { priceVideoE } from '../prices.ts'
import type { VideoEInput } from '../types.gen.ts'
import { type Draft, draft, imageIn, refuseMembers } from './plan.ts'
import { LINES, ratioOnWire } from './words.ts'

/** A video by video-e or video-e-fast, from a prompt, or from a first and optionally a last frame. */
export function draftVideoE(model: 'video-e' | 'video-e-fast', input: VideoEInput): Draft {
  const { prompt, image, lastImage, duration, generateAudio, cameraFixed } = input
  if (image) refuseMembers(input, ['aspectRatio'], 'does not go with image')
  else refuseMembers(input, ['lastImage'], 'needs image')
  const options = {
    duration,
    resolution: LINES[input.resolution],
    aspectRatio: image ? null : ratioOnWire(input.aspectRatio ?? 'R16_9'),
    generateAudio,
    cameraFixed,
    seed: input.seed ?? null,
  }
  const wish = { model, operation: image ? 'i2v' : 't2v', prompt, options } as const
  const frames = [...imageIn('first', 'image', image), ...imageIn('last', 'lastImage', lastImage)]
  return draft(wish, priceVideoE(model, options), frames)
}
