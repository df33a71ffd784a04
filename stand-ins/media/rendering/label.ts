import { escapeXml } from '../../../subgraphs/kit/net/content/escapeXml.ts'
import { FONT, type Raster, rasterize } from './raster.ts'
import { round } from './svg.ts'

/** Watermark of every stand-in medium, so that it is not mistaken for a real company's output. */
export const MARK = 'SANDBOX'

/** A band with the watermark and the text, for the bottom of a picture. */
export interface Label extends Raster {
  /** Top of the band, in pixels. */
  readonly top: number
}

/** Line height as a share of the shorter side, with limits in pixels. */
const LINE = { part: 0.05, least: 11, most: 72 } as const
/** Letter width, in line heights. */
const LETTER = 0.58
const LINES = 3

/** Renders the band for a picture of this size. */
export async function drawLabel(words: string, width: number, height: number): Promise<Label> {
  const line = Math.max(LINE.least, Math.min(LINE.most, Math.round(Math.min(width, height) * LINE.part)))
  const margin = Math.round(line * 0.6)
  const lines = wrap(words, Math.max(4, Math.floor((width - 2 * margin) / (line * 0.75 * LETTER))), LINES)
  // Even, because videos store colours per pair of pixels.
  const band = Math.min(height, 2 * Math.ceil((line * (1.2 + lines.length) + 2 * margin) / 2))
  const text = lines
    .map((one, index) => textAt(one, margin, margin + line * (2.1 + index), line * 0.75, '#ffffff', 'normal'))
    .join('')
  const mark = textAt(MARK, margin, margin + line * 0.95, line, '#ffc53d', 'bold')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${band}"><rect width="${width}" height="${band}" fill="#000000" fill-opacity="0.62"/>${mark}${text}</svg>`
  return { ...(await rasterize(svg)), top: height - band }
}

function textAt(text: string, x: number, y: number, size: number, fill: string, weight: string): string {
  return `<text x="${x}" y="${round(y)}" font-family="${FONT}" font-size="${round(size)}" font-weight="${weight}" fill="${fill}">${escapeXml(text)}</text>`
}

/** Wraps at words where possible; overflow ends with an ellipsis. */
function wrap(words: string, letters: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/u).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= letters) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = word.slice(0, letters)
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const last = lines[most - 1] ?? ''
  return [...lines.slice(0, most - 1), `${last.slice(0, letters - 1)}…`]
}
