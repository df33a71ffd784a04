import type { Chain } from './chains/chain.ts'
import type { Token } from './chains/token.ts'
import type { Pool } from './marketdata/onchain/pools.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Chain: Chain
  Pool: Pool
  Token: Token
}
