/**
 * Deterministic pseudo-random numbers: the same arguments give the same value in every process, on every day. All data
 * of the worlds derive from them.
 */

/** Initial value of text hashes. */
export const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const AVALANCHE_A = 0x85ebca6b
const AVALANCHE_B = 0xc2b2ae35
const STEP = 0x9e3779b1
const TWO_TO_32 = 4_294_967_296

/** A 32-bit seed from words, e.g. `seedOf(world, 'volume', 'bitcoin')`. */
export function seedOf(...parts: readonly (string | number)[]): number {
  return hashOf(parts.join('\u0000'), FNV_START)
}

/** A text's 32-bit hash (FNV-1a over UTF-16 units, mixed over all bits), continuing from another hash or from `FNV_START`. */
export function hashOf(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME)
  return scramble(hash)
}

/** A whole number from 0 to 2^32 - 1. */
export function hash32(seed: number, index: number, salt = 0): number {
  return scramble(scramble(seed ^ Math.imul(index | 0, STEP)) ^ Math.imul(salt + 1, AVALANCHE_A))
}

/** From 0 (included) to 1 (excluded). */
export function unit(seed: number, index: number, salt = 0): number {
  return hash32(seed, index, salt) / TWO_TO_32
}

/** From -1 (included) to 1 (excluded). */
export function signedUnit(seed: number, index: number, salt = 0): number {
  return unit(seed, index, salt) * 2 - 1
}

/** A number between two bounds, uniform on a logarithmic scale. */
export function logUniform(fraction: number, from: number, to: number): number {
  return from * (to / from) ** fraction
}

/** A standard normal number. */
export function gaussian(seed: number, index: number, salt = 0): number {
  const radius = Math.sqrt(-2 * Math.log(1 - unit(seed, index, salt)))
  return radius * Math.cos(2 * Math.PI * unit(seed, index, salt + 101))
}

/** One of a list's items. */
export function pick<Item>(items: readonly Item[], seed: number, index: number, salt = 0): Item {
  return items[Math.floor(unit(seed, index, salt) * items.length)]!
}

/** A bijection of the 32-bit numbers. */
export function scramble(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), AVALANCHE_A)
  hash = Math.imul(hash ^ (hash >>> 13), AVALANCHE_B)
  return (hash ^ (hash >>> 16)) >>> 0
}
