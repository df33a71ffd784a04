import { defineService } from '../kit/service/defineService.ts'
import { alchemy, coingecko, defillama, etherscan } from './companies.ts'
import { dataSettings } from './settings.ts'

/** Blockchain data: markets, pools, protocols, nodes and explorers of chains. */
export const data = defineService({
  name: 'data',
  schema: new URL('schema', import.meta.url),
  settings: dataSettings,
  ports: {
    marketdata: { gives: 'coins, exchanges, and tokens and pools of chains', companies: [coingecko] },
    protocolstats: { gives: 'protocols, yields, stablecoins, bridges and flows of capital', companies: [defillama] },
    explorer: {
      gives: 'accounts, transactions, blocks and contracts',
      companies: [etherscan],
      own: 'the node of RPC_URL with an index of our own, for one chain',
    },
    'explorer prices': {
      gives: 'prices of coins and tokens in the explorer; without Etherscan those of marketdata',
      companies: [coingecko, etherscan],
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
  load: () => import('./topics.ts'),
})
