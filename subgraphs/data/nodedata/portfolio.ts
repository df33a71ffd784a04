import type { Topic } from '../../kit/service/subgraph.ts'
import { ask } from '../../kit/upstream/request.ts'
import type { DataContext, DataEngines } from '../work.ts'
import { type OnNetwork, PAGE_KEY, readPortfolio, requireServed } from './ask.ts'

interface Args extends OnNetwork {
  readonly addresses: readonly string[]
  readonly withMetadata: boolean
  readonly withPrices?: boolean
  readonly pageKey: string | null | undefined
}

const BASE = '/data/v1/assets'

/** Holdings of wallets. */
export const portfolio: Topic<DataEngines> = {
  resolvers: {
    Query: {
      walletTokens: holdingsAt('tokens/by-address'),
      walletTokenBalances: holdingsAt('tokens/balances/by-address'),
      walletNfts: holdingsAt('nfts/by-address'),
      walletNftCollections: holdingsAt('nfts/contracts/by-address'),
    },
  },
}

function holdingsAt(path: string) {
  return readPortfolio<Args>(
    ({ network, addresses, withMetadata, withPrices, pageKey }, { engines, sourcedFrom }: DataContext) => {
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
