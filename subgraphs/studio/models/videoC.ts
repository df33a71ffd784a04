import { VIDEO_C } from '../prices.ts'
import type { MediaOperation, VideoCOptions } from '../providers/order.ts'
import { imageIn, type NamedImage, type Plan, type Planner } from './plan.ts'
import { LINES, SECONDS, type Size, sizeOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly duration: 'S5' | 'S10' | 'S15'
  readonly negativePrompt?: string | null
  readonly enablePromptExpansion: boolean
  readonly multiShots: boolean
  readonly audioUrl?: string | null
  readonly seed?: number | null
}

interface TextArgs extends Args {
  readonly size: Size
}

interface ImageArgs extends Args {
  readonly image: string
  readonly resolution: 'P720' | 'P1080'
}

/** Videos by video-c, from a prompt or from a first frame; optionally synchronized to audio. */
export const generateVideoCFromText: Planner<TextArgs> = (args) =>
  planOf('t2v', args, { size: sizeOnWire(args.size, '*'), resolution: null }, [])

export const generateVideoCFromImage: Planner<ImageArgs> = (args) =>
  planOf('i2v', args, { size: null, resolution: LINES[args.resolution] }, imageIn('first', 'image', args.image))

function planOf(
  operation: MediaOperation,
  args: Args,
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
