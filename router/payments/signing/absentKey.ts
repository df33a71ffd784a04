import type { Address } from '../../../schema/address.ts'
import type { Signer } from './signer.ts'

/** Stands for a key that another process has: its address is known, and it signs nothing. */
export function absentKey(address: Address): Signer {
  return {
    address,
    async sign() {
      throw new Error(`The key of ${address} is not in this process: payments are settled by SETTLEMENT=worker`)
    },
  }
}
