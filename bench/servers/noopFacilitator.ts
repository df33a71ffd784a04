import { randomBytes } from 'node:crypto'
import { authorizationTypes } from '@x402/evm'
import { type Address, type Hex, toHex, verifyTypedData } from 'viem'
import { z } from 'zod'
import type { Facilitator, Presented } from '../../router/facilitator/facilitator.ts'

const hex = z.string().transform((text) => text as Hex)

const Payload = z.object({
  signature: hex,
  authorization: z.object({
    from: hex,
    to: hex,
    value: z.string().transform(BigInt),
    validAfter: z.string().transform(BigInt),
    validBefore: z.string().transform(BigInt),
    nonce: hex,
  }),
})

/**
 * Verifies signatures as any facilitator must, and takes every settlement for done at once: what is left to measure is
 * Tollgraph and its ledger.
 */
export function noopFacilitator(): Facilitator {
  return {
    name: 'no-op',
    async verify(presented) {
      if (await isSigned(presented)) return { isValid: true }
      return { isValid: false, reason: 'invalid_exact_evm_payload_signature', message: null }
    },
    settle: async () => ({ kind: 'settled', transaction: toHex(randomBytes(32)) }),
  }
}

function isSigned({ payload, requirements }: Presented): Promise<boolean> {
  const { authorization, signature } = Payload.parse(payload.payload)
  const { asset, extra, network } = requirements
  return verifyTypedData({
    address: authorization.from,
    domain: {
      name: String(extra.name),
      version: String(extra.version),
      chainId: Number(network.replace('eip155:', '')),
      verifyingContract: asset as Address,
    },
    types: authorizationTypes,
    primaryType: 'TransferWithAuthorization',
    message: authorization,
    signature,
  })
}
