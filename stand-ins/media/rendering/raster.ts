import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'

/** The family that drawings write in. */
export const FONT = 'DejaVu Sans'

/** The only fonts of the stand-ins, so that their media look the same on every machine. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`),
)

/** A drawing's pixels: red, green, blue and alpha, the colours multiplied by alpha. */
export interface Raster {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A drawing in SVG as pixels, drawn on a thread of its own. */
export async function rasterize(svg: string): Promise<Raster> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
    fitTo: { mode: 'original' },
    logLevel: 'off',
  })
  return { data: image.pixels, width: image.width, height: image.height }
}

/** Pixels as a picture to work on. */
export function pictureOf({ data, width, height }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels: 4, premultiplied: true } })
}

/** Pixels as a layer to put on a picture. */
export function layerOf({ data, width, height }: Raster, place: { readonly left: number; readonly top: number }) {
  return { input: data, raw: { width, height, channels: 4 as const, premultiplied: true }, ...place }
}
