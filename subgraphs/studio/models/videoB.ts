import { BadInput } from '../../../schema/errors.ts'
import { VIDEO_B_SECOND } from '../prices.ts'
import type { VideoBInput } from '../types.gen.ts'
import { type Draft, draft, imageIn, imagesIn, type NamedImage } from './plan.ts'
import { ASPECT_RATIOS, LINES, SECONDS } from './words.ts'

type ImageMode = 'NONE' | 'FIRST_FRAME' | 'REFERENCE' | 'INTERPOLATION'

/** Members that contain pictures. */
type Member = 'image' | 'lastFrame' | 'referenceImages'

/** Members that each mode requires; others are rejected. */
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

/** A video by video-b or video-b-fast: from a prompt, from one or two frames, or with up to three reference pictures. */
export function draftVideoB(model: 'video-b' | 'video-b-fast', input: VideoBInput): Draft {
  const durationSeconds = SECONDS[input.durationSeconds]
  const options = {
    durationSeconds,
    aspectRatio: ASPECT_RATIOS[input.aspectRatio],
    resolution: LINES[input.resolution],
    negativePrompt: input.negativePrompt || null,
  }
  const wish = { model, operation: 'generate', prompt: input.prompt, options } as const
  return draft(wish, VIDEO_B_SECOND[model](durationSeconds), imagesOf(input))
}

/** Throws BadInput for pictures that do not match the mode or each other. */
function imagesOf(input: VideoBInput): NamedImage[] {
  const given = membersOf(input)
  const mode = input.imageMode ?? modeFor(given)
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
    ...imageIn('first', 'image', input.image),
    ...imageIn('last', 'lastFrame', input.lastFrame),
    ...imagesIn('reference', 'referenceImages', input.referenceImages),
  ]
}

function membersOf({ image, lastFrame, referenceImages }: VideoBInput): Member[] {
  return [
    ...(image ? ['image' as const] : []),
    ...(lastFrame ? ['lastFrame' as const] : []),
    ...(referenceImages && referenceImages.length > 0 ? ['referenceImages' as const] : []),
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
