import { describe } from 'vitest'
import { alchemyReplay } from './companies/alchemy.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'

/** An answer without rows, free of charge. */
const NONE = { status: 200 } as const

const cases: readonly ConformanceCase[] = [
  { operation: 'NodedataTokenBalances', has: ['0x989680'], empty: NONE, odd: { has: ['0x989680'] } },
  { operation: 'NodedataTokenMetadata', has: ['Kit Dollar', 6], empty: NONE },
  { operation: 'NodedataTokenAllowance', has: ['424242'], empty: null },
  { operation: 'NodedataAssetTransfers', has: ['KUSD', 12345.5], empty: NONE, odd: { has: ['KUSD'] } },
  {
    operation: 'NodedataPricesBySymbol',
    has: ['ETH', 'USDC', '4608.25'],
    empty: { status: 200, has: ['Token not found: ETH'] },
    odd: { has: ['4608.25'] },
  },
  {
    operation: 'NodedataPricesByAddress',
    has: ['4608.25'],
    empty: { status: 200, has: ['Token not found'] },
    odd: { has: ['4608.25'] },
  },
  {
    operation: 'NodedataPriceHistory',
    has: ['1900.25', '274292310008.25', 'usd'],
    empty: { status: 404 },
    odd: { has: ['1901.5'] },
  },
  {
    operation: 'NodedataWalletTokens',
    has: ['Kit Dollar', '0x989680', '4608.25'],
    empty: NONE,
    odd: { has: ['KUSD'] },
  },
  { operation: 'NodedataWalletTokenBalances', has: ['0x989680'], empty: NONE, odd: { has: ['0x989680'] } },
  {
    operation: 'NodedataWalletNfts',
    has: ['Kit #1234', 'https://img.example/1234.png', 'ERC721'],
    empty: NONE,
    odd: { has: ['Kit #1234'] },
  },
  {
    operation: 'NodedataWalletNftCollections',
    has: ['Kit Pictures', '3'],
    empty: NONE,
    odd: { has: ['Kit Pictures'] },
  },
  { operation: 'NodedataSimulateAssetChanges', has: ['1000000', 'Kit Dollar'], empty: null },
  { operation: 'NodedataSimulateExecution', has: ['0x5207'], empty: null },
  { operation: 'NodedataTransactionReceipts', has: ['0x5209'], empty: NONE, odd: { has: ['0x5209'] } },
  { operation: 'NodedataNodeRpc', has: ['0x8ac7230489e80000'], empty: NONE },
]

describe('Alchemy', () => {
  describeConformance(
    alchemyReplay,
    (url, key) => ({ ALCHEMY_URL: url, ALCHEMY_RPC_URL: url, ALCHEMY_KEY: key }),
    cases,
  )
})
