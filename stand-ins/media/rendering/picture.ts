import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '../../../subgraphs/studio/providers/order.ts'
import { drawCollage } from './collage.ts'
import { drawLabel } from './label.ts'
import { layerOf, pictureOf, rasterize } from './raster.ts'
import { drawScene } from './scene.ts'

/** Rendering effort of a picture. */
export type Quality = 'low' | 'medium' | 'high'

/** A picture to render. */
export interface PictureOrder {
  readonly seed: number
  /** Text written on it. */
  readonly words: string
  readonly width: number
  readonly height: number
  readonly format: PictureFormat
  readonly quality: Quality
  /** Whether the background is transparent; ignored for JPEG, which does not support it. */
  readonly isTransparent: boolean
  /** Pictures to edit; the first one fills the area. */
  readonly sources: readonly Buffer[]
}

const SHAPES: Readonly<Record<Quality, number>> = { low: 5, medium: 9, high: 16 }
const LOSSY: Readonly<Record<Quality, number>> = { low: 55, medium: 75, high: 92 }
/** Number of shapes that an edit adds. */
const ADDED_SHAPES = 4
/** Longer side of a drawn scene, in pixels; larger pictures are upscaled, because they have no finer detail. */
const LARGEST_DRAWING = 1600

/** Renders a picture on the libraries' threads; deterministic for an order. */
export async function renderPicture(order: PictureOrder): Promise<Buffer> {
  const { width, height, words } = order
  const [ground, label] = await Promise.all([drawGround(order), drawLabel(words, width, height)])
  return encode(ground.composite([layerOf(label, { left: 0, top: label.top })]), order)
}

/** Draws a scene; for an edit, the source with shapes of the scene over it. */
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
  // The caller composites the label again, and sharp keeps only one list of layers per picture: flatten to pixels here.
  const { data: pixels } = await edited.composite([layer]).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return sharp(pixels, { raw: { width, height, channels: 4 } })
}

function encode(picture: Sharp, { format, quality, isTransparent }: PictureOrder): Promise<Buffer> {
  if (format === 'jpeg') return picture.flatten({ background: '#ffffff' }).jpeg({ quality: LOSSY[quality] }).toBuffer()
  const kept = isTransparent ? picture.ensureAlpha() : picture.flatten({ background: '#ffffff' }).removeAlpha()
  if (format === 'webp') return kept.webp({ quality: LOSSY[quality], effort: 1 }).toBuffer()
  return kept.png({ compressionLevel: 6, adaptiveFiltering: false }).toBuffer()
}
