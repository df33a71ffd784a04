import { BadInput } from '../../../schema/errors.ts'
import type { VideoModelInput } from '../types.gen.ts'
import { type Plan, planAt } from './plan.ts'
import { draftVideoA, draftVideoAPro } from './videoA.ts'
import { draftVideoB } from './videoB.ts'
import { draftVideoC } from './videoC.ts'
import { draftVideoD } from './videoD.ts'
import { draftVideoE } from './videoE.ts'

/** The plan of a video. Throws BadInput for inconsistent wishes. */
export function planVideo(model: VideoModelInput): Plan {
  const { videoA, videoAPro, videoB, videoBFast, videoC, videoD, videoE, videoEFast } = model
  if (videoA) return planAt('videoA', () => draftVideoA(videoA))
  if (videoAPro) return planAt('videoAPro', () => draftVideoAPro(videoAPro))
  if (videoB) return planAt('videoB', () => draftVideoB('video-b', videoB))
  if (videoBFast) return planAt('videoBFast', () => draftVideoB('video-b-fast', videoBFast))
  if (videoC) return planAt('videoC', () => draftVideoC(videoC))
  if (videoD) return planAt('videoD', () => draftVideoD(videoD))
  if (videoE) return planAt('videoE', () => draftVideoE('video-e', videoE))
  if (videoEFast) return planAt('videoEFast', () => draftVideoE('video-e-fast', videoEFast))
  throw new BadInput('must have exactly one member', ['input', 'model'])
}
