import { pick, unit } from '../../kit/random.ts'
import { round } from './svg.ts'

/** A landscape determined by its seed. */
export interface Scene {
  readonly seed: number
  /** Number of shapes. */
  readonly shapes: number
  /** Without it there are only the shapes. */
  readonly hasBackground: boolean
}

const HILLS = 3
const HILL_POINTS = 12
/** Salts of the random numbers, by purpose. */
const SALT = { hue: 1, kind: 2, x: 3, y: 4, size: 5, shade: 6, turn: 7, hill: 20 } as const

/** The scene as SVG in a given size; the same seed gives the same picture in every size. */
export function drawScene({ seed, shapes, hasBackground }: Scene, width: number, height: number): string {
  const hue = Math.floor(unit(seed, 0, SALT.hue) * 360)
  const parts = Array.from({ length: shapes }, (_, index) => drawShape(seed, index, hue, width, height))
  const sky = hasBackground ? drawSky(hue, width, height) : ''
  const hills = hasBackground
    ? Array.from({ length: HILLS }, (_, index) => drawHill(seed, index, hue, width, height)).join('')
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${sky}${parts.join('')}${hills}</svg>`
}

function drawSky(hue: number, width: number, height: number): string {
  const stops = `<stop offset="0" stop-color="hsl(${hue}, 55%, 32%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360}, 75%, 72%)"/>`
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`
}

function drawHill(seed: number, index: number, hue: number, width: number, height: number): string {
  const level = 0.62 + 0.1 * index
  const points = Array.from({ length: HILL_POINTS + 1 }, (_, point) => {
    const lift = (unit(seed, point, SALT.hill + index) - 0.5) * 0.12
    return `${round((point / HILL_POINTS) * width)},${round((level + lift) * height)}`
  })
  const fill = `hsl(${(hue + 150 + 12 * index) % 360}, 35%, ${34 - 8 * index}%)`
  return `<polygon points="0,${height} ${points.join(' ')} ${width},${height}" fill="${fill}"/>`
}

function drawShape(seed: number, index: number, hue: number, width: number, height: number): string {
  const at = (salt: number) => unit(seed, index, salt)
  const x = round((0.1 + 0.8 * at(SALT.x)) * width)
  const y = round((0.08 + 0.6 * at(SALT.y)) * height)
  const size = round((0.04 + 0.14 * at(SALT.size)) * Math.min(width, height))
  const fill = `hsl(${Math.floor((hue + 120 + 120 * at(SALT.shade)) % 360)}, 80%, ${Math.floor(50 + 30 * at(SALT.shade))}%)`
  const kind = pick(['circle', 'square', 'triangle'] as const, seed, index, SALT.kind)
  if (kind === 'circle') return `<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}" fill-opacity="0.85"/>`
  const turn = `rotate(${round(at(SALT.turn) * 90)} ${x} ${y})`
  if (kind === 'square') {
    const corner = `x="${round(x - size)}" y="${round(y - size)}" width="${2 * size}" height="${2 * size}"`
    return `<rect ${corner} fill="${fill}" fill-opacity="0.85" transform="${turn}"/>`
  }
  const points = `${x},${round(y - size)} ${round(x + size)},${round(y + size)} ${round(x - size)},${round(y + size)}`
  return `<polygon points="${points}" fill="${fill}" fill-opacity="0.85" transform="${turn}"/>`
}
