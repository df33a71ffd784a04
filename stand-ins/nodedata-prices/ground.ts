import type { DataWorld } from '../worlds/market/world.ts'

/** What the stand-in's prices are made from. */
export interface PriceGround extends Pick<DataWorld, 'prices' | 'tokens' | 'now'> {
  /** The chain that the installation reads (EIP-155): it may have no name of its own. */
  readonly chainId: number
}
