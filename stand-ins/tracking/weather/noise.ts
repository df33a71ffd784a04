import type { Chance } from '../../kit/chance.ts'

/**
 * A smooth random function of time, from 0 to 1, with about one change per period (milliseconds). Two octaves: slow
 * changes, and faster ones of half the strength.
 */
export function drift(chance: Chance, name: string, at: number, period: number): number {
  return (2 * octave(chance, name, at / period) + octave(chance, `${name}'`, (3 * at) / period)) / 3
}

function octave(chance: Chance, name: string, position: number): number {
  const step = Math.floor(position)
  const share = position - step
  const [from, to] = [chance.unit(`${name}@${step}`), chance.unit(`${name}@${step + 1}`)]
  return from + (to - from) * share * share * (3 - 2 * share)
}
