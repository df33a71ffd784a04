import type { Company } from '../kit/upstream/company.ts'

export const coingecko: Company = {
  id: 'coingecko',
  title: 'CoinGecko',
  url: 'https://api.coingecko.com/api/v3',
  key: 'optional',
  keyFrom:
    'a demo key is free at coingecko.com/en/developers/dashboard; with the key of a paid plan the URL is https://pro-api.coingecko.com/api/v3',
  document: {
    name: 'CoinGecko OpenAPI (demo and pro)',
    url: 'https://docs.coingecko.com/',
    version: '3.0.0, 22 June 2026',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'demo keys are free; top movers, categories on chain and their pools need a paid plan, by month',
  limits: '30 requests a minute and 10,000 a month with a demo key',
}

export const defillama: Company = {
  id: 'defillama',
  title: 'DefiLlama',
  url: 'https://pro-api.llama.fi',
  key: 'optional',
  keyFrom: 'that of the API plan, from defillama.com/subscription; without it the free servers',
  document: {
    name: 'DefiLlama OpenAPI (free and pro), and its SDK',
    url: 'https://api-docs.defillama.com/',
    version: '29 July 2026',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'free: protocols, chains, coins, stablecoins, yield pools, volumes and fees; the rest with the API plan, by month',
  limits: '1,000 requests a minute with a key',
}

export const etherscan: Company = {
  id: 'etherscan',
  title: 'Etherscan',
  url: 'https://api.etherscan.io',
  key: 'needed',
  keyFrom: 'free at etherscan.io/apidashboard; one key for all chains',
  document: { name: 'Etherscan API V2', url: 'https://docs.etherscan.io/', version: 'v2', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'free for most chains; token profiles, daily statistics and some chains need a paid plan, by month',
  limits: '5 requests a second and 100,000 a day free',
}

export const blockscout: Company = {
  id: 'blockscout',
  title: 'Blockscout',
  url: 'https://api.blockscout.com',
  key: 'needed',
  keyFrom: 'a PRO API key, free at dev.blockscout.com; one key for all chains',
  document: {
    name: 'Blockscout PRO API',
    url: 'https://docs.blockscout.com/',
    version: '2.0.0',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'free tier by credits; paid plans by month',
  limits: '5 requests a second free',
}

export const alchemy: Company = {
  id: 'alchemy',
  title: 'Alchemy',
  url: 'https://api.g.alchemy.com',
  key: 'needed',
  keyFrom: 'that of an app, free at dashboard.alchemy.com',
  document: {
    name: 'Alchemy OpenAPI (prices, portfolio) and OpenRPC (token, transfers, simulation)',
    url: 'https://www.alchemy.com/docs/',
    version: '1.0',
    readOn: '2026-11-26',
  },
  evidence: 'document',
  cost: 'free tier by compute units; then by use',
  limits: 'by compute units a second; two addresses and 25 prices at once',
}
