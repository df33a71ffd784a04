import type { Upstream } from '../../kit/upstream/upstream.ts'

/** The explorer that is asked, and for which chain. */
export interface ExplorerClient {
  readonly upstream: Upstream
  /** What coins and tokens are worth, asked in the same way: a chain does not know, so it may come from elsewhere. */
  readonly prices: Upstream
  /** The only chain that it knows (EIP-155); null where it knows many. */
  readonly chainId: number | null
}
