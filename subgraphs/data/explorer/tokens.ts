import type { Topic } from '../../kit/service/subgraph.ts'
import type { Token } from '../chains/token.ts'
import type { DataGraph } from '../types.gen.ts'
import { asksOf, asksWithPricesOf } from './ask.ts'

const ofToken = ({ address }: Token) => ({ contractaddress: address })

/** Tokens: their supply and their profiles. */
export const tokens: Topic<DataGraph> = {
  resolvers: {
    Token: {
      supply: asksOf('stats.tokensupply', ofToken, { at: 'result' }),
      profiles: asksWithPricesOf('token.tokeninfo', ofToken, { at: 'result' }),
    },
  },
}
