import { BadInput } from '../../../schema/errors.ts'
import type { ImageModelInput } from '../types.gen.ts'
import { draftImageA } from './imageA.ts'
import { draftImageB, draftImageBPro } from './imageB.ts'
import { draftImageC } from './imageC.ts'
import { draftImageD } from './imageD.ts'
import { type Plan, planAt } from './plan.ts'

/** The plan of a picture. Throws BadInput for inconsistent wishes. */
export function planImage({ imageA, imageA2, imageB, imageBPro, imageC, imageD }: ImageModelInput): Plan {
  if (imageA) return planAt('imageA', () => draftImageA('image-a', imageA))
  if (imageA2) return planAt('imageA2', () => draftImageA('image-a2', imageA2))
  if (imageB) return planAt('imageB', () => draftImageB(imageB))
  if (imageBPro) return planAt('imageBPro', () => draftImageBPro(imageBPro))
  if (imageC) return planAt('imageC', () => draftImageC(imageC))
  if (imageD) return planAt('imageD', () => draftImageD(imageD))
  throw new BadInput('must have exactly one member', ['input', 'model'])
}
