import type { Network } from '../network.ts'
import type { Permit2Payment } from './permit2.ts'
import { PERMIT2 } from './permit2Contracts.ts'

const TYPES = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'Witness' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  Witness: [
    { name: 'to', type: 'address' },
    { name: 'facilitator', type: 'address' },
    { name: 'validAfter', type: 'uint256' },
  ],
} as const

/** The EIP-712 data that a payer of the scheme `upto` signs, as viem's `hashTypedData` and `verifyTypedData` take it. */
export function permit2TypedData(network: Network, read: Permit2Payment) {
  return {
    domain: { name: 'Permit2', chainId: network.chainId, verifyingContract: PERMIT2 },
    types: TYPES,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: read.token, amount: read.value },
      spender: read.spender,
      nonce: read.nonce,
      deadline: read.validBefore,
      witness: { to: read.payTo, facilitator: read.facilitator, validAfter: read.validAfter },
    },
  } as const
}
