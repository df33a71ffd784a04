import type { Resolver, Topic } from '../../kit/service/subgraph.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { Args, DataGraph } from '../types.gen.ts'
import type { DataEngines } from '../work.ts'
import { PAGE_KEY, readPortfolio, requireServed } from './ask.ts'

const BASE = '/data/v1/assets'

/** Holdings of wallets. */
export const portfolio: Topic<DataGraph> = {
  resolvers: {
    Query: {
      walletTokens: holdingsAt('tokens/by-address'),
      walletTokenBalances: holdingsAt('tokens/balances/by-address'),
      walletNfts: holdingsAt('nfts/by-address'),
      walletNftCollections: holdingsAt('nfts/contracts/by-address'),
    },
  },
}

type Holdings = Args<
  'Query.walletTokens' | 'Query.walletTokenBalances' | 'Query.walletNfts' | 'Query.walletNftCollections'
>

function holdingsAt<Result>(path: string): Resolver<unknown, Holdings, Result, DataEngines> {
  return readPortfolio(
    (args, { engines, sourcedFrom }) => {
      const { network, addresses, withMetadata, pageKey } = args
      const withPrices = 'withPrices' in args ? args.withPrices : undefined
      requireServed(engines.nodedata, network)
      // Holdings and prices may come from different providers.
      if (withPrices) sourcedFrom(engines.nodedata.prices.kind)
      return ask(`${BASE}/${path}`, {
        addresses: addresses.map((address) => ({ address, networks: [network] })),
        withMetadata,
        ...(withPrices === undefined ? {} : { withPrices }),
        ...(pageKey ? { pageKey } : {}),
      })
    },
    { at: 'data', paging: PAGE_KEY },
  )
}
