import type { Hex } from 'viem'

const MAX_UINT256 = (1n << 256n) - 1n
const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const BYTES32 = /^0x[0-9a-fA-F]{64}$/

/** A number as an ABI word: 64 hex digits. Throws a RangeError when it is no uint256. */
export function uintWord(value: bigint): string {
  if (value < 0n || value > MAX_UINT256) throw new RangeError(`Not a uint256: ${value}`)
  return value.toString(16).padStart(64, '0')
}

/** An address in any case as an ABI word. Throws a RangeError when it is no address. */
export function addressWord(address: string): string {
  if (!ADDRESS.test(address)) throw new RangeError(`Not an address: ${address.slice(0, 80)}`)
  return address.slice(2).toLowerCase().padStart(64, '0')
}

/** 32 bytes as an ABI word. Throws a RangeError for another length. */
export function bytes32Word(bytes: string): string {
  if (!BYTES32.test(bytes)) throw new RangeError(`Not 32 bytes: ${bytes.slice(0, 80)}`)
  return bytes.slice(2).toLowerCase()
}

/** Bytes of any length in ABI form: length, then the bytes, padded to whole words. */
export function bytesWords(hex: Hex): string {
  const digits = hex.slice(2)
  const padded = Math.ceil(digits.length / 64) * 64
  return uintWord(BigInt(digits.length / 2)) + digits.padEnd(padded, '0')
}
