import { scramble } from '../../kit/random.ts'

/**
 * A random piecewise linear function: octaves of random corners, each with four times the period of the next. All lines
 * have corners on the same grids, so sums and differences of lines are linear between the same points. This makes the
 * bounds of candles exact, and nests narrow candles in wide ones.
 */

const DAY_MS = 86_400_000

/** Corner distances in milliseconds, from 1024 days down to 84 seconds. */
export const PERIODS_MS: readonly number[] = Array.from({ length: 11 }, (_, octave) => (DAY_MS * 1024) / 4 ** octave)

/** Amplitude of each octave; parallel to `PERIODS_MS`. */
export type Amplitudes = readonly number[]

/** Amplitudes of a random walk: a spread that grows with the square root of time, up to `cap` for the longest octaves. */
export function walkAmplitudes(dailySpread: number, cap = 0.9): Amplitudes {
  return PERIODS_MS.map((period) => Math.min(cap, 1.1 * dailySpread * Math.sqrt(period / DAY_MS)))
}

/** Amplitudes of a mean-reverting line (within a few days): pegs. */
export function pegAmplitudes(spread: number): Amplitudes {
  return PERIODS_MS.map((period) => (period > 16 * DAY_MS ? 0 : (spread / 3) * Math.min(1, (period / DAY_MS) ** 0.3)))
}

/** The line's value at an instant, from the `octaves` longest octaves. */
export function noiseAt(seed: number, amplitudes: Amplitudes, atMs: number, octaves = PERIODS_MS.length): number {
  let height = 0
  for (let octave = 0; octave < octaves; octave++) {
    const amplitude = amplitudes[octave]!
    if (amplitude === 0) continue
    const position = atMs / PERIODS_MS[octave]!
    const corner = Math.floor(position)
    const left = cornerHeight(seed, octave, corner)
    height += amplitude * (left + (cornerHeight(seed, octave, corner + 1) - left) * (position - corner))
  }
  return height
}

/** Maximum contribution of the octaves that `noiseAt(…, octaves)` omits. */
export function remainder(amplitudes: Amplitudes, octaves: number): number {
  let sum = 0
  for (let octave = octaves; octave < amplitudes.length; octave++) sum += amplitudes[octave]!
  return sum
}

/** Number of octaves for at least eight pieces in a span, if octaves are that fine. */
export function octavesFor(spanMs: number): number {
  const octave = PERIODS_MS.findIndex((period) => period * 8 <= spanMs)
  return octave === -1 ? PERIODS_MS.length : octave + 1
}

/** From -1 to 1. Hot path: one scramble, no default arguments. */
function cornerHeight(seed: number, octave: number, corner: number): number {
  return scramble((seed ^ Math.imul(corner, 0x9e3779b1)) + Math.imul(octave, 0x632be59b)) / 2_147_483_648 - 1
}
