import { chainIn } from '../../../schema/chains/chainId.ts'
import type { Chain } from '../chains/chain.ts'

/** The chain of a name, or of a key, in protocol statistics. */
export function chainNamed(word: string): Chain {
  return { chainId: chainIn('defi', word) }
}

/** The chain that a record of protocol statistics is about. */
export function chainOf({ chainName }: { readonly chainName: string }): Chain {
  return chainNamed(chainName)
}
