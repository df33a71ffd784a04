import type { Upstream } from '../../kit/upstream/upstream.ts'

/** The explorer's clients, and the chain that it serves. */
export interface ExplorerClient {
  readonly upstream: Upstream
  /** Client for prices of coins and tokens, with the same API: a chain has no prices, so it may be another provider. */
  readonly prices: Upstream
  /** The only chain that it serves (EIP-155); null if it serves many. */
  readonly chainId: number | null
}
