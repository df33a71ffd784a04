import { randomBytes } from 'node:crypto'
import type { FacilitatorClient } from '@x402/core/server'
import type { PaymentPayload, PaymentRequirements } from '@x402/core/types'
import { authorizationTypes } from '@x402/evm'
import { type Address, type Hex, toHex, verifyTypedData } from 'viem'
import { NETWORK } from '../settings.ts'

interface Signed {
  readonly signature: Hex
  readonly authorization: {
    readonly from: Address
    readonly to: Address
    readonly value: string
    readonly validAfter: string
    readonly validBefore: string
    readonly nonce: Hex
  }
}

/** Verifies signatures in process with viem, as the stock scheme does, and takes every settlement for done at once. */
export function noopFacilitator(): FacilitatorClient {
  return {
    async verify(payload, requirements) {
      const signed = payload.payload as unknown as Signed
      const payer = signed.authorization.from
      if (await isSigned(payload, requirements)) return { isValid: true, payer }
      return { isValid: false, invalidReason: 'invalid_exact_evm_signature', payer }
    },
    settle: async (payload, { network }) => ({
      success: true,
      transaction: toHex(randomBytes(32)),
      network,
      payer: (payload.payload as unknown as Signed).authorization.from,
    }),
    getSupported: async () => ({
      kinds: [{ x402Version: 2, scheme: 'exact', network: NETWORK }],
      extensions: [],
      signers: {},
    }),
  }
}

function isSigned(payload: PaymentPayload, { asset, extra, network, payTo, amount }: PaymentRequirements) {
  const { authorization, signature } = payload.payload as unknown as Signed
  const isForOffer = authorization.to.toLowerCase() === payTo.toLowerCase() && authorization.value === amount
  if (!isForOffer) return false
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
    message: {
      ...authorization,
      value: BigInt(authorization.value),
      validAfter: BigInt(authorization.validAfter),
      validBefore: BigInt(authorization.validBefore),
    },
    signature,
  })
}
