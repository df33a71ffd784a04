import type { Chain } from './chains/chain.ts'
import type { Token } from './chains/token.ts'

/** Values of the object types that have resolvers of their own. */
export interface Parents {
  Chain: Chain
  Token: Token
}
