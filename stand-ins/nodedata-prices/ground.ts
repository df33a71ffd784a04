import type { DataWorld } from '../worlds/market/world.ts'

/** Inputs of the stand-in's prices. */
export interface PriceGround extends Pick<DataWorld, 'prices' | 'tokens' | 'now'> {
  /** Chain id of the installation (EIP-155), for which the API may have no name. */
  readonly chainId: number
}
