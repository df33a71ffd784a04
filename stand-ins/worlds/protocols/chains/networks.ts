import { NETWORKS, type Network } from '../../market/networks.ts'
import type { Chain } from './chains.ts'

/** The network of a chain, if the world has tokens and pools on it. */
export const networkOf = (chain: Chain): Network | undefined =>
  NETWORKS.find(({ chainId, name }) => (chainId === null ? name === chain.name : chainId === chain.chainId))
