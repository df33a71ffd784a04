import { FNV_START, hashOf } from './random.ts'

/** Deterministic random values: a world's facts derive from its seed and their names, in any order and in any process. */
export interface Chance {
  /** A number from 0 to below 1 for a name. */
  unit(name: string): number
  /** A whole number from `min` to `max`, both included. */
  integer(name: string, min: number, max: number): number
  /** One of a list that is not empty. */
  pick<Item>(name: string, items: readonly Item[]): Item
  /** The list in a random order. */
  shuffle<Item>(name: string, items: readonly Item[]): Item[]
  /** 32 bits, for codes. */
  bits(name: string): number
}

/** Opens the random values of a seed. */
export function openChance(seed: string): Chance {
  const start = hashOf(seed, FNV_START)
  const bits = (name: string) => hashOf(name, start)
  const unit = (name: string) => bits(name) / 2 ** 32
  const integer = (name: string, min: number, max: number) => min + Math.floor(unit(name) * (max - min + 1))
  return {
    bits,
    unit,
    integer,
    pick(name, items) {
      const item = items[Math.floor(unit(name) * items.length)]
      if (item === undefined) throw new Error(`Nothing to pick from for ${name}`)
      return item
    },
    shuffle(name, items) {
      const keyed = items.map((item, index) => ({ item, key: bits(`${name}#${index}`) }))
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
  }
}
