import { z } from 'zod'
import type { Address } from '../../../schema/address.ts'
import { address, uint256 } from '../evm/fields.ts'
import { decodeJson } from './base64url.ts'
import type { EvmDetails, TempoDetails } from './offer.ts'

/** The request of a challenge. */
export interface MppRequest<Details> {
  /** Atomic units of the currency. */
  readonly amount: bigint
  readonly currency: Address
  readonly recipient: Address
  readonly methodDetails: Details
}

const chainId = z.number().int().positive()

const charge = z.object({ amount: uint256, currency: address, recipient: address })

const evm = charge.extend({
  methodDetails: z.object({
    chainId,
    credentialTypes: z.tuple([z.literal('authorization')]),
    decimals: z.number().int(),
  }),
})

const tempo = charge.extend({
  methodDetails: z.object({
    chainId,
    supportedModes: z.tuple([z.literal('pull')]),
    feePayer: z.literal(true).optional(),
  }),
})

/** Reads the request of an `evm` charge. Null when it is invalid. */
export function readEvmRequest(request: string): MppRequest<EvmDetails> | null {
  return evm.safeParse(decodeJson(request)).data ?? null
}

/** Reads the request of a `tempo` charge. Null when it is invalid. */
export function readTempoRequest(request: string): MppRequest<TempoDetails> | null {
  return tempo.safeParse(decodeJson(request)).data ?? null
}
