import { defineService } from '../kit/service/defineService.ts'
import { alchemy, blockscout, coingecko, defillama, etherscan } from './companies.ts'
import { dataSettings } from './settings.ts'

/** Blockchain data: markets, pools, protocols, nodes and explorers of chains. */
export const data = defineService({
  name: 'data',
  schema: new URL('schema', import.meta.url),
  settings: dataSettings,
  ports: {
    marketdata: { gives: 'coins, exchanges, and tokens and pools of chains', companies: [coingecko] },
    protocolstats: { gives: 'protocols, chains, coins, stablecoins, yields, volumes and fees', companies: [defillama] },
    'protocolstats-pro': {
      gives: 'bridges, emissions, categories, hacks, raises, funds, treasuries, loans, funding rates, derivatives',
      companies: [defillama],
      needsKey: true,
    },
    explorer: {
      gives: 'accounts, transactions, blocks and contracts',
      companies: [etherscan, blockscout],
      own: 'the node of RPC_URL with an index of our own, for one chain',
    },
    'explorer statistics': {
      gives: 'gas prices, node counts, daily statistics and token profiles in the explorer',
      companies: [etherscan],
      lackedBy: [blockscout],
      own: 'the node of RPC_URL with an index of our own, for one chain',
    },
    'explorer prices': {
      gives: 'prices of coins and tokens in the explorer; without an explorer company those of marketdata',
      companies: [coingecko, etherscan, blockscout],
    },
    nodedata: {
      gives: 'holdings of wallets',
      companies: [alchemy],
      own: 'the node of RPC_URL with an index of our own, for one chain',
    },
    'nodedata rpc': {
      gives: 'JSON-RPC with methods for tokens and transfers',
      settings: ['ALCHEMY_RPC_URL'],
      own: 'the node of RPC_URL with an index of our own, for one chain',
    },
    'nodedata prices': { gives: 'prices of tokens, now and in the past', companies: [alchemy] },
  },
  adapters: async () => (await import('./adapters.ts')).adapters,
  load: () => import('./topics.ts'),
})
