import { escapeXml } from '../../kit/net/content/escapeXml.ts'
import { element } from './svg.ts'

/** A text beside a point of the picture, in pixels. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly lines: readonly string[]
  /** Font size in pixels. */
  readonly size: number
  readonly color: string
  readonly bold?: boolean
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Average letter width relative to the font size; generous, so that no text exceeds its box. */
const LETTER_WIDTH = 0.66
const LINE_HEIGHT = 1.2
const GAP = 6

/**
 * Places labels one after another: to the right of their points if there is room, otherwise left, below or above. A
 * label that would overlap an earlier one is dropped, so place important ones first.
 */
export class LabelLayout {
  readonly #width: number
  readonly #height: number
  readonly #taken: Box[] = []

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  /** The SVG of the label, or an empty string if there is no room. */
  place(label: Label): string {
    const wide = Math.max(...label.lines.map((line) => line.length)) * label.size * LETTER_WIDTH
    const high = label.lines.length * label.size * LINE_HEIGHT
    for (const [left, top] of [
      [label.x + GAP, label.y - high / 2],
      [label.x - GAP - wide, label.y - high / 2],
      [label.x - wide / 2, label.y + GAP],
      [label.x - wide / 2, label.y - GAP - high],
    ] as const) {
      const box = { left, top, right: left + wide, bottom: top + high }
      if (!this.#isFree(box)) continue
      this.#taken.push(box)
      return draw(label, box)
    }
    return ''
  }

  #isFree(box: Box): boolean {
    if (box.left < 0 || box.top < 0 || box.right > this.#width || box.bottom > this.#height) return false
    return !this.#taken.some(
      (other) => box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
    )
  }
}

function draw({ lines, size, color, bold }: Label, box: Box): string {
  const style = { 'font-size': size, 'font-weight': bold ? 'bold' : undefined, fill: color }
  // The halo keeps letters legible over lines.
  const halo = { stroke: '#ffffff', 'stroke-width': size / 4, 'stroke-linejoin': 'round', 'stroke-opacity': '0.85' }
  return lines
    .map((line, index) => {
      const at = { x: box.left, y: box.top + size * (LINE_HEIGHT * index + 0.95) }
      return (
        element('text', { ...at, ...style, ...halo }, escapeXml(line)) +
        element('text', { ...at, ...style }, escapeXml(line))
      )
    })
    .join('')
}
