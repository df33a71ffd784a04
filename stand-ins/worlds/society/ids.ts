import { hash32, scramble, seedOf } from '../../kit/random.ts'

/** Opaque ids of numbered objects, which decode to the number. */
export interface IdCodec {
  write(index: number): string
  /** The number; null for an invalid id. */
  read(id: string): number | null
}

const WORD = 8

/** Ids of at least 16 hexadecimal digits: eight encode the number, the others authenticate it. */
export function idCodec(seed: number, kind: string, digits: number): IdCodec {
  const key = seedOf(seed, 'id', kind)
  const proofWords = Math.ceil((digits - WORD) / WORD)
  const write = (index: number) => {
    const held = hex((index ^ key) >>> 0)
    const proof = Array.from({ length: proofWords }, (_, salt) => hex(hash32(key, index, salt))).join('')
    const shown = proof.slice(0, digits - WORD)
    return shown + mixed(held, shown)
  }
  return {
    write,
    read(id) {
      if (id.length !== digits || !/^[0-9a-f]+$/.test(id)) return null
      const proof = id.slice(0, digits - WORD)
      const index = (Number.parseInt(mixed(id.slice(digits - WORD), proof), 16) ^ key) >>> 0
      return write(index) === id ? index : null
    },
  }
}

/** Masks a number with its check digits, so that consecutive ids look unrelated; applying it twice restores the number. */
function mixed(held: string, proof: string): string {
  return hex((Number.parseInt(held, 16) ^ scramble(Number.parseInt(proof.slice(0, WORD), 16))) >>> 0)
}

function hex(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}
