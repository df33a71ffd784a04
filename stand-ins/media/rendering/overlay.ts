import type { Label } from './label.ts'
import { type Planes, planesOf } from './planes.ts'

/** A label prepared for frames. */
export interface Overlay {
  /** First row in the frame; even. */
  readonly top: number
  /** Colours, premultiplied by opacity. */
  readonly planes: Planes
  /** Transparency of each pixel, out of 255. */
  readonly through: Uint8Array
}

/** Luma of black, and neutral chroma. */
const BLACK = 16
const NO_COLOUR = 128

/** Prepares a label for frames. */
export async function overlayOf({ data, width, height, top }: Label): Promise<Overlay> {
  const through = new Uint8Array(width * height)
  for (let pixel = 0; pixel < through.length; pixel++) through[pixel] = 255 - data[pixel * 4 + 3]!
  return { top, planes: await planesOf(data, width, height), through }
}

/** Blends the overlay into a frame of the same width. */
export function layOver({ top, planes, through }: Overlay, frame: Planes): void {
  const { width } = planes
  layBrightness(frame.y, top * width, planes.y, through)
  const start = (top / 2) * (width / 2)
  layColour(frame.u, start, planes.u, through, width)
  layColour(frame.v, start, planes.v, through, width)
}

function layBrightness(frame: Uint8Array, start: number, label: Uint8Array, through: Uint8Array): void {
  for (let at = 0; at < label.length; at++) {
    frame[start + at] = label[at]! + (((frame[start + at]! - BLACK) * through[at]!) >> 8)
  }
}

function layColour(frame: Uint8Array, start: number, label: Uint8Array, through: Uint8Array, width: number): void {
  const half = width / 2
  for (let at = 0, row = 0; at < label.length; row += 2 * width) {
    for (let column = 0; column < half; column++, at++) {
      frame[start + at] = label[at]! + (((frame[start + at]! - NO_COLOUR) * through[row + 2 * column]!) >> 8)
    }
  }
}
