import type { Upstream } from '../../kit/upstream/upstream.ts'

/** The node data company, or what stands for it. */
export interface NodedataClient {
  /** What coins and tokens cost. */
  readonly prices: Upstream
  /** What wallets hold. */
  readonly portfolios: Upstream
  /** JSON-RPC of one network's node. */
  readonly rpc: Upstream
  /** The network that is served, such as `base-mainnet`. */
  readonly network: string
  /** How the company's own methods begin. */
  readonly methodPrefix: string
}
