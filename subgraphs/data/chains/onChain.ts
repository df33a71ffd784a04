import type { ChainId } from '../../../schema/chains/chainId.ts'

/** What is on a chain: a chain itself, a token, a contract, a transaction, an account. */
export interface OnChain {
  readonly chainId: ChainId
}

/** An argument that selects a chain. */
export interface ChainChoice {
  readonly chain: ChainId
}
