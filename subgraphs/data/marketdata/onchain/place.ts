import { chainWord } from '../../../../schema/chains/chainId.ts'
import { NotFound } from '../../../../schema/errors.ts'
import { segment } from '../../../kit/upstream/request.ts'

/** What the market list calls a chain; null for a chain that it does not have. */
export function networkOf(chainId: string): string | null {
  return chainWord('market', chainId)
}

/** The same for a chain that is asked about. Throws NotFound for a chain that the market list does not have. */
export function listedNetwork(chainId: string): string {
  const network = networkOf(chainId)
  if (network === null) throw new NotFound('The market list does not have this chain')
  return network
}

/** The company's path of a chain. Throws as `listedNetwork`. */
export function placeOf(chainId: string): string {
  return `/onchain/networks/${segment(listedNetwork(chainId))}`
}
