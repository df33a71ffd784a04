import { keccak_256 } from '@noble/hashes/sha3.js'
import type { Hex } from 'viem'

/** Keccak-256, Ethereum's hash. As fast as native packages for short inputs, and all inputs here are short. */
export const keccak256: (bytes: Uint8Array) => Uint8Array = keccak_256

/** Keccak-256 of a text in UTF-8. */
export function keccakOfText(text: string): Uint8Array {
  return keccak_256(new TextEncoder().encode(text))
}

/** Bytes as `0x…`, in lower case. */
export function toHex(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`
}
