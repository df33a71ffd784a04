import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { BadInput } from '../../../schema/errors.ts'
import { Turns } from '../../kit/turns.ts'
import { PRODUCTS, type Product } from '../products.ts'

/** What pictures may be, by what libvips calls them. No SVG: it is a program that draws, in whoever opens it. */
const TYPES: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
}
/** Most pixels: what is unpacked to more is no picture but an attack. */
const MAX_PIXELS = 64_000_000
/** How long unpacking and drawing may take. Seconds. */
const DRAW_SECONDS = 30
/** Pictures that are unpacked at the same time: each takes a hundred megabytes or more. */
const AT_ONCE = 2
const PATH = ['imageUrl'] as const

/** Where a picture is unpacked, wait here. */
export const drawingTurns = new Turns(AT_ONCE)

/** A picture that can be printed. */
export interface Picture {
  /** By its content, whatever its sender says. */
  readonly contentType: string
  /** In pixels, as it is looked at. */
  readonly width: number
  readonly height: number
}

/** The first frame of a picture, the right way up. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: DRAW_SECONDS })
    .autoOrient()
    .toColourspace('srgb')
}

/** Makes sure that a picture can be printed on a product. Throws BadInput that says why not. */
export async function inspectPicture(bytes: Buffer, product: Product): Promise<Picture> {
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const format = TYPES[contentType]
  if (format === undefined) throw new BadInput('must be a PNG, JPEG, WebP, GIF or AVIF picture', PATH)
  const { width, height } = await sizeOf(bytes, format)
  if (width * height > MAX_PIXELS)
    throw new BadInput(`must have at most ${MAX_PIXELS / 1_000_000} million pixels; it has ${width} × ${height}`, PATH)
  const least = PRODUCTS[product].leastPixels
  if (width < least || height < least)
    throw new BadInput(`must be at least ${least} pixels wide and high; it is ${width} × ${height}`, PATH)
  // A header may promise what the rest does not hold.
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
  return new BadInput('is a damaged picture', PATH)
}
