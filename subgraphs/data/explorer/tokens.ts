import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks, asksWithPrices, type OnChain } from './ask.ts'

interface OfToken extends OnChain {
  readonly contract: string
}

const ofToken = ({ contract }: OfToken) => ({ contractaddress: contract })

/** Tokens: their supply and their profiles. */
export const tokens: Topic<DataGraph> = {
  resolvers: {
    Query: {
      tokenSupply: asks('stats.tokensupply', ofToken, { at: 'result' }),
      tokenProfiles: asksWithPrices('token.tokeninfo', ofToken, { at: 'result' }),
    },
  },
}
