import { createRequire } from 'node:module'
import { renderAsync } from '@resvg/resvg-js'

export const FONT = 'DejaVu Sans'

/** The only fonts used, so that pictures look the same on every machine. */
const FONT_FILES = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((file) =>
  createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${file}`),
)

/** Renders an SVG to PNG, off the main thread. */
export async function rasterize(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: FONT_FILES, defaultFontFamily: FONT, sansSerifFamily: FONT },
    fitTo: { mode: 'original' },
    logLevel: 'off',
  })
  return image.asPng()
}
