/**
 * Numbers drawn from a seed (sfc32): the same seed draws the same numbers. One generator draws everything that a simulation
 * leaves to chance.
 */
export class Random {
  #a = 0x9e3779b9
  #b = 0x243f6a88
  #c = 0xb7e15162
  #count: number
  readonly #seed: number

  /** `seed`: a whole number below 2^32. */
  constructor(seed: number) {
    this.#seed = seed
    this.#count = seed | 0
    // The first numbers of similar seeds are similar.
    for (let round = 0; round < 15; round += 1) this.#next()
  }

  /** A generator that draws the same numbers from the beginning. */
  again(): Random {
    return new Random(this.#seed)
  }

  /** A number from 0 to below 1. */
  real(): number {
    return this.#next() / 2 ** 32
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.real() * end)
  }

  /** True so often. */
  chance(probability: number): boolean {
    return this.real() < probability
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  /** A waiting time with this mean: many are short, few are long. */
  wait(mean: number): number {
    return -mean * Math.log(1 - this.real())
  }

  /** A UUID of version 4. */
  uuid(): string {
    const digits = [this.#next(), this.#next(), this.#next(), this.#next()].map((part) =>
      part.toString(16).padStart(8, '0'),
    )
    const text = digits.join('')
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-4${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20)}`
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#count) | 0
    this.#count = (this.#count + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum >>> 0
  }
}
