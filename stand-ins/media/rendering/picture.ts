import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '../../../subgraphs/studio/providers/order.ts'
import { drawCollage } from './collage.ts'
import { drawLabel } from './label.ts'
import { layerOf, pictureOf, rasterize } from './raster.ts'
import { drawScene } from './scene.ts'

/** How much work goes into a picture. */
export type Quality = 'low' | 'medium' | 'high'

/** A picture that a stand-in makes. */
export interface PictureOrder {
  readonly seed: number
  /** Written on it. */
  readonly words: string
  readonly width: number
  readonly height: number
  readonly format: PictureFormat
  readonly quality: Quality
  /** Whether what lies behind it is seen; never in a JPEG, which has no such thing. */
  readonly isTransparent: boolean
  /** Pictures that are edited, the first of which fills it. */
  readonly sources: readonly Buffer[]
}

const SHAPES: Readonly<Record<Quality, number>> = { low: 5, medium: 9, high: 16 }
const LOSSY: Readonly<Record<Quality, number>> = { low: 55, medium: 75, high: 92 }
/** Shapes that an edit adds. */
const ADDED_SHAPES = 4
/** The longer side of a scene as it is drawn, in pixels; larger ones are enlarged, for they hold nothing finer. */
const LARGEST_DRAWING = 1600

/** Makes a picture, on the threads of the libraries that draw it: the same order gives the same bytes. */
export async function renderPicture(order: PictureOrder): Promise<Buffer> {
  const { width, height, words } = order
  const [ground, label] = await Promise.all([drawGround(order), drawLabel(words, width, height)])
  return encode(ground.composite([layerOf(label, { left: 0, top: label.top })]), order)
}

/** A scene; for an edit, what is edited with shapes of the scene on it. */
async function drawGround({ seed, width, height, quality, isTransparent, sources }: PictureOrder): Promise<Sharp> {
  const scale = Math.min(1, LARGEST_DRAWING / Math.max(width, height))
  const drawn = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const isEdit = sources.length > 0
  const shapes = isEdit ? ADDED_SHAPES : SHAPES[quality]
  const hasBackground = !isEdit && !isTransparent
  const scene = await rasterize(drawScene({ seed, shapes, hasBackground }, drawn.width, drawn.height))
  if (!isEdit) return pictureOf(scene).resize(width, height, { fit: 'fill' })
  const { data, info } = await pictureOf(scene)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const layer = { input: data, raw: { width: info.width, height: info.height, channels: 4 as const }, left: 0, top: 0 }
  const edited = await drawCollage(sources, width, height)
  // Composed once more by whoever labels it: sharp keeps one list of layers for a picture.
  const { data: pixels } = await edited.composite([layer]).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

function encode(picture: Sharp, { format, quality, isTransparent }: PictureOrder): Promise<Buffer> {
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: LOSSY[quality] }).toBuffer()
  const kept = isTransparent ? picture.ensureAlpha() : picture.flatten({ background: '#ffffff' }).removeAlpha()
  if (format === 'webp') return kept.webp({ quality: LOSSY[quality], effort: 1 }).toBuffer()
  return kept.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
}
