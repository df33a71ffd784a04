import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataEngines } from '../work.ts'
import { asks, asksMarket, type OnChain } from './ask.ts'

const nothing = () => ({})

/** A network as a whole: gas prices, coin price and supply, node count. */
export const network: Topic<DataEngines> = {
  resolvers: {
    Query: {
      confirmationSeconds: asks<OnChain & { gasPrice: number }>(
        'gastracker.gasestimate',
        ({ gasPrice }) => ({ gasprice: gasPrice }),
        { at: 'result' },
      ),
      gasOracle: asks('gastracker.gasoracle', nothing, { at: 'result' }),
      nativeCoinPrice: asksMarket('stats.ethprice', nothing, { at: 'result' }),
      nativeCoinSupply: asksMarket('stats.ethsupply', nothing, { at: 'result' }),
      nodeCount: asks('stats.nodecount', nothing, { at: 'result' }),
    },
  },
}
