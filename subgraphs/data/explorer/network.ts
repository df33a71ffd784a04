import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { asksMarketOf, asksOf } from './ask.ts'

const nothing = () => ({})

/** A network as a whole: gas prices, coin price and supply, node count. */
export const network: Topic<DataGraph> = {
  resolvers: {
    Chain: {
      confirmationSeconds: asksOf('gastracker.gasestimate', ({ gasPrice }) => ({ gasprice: gasPrice }), {
        at: 'result',
      }),
      gas: asksOf('gastracker.gasoracle', nothing, { at: 'result' }),
      nativePrice: asksMarketOf('stats.ethprice', nothing, { at: 'result' }),
      nativeSupply: asksMarketOf('stats.ethsupply', nothing, { at: 'result' }),
      nodeCount: asksOf('stats.nodecount', nothing, { at: 'result' }),
    },
  },
}
