import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { asks, asksWithPrices, type OnChain } from './ask.ts'

interface OfToken extends OnChain {
  readonly contract: string
}

const ofToken = ({ contract }: OfToken) => ({ contractaddress: contract })

/** Tokens: their supply and their profiles. */
export const tokens: Topic<DataEngines> = {
  resolvers: {
    Query: {
      tokenSupply: asks<OfToken>('stats.tokensupply', ofToken, { at: 'result' }),
      tokenProfiles: asksWithPrices<OfToken>('token.tokeninfo', ofToken, { at: 'result' }),
    },
  },
}
