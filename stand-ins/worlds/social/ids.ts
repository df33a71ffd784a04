import { hash32 } from '../../kit/random.ts'

/**
 * Ids that encode what they refer to, so that they can be resolved without storage: the time in the high bits, for ids
 * that grow over time, and owner and index in the low ones, scrambled.
 */
export interface IdForm {
  /** A different seed for each kind: an id of one kind is invalid for another. */
  readonly seed: number
  /** Digits are base 10, or 36. */
  readonly radix: 10 | 36
}

/** Two numbers of 16 bits, and one of 12. */
export interface Place {
  readonly owner: number
  readonly k: number
  /** Index of a part, such as a post's comment. */
  readonly part?: number
}

const EPOCH_SECONDS = Date.UTC(2012, 0, 1) / 1000
/** The highest of 31 bits, so that all ids have the same number of digits. */
const LEAD = 2 ** 30
const PART_BITS = 12n
/** Maximum number of parts per owner and index. */
export const MOST_PARTS = 2 ** 12 - 1
const LONGEST = 30

/** The id of an object and its time. */
export function writeId({ seed, radix }: IdForm, atMs: number, { owner, k, part }: Place): string {
  const second = BigInt(LEAD + Math.floor(atMs / 1000) - EPOCH_SECONDS)
  const high = part === undefined ? second : (second << PART_BITS) | BigInt(part)
  return ((high << 32n) | BigInt(scramble(seed, owner, k))).toString(radix)
}

/** Decodes an id to its object and time; the caller must compare the time with the object's own. Null for an invalid id. */
export function readId(
  { seed, radix }: IdForm,
  id: string,
  hasPart: boolean,
): (Required<Place> & { readonly atMs: number }) | null {
  if (id.length > LONGEST || !(radix === 10 ? /^\d+$/ : /^[0-9a-z]+$/).test(id)) return null
  const number = radix === 10 ? BigInt(id) : fromBase36(id)
  const [owner, k] = unscramble(seed, Number(number & 0xffff_ffffn))
  const high = number >> 32n
  const part = hasPart ? Number(high & (2n ** PART_BITS - 1n)) : 0
  const second = Number(hasPart ? high >> PART_BITS : high)
  return { owner, k, part, atMs: (second - LEAD + EPOCH_SECONDS) * 1000 }
}

function fromBase36(id: string): bigint {
  let number = 0n
  for (const digit of id) number = number * 36n + BigInt(Number.parseInt(digit, 36))
  return number
}

/** A Feistel cipher of three rounds: a reversible permutation. */
function scramble(seed: number, owner: number, k: number): number {
  const left = owner ^ round(seed, k, 0)
  const right = k ^ round(seed, left, 1)
  return (((left ^ round(seed, right, 2)) << 16) | right) >>> 0
}

function unscramble(seed: number, scrambled: number): [owner: number, k: number] {
  const right = scrambled & 0xffff
  const left = (scrambled >>> 16) ^ round(seed, right, 2)
  const k = right ^ round(seed, left, 1)
  return [left ^ round(seed, k, 0), k]
}

function round(seed: number, half: number, salt: number): number {
  return hash32(seed, half, salt) & 0xffff
}
