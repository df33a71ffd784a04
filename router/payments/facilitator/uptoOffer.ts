import { declareEip2612GasSponsoringExtension, EIP2612_GAS_SPONSORING } from '@x402/extensions'
import type { Address } from '../../../schema/address.ts'
import type { Network } from '../evm/network.ts'

/** The `extra` of an offer of the scheme `upto`. */
export interface UptoOfferExtra {
  /** The token's EIP-712 domain: a payer whose allowance is too small signs a token permit under it. */
  readonly name: string
  readonly version: string
  readonly assetTransferMethod: 'permit2'
  /** The only account that may settle; the payer signs it. */
  readonly facilitatorAddress: Address
}

/** The members of an offer's `extra`, for the facilitator that will settle it. */
export function uptoOfferExtra(network: Network, facilitatorAddress: Address): UptoOfferExtra {
  return { ...network.tokenDomain, assetTransferMethod: 'permit2', facilitatorAddress }
}

/**
 * For the `extensions` of a 402 that has an offer of the scheme `upto`: the facilitator also accepts an EIP-2612 permit
 * to Permit2, so that a first payment needs neither an approval nor gas. It makes the 402 about 1.7 kB longer.
 */
export const GAS_SPONSORING = declareEip2612GasSponsoringExtension()

/** The facilitator's side of the same extension. */
export { EIP2612_GAS_SPONSORING }
