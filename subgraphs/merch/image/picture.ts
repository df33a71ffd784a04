import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { BadInput } from '../../../schema/errors.ts'
import { Semaphore } from '../../kit/async/semaphore.ts'
import { PRODUCTS, type Product } from '../products.ts'

/** Accepted picture types, with libvips's names. No SVG: it can run scripts in the program that opens it. */
const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}
/** Maximum number of pixels; more is treated as a decompression bomb. */
const MAX_PIXELS = 64_000_000
/** Time limit of decoding and rendering. Seconds. */
const DRAW_SECONDS = 30
/** Concurrently decoded pictures: each needs a hundred megabytes or more. */
const AT_ONCE = 2

/** Path of the picture in the arguments of an order. */
export const PICTURE_PATH = ['input', 'picture'] as const

/** Queue for decoding pictures. */
export const drawingTurns = new Semaphore(AT_ONCE)

/** A printable picture. */
export interface Picture {
  /** Detected from its content, whatever the sender declared. */
  readonly contentType: string
  /** In pixels, after applying the orientation. */
  readonly width: number
  readonly height: number
}

/** The first frame of a picture, upright. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: DRAW_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
}

/** Checks that a picture can be printed on a product. Throws BadInput with the reason. */
export async function inspectPicture(bytes: Buffer, product: Product): Promise<Picture> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const format = TYPES[contentType]
  if (format === undefined) throw new BadInput('must be a PNG, JPEG, WebP, GIF or AVIF picture', PICTURE_PATH)
  const { width, height } = await sizeOf(bytes, format)
  if (width * height > MAX_PIXELS)
    throw new BadInput(
      `must have at most ${MAX_PIXELS / 1_000_000} million pixels; it has ${width} × ${height}`,
      PICTURE_PATH,
    )
  const least = PRODUCTS[product].leastPixels
  if (width < least || height < least)
    throw new BadInput(`must be at least ${least} pixels wide and high; it is ${width} × ${height}`, PICTURE_PATH)
  // The header may be valid while the pixel data is damaged.
  await drawingTurns
    .run(() => openPicture(bytes).resize(64, 64, { fit: 'fill' }).raw().toBuffer())
    .catch(() => {
      throw damaged()
    })
  return { contentType, width, height }
}

async function sizeOf(bytes: Buffer, format: string): Promise<{ readonly width: number; readonly height: number }> {
  const found = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => null)
  if (!found || found.format !== format) throw damaged()
  return found.autoOrient
}

function damaged(): BadInput {
  return new BadInput('is a damaged picture', PICTURE_PATH)
}
