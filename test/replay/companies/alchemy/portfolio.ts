import type { ReplayRoute } from '../../definition.ts'

const WALLET = '0x000000000000000000000000000000000000dead'
const TOKEN = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const NETWORK = 'base-sepolia'
const addresses = {
  type: 'array',
  minItems: 1,
  maxItems: 2,
  items: {
    type: 'object',
    required: ['address', 'networks'],
    properties: { address: { type: 'string' }, networks: { type: 'array', maxItems: 5, items: { type: 'string' } } },
  },
}
const flags = {
  withMetadata: { type: 'boolean' },
  withPrices: { type: 'boolean' },
  includeNativeTokens: { type: 'boolean' },
  includeErc20Tokens: { type: 'boolean' },
  pageKey: { type: 'string' },
}
const ofTokens = { type: 'object', required: ['addresses'], properties: { addresses, ...flags } }
const { withPrices: _, includeNativeTokens: __, includeErc20Tokens: ___, ...others } = flags
const ofBalances = {
  type: 'object',
  required: ['addresses'],
  properties: {
    addresses,
    includeNativeTokens: flags.includeNativeTokens,
    includeErc20Tokens: flags.includeErc20Tokens,
    pageKey: flags.pageKey,
  },
}
const ofNfts = {
  type: 'object',
  required: ['addresses'],
  properties: {
    addresses,
    ...others,
    pageSize: { type: 'integer' },
    orderBy: { enum: ['transferTime'] },
    sortOrder: { enum: ['asc', 'desc'] },
  },
}

const native = {
  address: WALLET,
  network: NETWORK,
  tokenAddress: null,
  tokenBalance: '0x0000000000000000000000000000000000000000000000000de0b6b3a7640000',
  tokenMetadata: { decimals: null, logo: null, name: null, symbol: null },
  tokenPrices: [{ currency: 'usd', value: '4608.25', lastUpdatedAt: '2026-11-20T20:17:27Z' }],
  error: null,
}
const held = {
  ...native,
  tokenAddress: TOKEN,
  tokenBalance: '0x989680',
  tokenMetadata: { decimals: 6, logo: 'https://img.example/k.png', name: 'Kit Dollar', symbol: 'KUSD' },
}
const balance = ({ address, network, tokenAddress, tokenBalance }: typeof native | typeof held) => ({
  address,
  network,
  tokenAddress,
  tokenBalance,
})

const contract = {
  address: TOKEN,
  name: 'Kit Pictures',
  symbol: 'KITP',
  totalSupply: '10000',
  tokenType: 'ERC721',
  contractDeployer: null,
}
const nft = {
  network: NETWORK,
  address: WALLET,
  contract,
  tokenId: '1234',
  tokenType: 'ERC721',
  name: 'Kit #1234',
  description: 'A picture.',
  image: { cachedUrl: 'https://img.example/1234.png', thumbnailUrl: null, pngUrl: null, originalUrl: null },
  raw: { tokenUri: 'https://kit.example/1234', metadata: { name: 'Kit #1234' }, error: null },
  tokenUri: 'https://kit.example/1234',
  timeLastUpdated: '2026-11-20T20:17:27Z',
}
const collection = {
  network: NETWORK,
  address: WALLET,
  contract: { ...contract, totalBalance: '3', numDistinctTokensOwned: '3', isSpam: false },
}

/** What wallets hold. */
export const portfolioRoutes: readonly ReplayRoute[] = [
  {
    method: 'POST',
    path: '/data/v1/{key}/assets/tokens/by-address',
    body: ofTokens,
    answer: () => ({ data: { tokens: [native, held], pageKey: 'next-page' } }),
    odd: () => ({ data: { tokens: [{ ...held, tokenBalance: null, error: 'timeout' }, held] } }),
    empty: () => ({ data: { tokens: [] } }),
  },
  {
    method: 'POST',
    path: '/data/v1/{key}/assets/tokens/balances/by-address',
    body: ofBalances,
    answer: () => ({ data: { tokens: [balance(native), balance(held)] } }),
    odd: () => ({ data: { tokens: [{ ...balance(held), tokenBalance: null }, balance(held)] } }),
    empty: () => ({ data: { tokens: [] } }),
  },
  {
    method: 'POST',
    path: '/data/v1/{key}/assets/nfts/by-address',
    body: ofNfts,
    answer: () => ({ data: { ownedNfts: [nft], totalCount: 1 } }),
    odd: () => ({ data: { ownedNfts: [{ ...nft, tokenId: null }, nft], totalCount: 2 } }),
    empty: () => ({ data: { ownedNfts: [], totalCount: 0 } }),
  },
  {
    method: 'POST',
    path: '/data/v1/{key}/assets/nfts/contracts/by-address',
    body: ofNfts,
    answer: () => ({ data: { contracts: [collection], totalCount: 1 } }),
    odd: () => ({ data: { contracts: [{ ...collection, contract: null }, collection], totalCount: 2 } }),
    empty: () => ({ data: { contracts: [], totalCount: 0 } }),
  },
]
