import { VIDEO_C } from '../prices.ts'
import type { MediaOperation, VideoCOptions } from '../providers/order.ts'
import type { Args } from '../types.gen.ts'
import { imageIn, type NamedImage, type Plan, type Planner } from './plan.ts'
import { LINES, SECONDS, sizeOnWire } from './words.ts'

type FromText = Args<'Mutation.generateVideoCFromText'>
type FromImage = Args<'Mutation.generateVideoCFromImage'>

/** Videos by video-c, from a prompt or from a first frame; optionally synchronized to audio. */
export const generateVideoCFromText: Planner<FromText> = (args) =>
  planOf('t2v', args, { size: sizeOnWire(args.size, '*'), resolution: null }, [])

export const generateVideoCFromImage: Planner<FromImage> = (args) =>
  planOf('i2v', args, { size: null, resolution: LINES[args.resolution] }, imageIn('first', 'image', args.image))

function planOf(
  operation: MediaOperation,
  args: FromText | FromImage,
  shape: Pick<VideoCOptions, 'size' | 'resolution'>,
  images: readonly NamedImage[],
): Plan {
  const duration = SECONDS[args.duration]
  const options = {
    ...shape,
    duration,
    negativePrompt: args.negativePrompt || null,
    promptExpansion: args.enablePromptExpansion,
    multiShots: args.multiShots,
    seed: args.seed ?? null,
  }
  return {
    wish: { model: 'video-c', operation, prompt: args.prompt, options },
    price: VIDEO_C[duration],
    images,
    audio: args.audioUrl ? { url: args.audioUrl, path: ['audioUrl'] } : null,
    frame: null,
  }
}
