import sharp from 'sharp'
import { even } from './rendering/planes.ts'

/** Sides of a picture or video, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** `1280x720` and the like; null for what is no size that is made. */
export function parseSize(text: string): Size | null {
  const [, width, height] = /^(\d{2,4})[x*](\d{2,4})$/.exec(text) ?? []
  if (!width || !height) return null
  const size = { width: Number(width), height: Number(height) }
  return Object.values(size).every((side) => side >= 64 && side <= 4096 && side % 2 === 0) ? size : null
}

/** `16:9` and the like as a number; null for what is no ratio. */
export function parseRatio(text: string): number | null {
  const [, width, height] = /^(\d{1,2}(?:\.\d)?):(\d{1,2}(?:\.\d)?)$/.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  return ratio >= 0.2 && ratio <= 5 ? ratio : null
}

/** The ratio of a picture as it is seen. Throws for what is no picture. */
export async function ratioOfPicture(picture: Buffer): Promise<number> {
  const { autoOrient } = await sharp(picture).metadata()
  return Math.min(5, Math.max(0.2, autoOrient.width / autoOrient.height))
}

/** A size of this ratio whose shorter side is `side`: what `720p` means. */
export function sizeByShorterSide(ratio: number, side: number): Size {
  return ratio >= 1 ? { width: even(side * ratio), height: side } : { width: side, height: even(side / ratio) }
}

/** A size of this ratio with as many pixels as a square of this side; sides are multiples of 16. */
export function sizeByArea(ratio: number, side: number): Size {
  const whole = (length: number) => 16 * Math.max(1, Math.round(length / 16))
  return { width: whole(side * Math.sqrt(ratio)), height: whole(side / Math.sqrt(ratio)) }
}
