import { type Hex, hexToBytes } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import type { Address } from '../../../schema/address.ts'
import { type Curve, curveOpened, curve as fastest } from '../evm/curve.ts'
import { toHex } from '../evm/keccak.ts'
import type { Signer } from './signer.ts'

/**
 * A private key in this process, on the fastest curve implementation: viem's own blocks the event loop for a
 * millisecond or more per signature. Throws for an invalid key.
 */
export function keySigner(key: Hex, curve?: Curve): Signer {
  const secret = hexToBytes(key)
  return {
    address: privateKeyToAddress(key) as Address,
    async sign(digest) {
      if (!curve) await curveOpened
      const { rs, recovery } = (curve ?? fastest).sign(hexToBytes(digest), secret)
      return { r: toHex(rs.subarray(0, 32)), s: toHex(rs.subarray(32)), yParity: recovery }
    },
  }
}
