import fc from 'fast-check'
import type { Hex } from 'viem'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

/** Addresses, in lower case. */
export const address = bytes(20)
export const bytes32 = bytes(32)
export const uint256 = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n })
/** Private keys; the few numbers that are none are out of reach. */
export const privateKey = bytes32.filter((key) => BigInt(key) > 0n && BigInt(key) < 1n << 255n)
