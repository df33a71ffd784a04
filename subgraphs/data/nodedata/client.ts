import type { Upstream } from '../../kit/upstream/upstream.ts'

/** The node data company, or its stand-in. */
export interface NodedataClient {
  /** Prices of coins and tokens. */
  readonly prices: Upstream
  /** Holdings of wallets. */
  readonly portfolios: Upstream
  /** JSON-RPC of one network's node. */
  readonly rpc: Upstream
  /** The served network, such as `base-mainnet`. */
  readonly network: string
  /** Prefix of the company's own methods. */
  readonly methodPrefix: string
}
