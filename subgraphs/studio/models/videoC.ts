import { VIDEO_C } from '../prices.ts'
import type { VideoCInput } from '../types.gen.ts'
import { type Draft, imageIn, refuseMembers } from './plan.ts'
import { LINES, SECONDS, sizeOnWire } from './words.ts'

/** A video by video-c, from a prompt or from a first frame; optionally synchronized to audio. */
export function draftVideoC(input: VideoCInput): Draft {
  const { prompt, image, audioUrl } = input
  if (image) refuseMembers(input, ['size'], 'does not go with image; use resolution')
  else refuseMembers(input, ['resolution'], 'goes with image only; use size')
  const duration = SECONDS[input.duration]
  const options = {
    size: image ? null : sizeOnWire(input.size ?? 'W1280_H720', '*'),
    resolution: image ? LINES[input.resolution ?? 'P720'] : null,
    duration,
    negativePrompt: input.negativePrompt || null,
    promptExpansion: input.enablePromptExpansion,
    multiShots: input.multiShots,
    seed: input.seed ?? null,
  }
  return {
    wish: { model: 'video-c', operation: image ? 'i2v' : 't2v', prompt, options },
    price: VIDEO_C[duration],
    images: imageIn('first', 'image', image),
    audio: audioUrl ? { url: audioUrl, path: ['audioUrl'] } : null,
    frame: null,
  }
}
