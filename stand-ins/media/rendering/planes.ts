import { setImmediate as breathe } from 'node:timers/promises'

/** A picture in the video format I420: luma per pixel, chroma per 2×2 pixels. Both sides are even. */
export interface Planes {
  readonly width: number
  readonly height: number
  readonly y: Uint8Array
  readonly u: Uint8Array
  readonly v: Uint8Array
}

/** Rows converted per turn; other work runs in between. */
const ROWS = 64

/** Converts RGBA pixels to planes (BT.601, limited range); alpha is ignored. */
export async function planesOf(data: Uint8Array, width: number, height: number): Promise<Planes> {
  const y = new Uint8Array(width * height)
  const u = new Uint8Array((width * height) / 4)
  const v = new Uint8Array((width * height) / 4)
  for (let row = 0; row < height; row += 2) {
    if (row % ROWS === 0) await breathe()
    for (let column = 0; column < width; column += 2) {
      const at = row * width + column
      let red = 0
      let green = 0
      let blue = 0
      for (const pixel of [at, at + 1, at + width, at + width + 1]) {
        const r = data[pixel * 4]!
        const g = data[pixel * 4 + 1]!
        const b = data[pixel * 4 + 2]!
        y[pixel] = 16 + ((66 * r + 129 * g + 25 * b + 128) >> 8)
        red += r
        green += g
        blue += b
      }
      const square = (row >> 1) * (width >> 1) + (column >> 1)
      u[square] = 128 + ((-38 * red - 74 * green + 112 * blue + 512) >> 10)
      v[square] = 128 + ((112 * red - 94 * green - 18 * blue + 512) >> 10)
    }
  }
  return { width, height, y, u, v }
}

/** A rectangle of a picture; all numbers are even. */
export interface Part {
  readonly left: number
  readonly top: number
}

/** Copies the frame-sized part of `from` into `frame`. */
export function copyPart(from: Planes, { left, top }: Part, frame: Planes): void {
  copyPlane(from.y, from.width, left, top, frame.y, frame.width, frame.height)
  const half = { width: frame.width / 2, height: frame.height / 2 }
  copyPlane(from.u, from.width / 2, left / 2, top / 2, frame.u, half.width, half.height)
  copyPlane(from.v, from.width / 2, left / 2, top / 2, frame.v, half.width, half.height)
}

function copyPlane(
  from: Uint8Array,
  stride: number,
  left: number,
  top: number,
  to: Uint8Array,
  width: number,
  height: number,
): void {
  for (let row = 0; row < height; row++) {
    const start = (top + row) * stride + left
    to.set(from.subarray(start, start + width), row * width)
  }
}

/** Blends `other` into a frame of the same size; `share` of 0 leaves the frame, 1 replaces it. */
export function mixIn(frame: Planes, other: Planes, share: number): void {
  const weight = Math.round(share * 256)
  for (const plane of ['y', 'u', 'v'] as const) {
    const from = other[plane]
    const to = frame[plane]
    for (let at = 0; at < to.length; at++) to[at] = to[at]! + (((from[at]! - to[at]!) * weight) >> 8)
  }
}

/** Fills a rectangle of a frame with a grey; all numbers are even. */
export function fill(
  frame: Planes,
  area: Part & { readonly width: number; readonly height: number },
  brightness: number,
) {
  for (let row = area.top; row < area.top + area.height; row++) {
    const start = row * frame.width + area.left
    frame.y.fill(brightness, start, start + area.width)
  }
  for (let row = area.top / 2; row < (area.top + area.height) / 2; row++) {
    const start = (row * frame.width + area.left) / 2
    frame.u.fill(128, start, start + area.width / 2)
    frame.v.fill(128, start, start + area.width / 2)
  }
}

/** The nearest even length: videos store colours per pair of pixels. */
export function even(length: number): number {
  return 2 * Math.round(length / 2)
}
