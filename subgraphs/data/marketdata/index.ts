import type { Topic } from '../../kit/service/subgraph.ts'
import type { DataGraph } from '../types.gen.ts'
import { attention } from './coins/attention.ts'
import { coinCharts } from './coins/charts.ts'
import { coin } from './coins/coin.ts'
import { coinMarkets } from './coins/markets.ts'
import { coinPools } from './coins/pools.ts'
import { protocolsOfCoins } from './coins/protocol.ts'
import { coinQuotes } from './coins/quotes.ts'
import { exchanges } from './exchanges/exchanges.ts'
import { onchainCategories } from './onchain/categories.ts'
import { networks } from './onchain/networks.ts'
import { poolDetails } from './onchain/poolDetails.ts'
import { poolLists } from './onchain/poolLists.ts'
import { pools } from './onchain/pools.ts'
import { tokens } from './onchain/tokens.ts'

/** Markets of coins, and pools on chain. */
export const marketdataTopics: readonly Topic<DataGraph>[] = [
  // Coins.
  coin,
  protocolsOfCoins,
  coinQuotes,
  coinMarkets,
  coinCharts,
  coinPools,
  attention,
  // Off-chain markets.
  exchanges,
  // On-chain markets.
  networks,
  pools,
  poolLists,
  poolDetails,
  tokens,
  onchainCategories,
]
