import { sumUsdc, timesUsdc } from '../../../schema/money.ts'
import { IMAGE_D, IMAGE_D_GIVEN } from '../prices.ts'
import { imagesIn, type Planner, plan } from './plan.ts'
import { type AspectRatio, lower, MEGAPIXELS, ratioOnWire } from './words.ts'

interface Args {
  readonly prompt: string
  readonly aspectRatio?: AspectRatio | null
  readonly resolution: keyof typeof MEGAPIXELS
  readonly outputFormat: 'PNG' | 'JPEG' | 'WEBP'
  readonly safetyTolerance: number
  /** generateImageD only, like the seed. */
  readonly promptUpsampling?: boolean
  readonly seed?: number | null
}

interface EditArgs extends Args {
  readonly images: readonly string[]
}

/** Pictures by image-d, from a prompt or from given pictures. */
export const generateImageD: Planner<Args> = (args) => {
  const wish = wishOf('generate', args)
  return plan(wish, IMAGE_D[wish.options.megapixels])
}

export const editWithImageD: Planner<EditArgs> = (args) => {
  const wish = wishOf('edit', args)
  const given = timesUsdc(IMAGE_D_GIVEN, args.images.length)
  const price = sumUsdc([IMAGE_D[wish.options.megapixels], given])
  return plan(wish, price, imagesIn('source', 'images', args.images))
}

function wishOf(operation: 'generate' | 'edit', args: Args) {
  const options = {
    aspectRatio: ratioOnWire(args.aspectRatio),
    megapixels: MEGAPIXELS[args.resolution],
    outputFormat: lower(args.outputFormat),
    safetyTolerance: args.safetyTolerance,
    promptUpsampling: args.promptUpsampling ?? false,
    seed: args.seed ?? null,
  }
  return { model: 'image-d', operation, prompt: args.prompt, options } as const
}
