// Helpers over the random numbers of `kit/random.ts`.

import { seedOf, signedUnit, unit } from '../../kit/random.ts'

/** A number from `low` (included) to `high` (excluded). */
export const between = (seed: number, index: number, low: number, high: number): number =>
  low + unit(seed, index) * (high - low)

/** A random selection of `count` distinct items; all of them when there are fewer. */
export function someOf<Item>(items: readonly Item[], seed: number, count: number): Item[] {
  return items
    .map((item, index) => ({ item, rank: unit(seed, index, 11) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Lower-case hex digits derived from a text. */
export function hexOf(text: string, digits: number): string {
  const seed = seedOf(text)
  let hex = ''
  for (let index = 0; hex.length < digits; index += 1) {
    hex += Math.floor(unit(seed, index) * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  }
  return hex.slice(0, digits)
}

/** A version 4 UUID derived from a text. */
export function uuidOf(text: string): string {
  const hex = hexOf(text, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

const OCTAVES: readonly (readonly [days: number, weight: number])[] = [
  [170, 0.5],
  [37, 0.3],
  [8, 0.14],
  [0.9, 0.06],
]

/**
 * A smooth random function of the day (may be fractional), in (-1, 1): slow swings with faster ones on top. Optimised
 * for consecutive days: the current swing's ends are cached.
 */
export function drifter(seed: number): (day: number) => number {
  const places = OCTAVES.map(() => Number.NaN)
  const froms = OCTAVES.map(() => 0)
  const tos = OCTAVES.map(() => 0)
  return (day) => {
    let sum = 0
    for (let octave = 0; octave < OCTAVES.length; octave += 1) {
      const [days, weight] = OCTAVES[octave]!
      const place = Math.floor(day / days)
      if (places[octave] !== place) {
        places[octave] = place
        froms[octave] = signedUnit(seed, place, octave)
        tos[octave] = signedUnit(seed, place + 1, octave)
      }
      sum += weight * (froms[octave]! + (tos[octave]! - froms[octave]!) * eased(day / days - place))
    }
    return sum
  }
}

/** One value of `drifter`. */
export function drift(seed: number, day: number): number {
  return drifter(seed)(day)
}

/** Smoothstep from 0 to 1. */
const eased = (within: number): number => within * within * (3 - 2 * within)
