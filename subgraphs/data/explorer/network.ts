import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asks, asksMarket } from './ask.ts'

const nothing = () => ({})

/** A network as a whole: gas prices, coin price and supply, node count. */
export const network: Topic<DataGraph> = {
  resolvers: {
    Query: {
      confirmationSeconds: asks('gastracker.gasestimate', ({ gasPrice }) => ({ gasprice: gasPrice }), { at: 'result' }),
      gasOracle: asks('gastracker.gasoracle', nothing, { at: 'result' }),
      nativeCoinPrice: asksMarket('stats.ethprice', nothing, { at: 'result' }),
      nativeCoinSupply: asksMarket('stats.ethsupply', nothing, { at: 'result' }),
      nodeCount: asks('stats.nodecount', nothing, { at: 'result' }),
    },
  },
}
