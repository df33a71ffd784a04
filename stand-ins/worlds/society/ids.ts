import { hash32, scramble, seedOf } from '../../kit/random.ts'

/** Ids of numbered things: they look like nothing, and lead back to the number. */
export interface IdCodec {
  write(index: number): string
  /** The number; null for what is no id of these. */
  read(id: string): number | null
}

const WORD = 8

/** Ids of hexadecimal digits, at least 16: eight hold the number, the others prove it. */
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

/** Hides a number behind its proof, so that neighbours do not look alike; the same again shows it. */
function mixed(held: string, proof: string): string {
  return hex((Number.parseInt(held, 16) ^ scramble(Number.parseInt(proof.slice(0, WORD), 16))) >>> 0)
}

function hex(value: number): string {
  return value.toString(16).padStart(WORD, '0')
}
