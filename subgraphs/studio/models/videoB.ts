import { BadInput } from '../../../schema/errors.ts'
import { VIDEO_B_SECOND } from '../prices.ts'
import type { Args } from '../types.gen.ts'
import { imageIn, imagesIn, type NamedImage, type Planner, plan } from './plan.ts'
import { ASPECT_RATIOS, LINES, SECONDS } from './words.ts'

type Order = Args<'Mutation.generateVideoB' | 'Mutation.generateVideoBFast'>
type ImageMode = 'NONE' | 'FIRST_FRAME' | 'REFERENCE' | 'INTERPOLATION'

/** Arguments that contain pictures. */
type Member = 'image' | 'lastFrame' | 'referenceImages'

/** Arguments that each mode requires; others are rejected. */
const NEEDED: Readonly<Record<ImageMode, readonly Member[]>> = {
  NONE: [],
  FIRST_FRAME: ['image'],
  INTERPOLATION: ['image', 'lastFrame'],
  REFERENCE: ['referenceImages'],
}
const WORDS: Readonly<Record<ImageMode, string>> = {
  NONE: 'none',
  FIRST_FRAME: 'first-frame',
  INTERPOLATION: 'interpolation',
  REFERENCE: 'reference',
}

/** Videos by video-b and video-b-fast: from a prompt, from one or two frames, or with up to three reference pictures. */
export const generateVideoB: Planner<Order> = (args) => planOf('video-b', args)
export const generateVideoBFast: Planner<Order> = (args) => planOf('video-b-fast', args)

function planOf(model: 'video-b' | 'video-b-fast', args: Order) {
  const durationSeconds = SECONDS[args.durationSeconds]
  const options = {
    durationSeconds,
    aspectRatio: ASPECT_RATIOS[args.aspectRatio],
    resolution: LINES[args.resolution],
    negativePrompt: args.negativePrompt || null,
  }
  const wish = { model, operation: 'generate', prompt: args.prompt, options } as const
  return plan(wish, VIDEO_B_SECOND[model](durationSeconds), imagesOf(args))
}

/** Throws BadInput for pictures that do not match the mode or each other. */
function imagesOf(args: Order): NamedImage[] {
  const given = (['image', 'lastFrame', 'referenceImages'] as const).filter((member) => args[member]?.length)
  const mode = args.imageMode ?? modeFor(given)
  const needed = NEEDED[mode]
  const issues = [
    ...needed
      .filter((member) => !given.includes(member))
      .map((member) => issueOf(member, 'required', `is needed for the image mode ${WORDS[mode]}`)),
    ...given
      .filter((member) => !needed.includes(member))
      .map((member) => issueOf(member, 'invalid', `does not go with the image mode ${WORDS[mode]}`)),
  ]
  if (issues.length > 0) throw new BadInput(issues)
  return [
    ...imageIn('first', 'image', args.image),
    ...imageIn('last', 'lastFrame', args.lastFrame),
    ...imagesIn('reference', 'referenceImages', args.referenceImages),
  ]
}

function modeFor(given: readonly Member[]): ImageMode {
  if (given.includes('lastFrame')) return 'INTERPOLATION'
  if (given.includes('image')) return 'FIRST_FRAME'
  return given.includes('referenceImages') ? 'REFERENCE' : 'NONE'
}

function issueOf(member: Member, code: string, message: string) {
  return { path: [member], code, message }
}
