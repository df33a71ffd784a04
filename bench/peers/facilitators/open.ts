import type { FacilitatorClient } from '@x402/core/server'
import { DEVNET } from '../settings.ts'
import { devnetFacilitator } from './devnet.ts'
import { noopFacilitator } from './noop.ts'

/** The facilitator that the bench asks for: the stock one on the devnet, or the one that settles nothing. */
export function openFacilitator(): FacilitatorClient {
  return DEVNET ? devnetFacilitator(DEVNET.rpcUrl, DEVNET.key) : noopFacilitator()
}
