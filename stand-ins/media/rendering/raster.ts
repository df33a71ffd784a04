import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

/** Font family of drawings. */
export const FONT = 'DejaVu Sans'

/** The bundled fonts, so that media are identical on every machine. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`),
)

/** Pixels of a drawing: RGBA, premultiplied. */
export interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Renders an SVG to pixels on a separate thread. */
export async function rasterize(svg: string): Promise<Raster> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
    fitTo: { mode: 'original' },
    logLevel: 'off',
  })
  return { data: image.pixels, width: image.width, height: image.height }
}

/** Pixels as a sharp image. */
export function pictureOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4, premultiplied: true } })
}

/** Pixels as a layer for compositing. */
export function layerOf({ data, width, height }: Raster, place: { readonly left: number; readonly top: number }) {
  return { input: data, raw: { width, height, channels: 4 as const, premultiplied: true }, ...place }
}
