import sharp from 'sharp'
import type { ImageDOptions } from '../order.ts'

/** Sides must be multiples of this, in pixels. */
const STEP = 16
const LEAST = 256
/** Pixels per megapixel, by the company's definition. */
const MEGAPIXEL = 1024 * 1024

/**
 * Sides of a picture with `megapixels`: in the requested ratio, otherwise that of the first given picture, otherwise
 * square.
 */
export async function frameOf(
  { aspectRatio, megapixels }: Pick<ImageDOptions, 'aspectRatio' | 'megapixels'>,
  first: Buffer | null,
): Promise<{ readonly width: number; readonly height: number }> {
  const ratio = aspectRatio ? ratioOf(aspectRatio) : first ? await ratioOfPicture(first) : 1
  const side = (length: number) => Math.max(LEAST, Math.floor(length / STEP) * STEP)
  const pixels = megapixels * MEGAPIXEL
  return { width: side(Math.sqrt(pixels * ratio)), height: side(Math.sqrt(pixels / ratio)) }
}

function ratioOf(aspectRatio: string): number {
  const [width = 1, height = 1] = aspectRatio.split(':').map(Number)
  return width / height
}

async function ratioOfPicture(picture: Buffer): Promise<number> {
  const { autoOrient, width, height } = await sharp(picture).metadata()
  return (autoOrient?.width ?? width) / (autoOrient?.height ?? height)
}
