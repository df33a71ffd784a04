import sharp from 'sharp'
import { even } from './rendering/planes.ts'

/** Width and height of a picture or video, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Parses `1280x720`; null for an invalid or unsupported size. */
export function parseSize(text: string): Size | null {
  const [, width, height] = /^(\d{2,4})[x*](\d{2,4})$/.exec(text) ?? []
  if (!width || !height) return null
  const size = { width: Number(width), height: Number(height) }
  return Object.values(size).every((side) => side >= 64 && side <= 4096 && side % 2 === 0) ? size : null
}

/** Parses `16:9` as a number; null for an invalid ratio. */
export function parseRatio(text: string): number | null {
  const [, width, height] = /^(\d{1,2}(?:\.\d)?):(\d{1,2}(?:\.\d)?)$/.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  return ratio >= 0.2 && ratio <= 5 ? ratio : null
}

/** The displayed aspect ratio of a picture. Throws when it is not a picture. */
export async function ratioOfPicture(picture: Buffer): Promise<number> {
  const { autoOrient } = await sharp(picture).metadata()
  return Math.min(5, Math.max(0.2, autoOrient.width / autoOrient.height))
}

/** A size of this ratio with `side` as its shorter side, as in `720p`. */
export function sizeByShorterSide(ratio: number, side: number): Size {
  return ratio >= 1 ? { width: even(side * ratio), height: side } : { width: side, height: even(side / ratio) }
}

/** A size of this ratio with as many pixels as a square of `side`; sides are multiples of 16. */
export function sizeByArea(ratio: number, side: number): Size {
  const whole = (length: number) => 16 * Math.max(1, Math.round(length / 16))
  return { width: whole(side * Math.sqrt(ratio)), height: whole(side / Math.sqrt(ratio)) }
}
