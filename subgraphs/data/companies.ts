import type { Company } from '../kit/upstream/company.ts'

export const coingecko: Company = {
  id: 'coingecko',
  title: 'CoinGecko',
  url: 'https://api.coingecko.com/api/v3',
  key: 'optional',
  keyFrom: 'a demo key is free at coingecko.com',
  document: { name: 'CoinGecko API', url: 'https://docs.coingecko.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'demo free; paid plans by month',
  limits: '30 requests a minute with a demo key',
}

export const defillama: Company = {
  id: 'defillama',
  title: 'DefiLlama',
  url: 'https://api.llama.fi',
  key: 'optional',
  keyFrom: 'a pro key at defillama.com',
  document: { name: 'DefiLlama API', url: 'https://api-docs.defillama.com/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'free; pro by month',
  limits: '500 requests a minute free',
}

export const etherscan: Company = {
  id: 'etherscan',
  title: 'Etherscan',
  url: 'https://api.etherscan.io/v2/api',
  key: 'needed',
  keyFrom: 'free at etherscan.io',
  document: { name: 'Etherscan API V2', url: 'https://docs.etherscan.io/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'free tier; paid plans by month',
  limits: '5 requests a second free',
}

export const alchemy: Company = {
  id: 'alchemy',
  title: 'Alchemy',
  url: 'https://api.g.alchemy.com',
  key: 'needed',
  keyFrom: 'at dashboard.alchemy.com',
  document: { name: 'Alchemy API', url: 'https://www.alchemy.com/docs/', readOn: '2026-11-26' },
  evidence: 'document',
  cost: 'free tier by compute units',
  limits: 'by compute units a second',
}
