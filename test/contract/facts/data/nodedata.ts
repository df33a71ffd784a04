import { type ContractRow, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

const NETWORK = 'base-sepolia'
/** The test coin of the chain. */
const COIN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'
const WALLET = '0x000000000000000000000000000000000000dEaD'
const OTHER = '0x00000000000000000000000000000000000a11ce'
const HASH = `0x${'ab'.repeat(32)}`

const NOT_ADDRESS = [...NOT_TEXT, '', '0x12', `0x${'g'.repeat(40)}`, COIN.replace('6C', '6c'), `${WALLET}00`] as const
const NOT_NETWORK = [...NOT_TEXT, '', 'base', 'BASE-SEPOLIA', `${'x'.repeat(40)}-x`] as const
const NOT_KEY = [...NOT_TEXT, '', 'x'.repeat(1001)] as const
const NOT_SWITCH = ['true', 1, null] as const
const NOT_BLOCK = [...NOT_TEXT, '', '16', '0x', '0xzz', 'newest'] as const
const NOT_LIST = [7, {}, null, []] as const

const network = required(...NOT_NETWORK)
const address = required(...NOT_ADDRESS)
const pageKey = optional(...NOT_KEY)
const toggle = optional(...NOT_SWITCH)
const addresses = required(
  ...NOT_LIST,
  Array.from({ length: 11 }, () => WALLET),
)
const bytes = optional(...NOT_TEXT, '0xa', 'ab', '0xzz')
const wei = optional(...NOT_TEXT, '', '-1', '0x', '1.5')
const time = required(7, '', 'yesterday', '2026-02-30T00:00:00Z', null)

const price = { currency: 'string', value: 'decimal', lastUpdatedAt: 'date' }
const because = { message: 'string' }
const held = { network: 'string', address: 'address', tokenAddress: 'address|null', tokenBalance: 'hex' }
const standard = 'words:ERC721|ERC1155'

const log = {
  address: 'address',
  topics: ['hex'],
  data: 'hex',
  blockHash: 'hex',
  blockNumber: 'hex',
  transactionHash: 'hex',
  transactionIndex: 'hex',
  logIndex: 'hex',
  removed: 'boolean',
} as const

const receipt = {
  transactionHash: 'hex',
  transactionIndex: 'hex',
  blockHash: 'hex',
  blockNumber: 'hex',
  from: 'address',
  to: 'address|null',
  contractAddress: 'address|null',
  'status?': 'hex',
  'type?': 'hex',
  gasUsed: 'hex',
  cumulativeGasUsed: 'hex',
  'effectiveGasPrice?': 'hex',
  logsBloom: 'hex',
  logs: [log],
} as const

const transfer = {
  blockNum: 'hex',
  uniqueId: 'string',
  hash: 'hex',
  from: 'address',
  to: 'address|null',
  value: 'number|null',
  asset: 'string|null',
  category: 'words:external|internal|erc20|erc721|erc1155|specialnft',
  erc721TokenId: 'hex|null',
  erc1155Metadata: { orNull: [{ tokenId: 'hex', value: 'hex' }] },
  tokenId: 'hex|null',
  rawContract: { value: 'hex|null', address: 'address|null', decimal: 'hex|null' },
  'metadata?': { blockTimestamp: 'date' },
} as const

const change = {
  assetType: 'words:NATIVE|ERC20|ERC721|ERC1155|SPECIAL_NFT',
  changeType: 'words:APPROVE|TRANSFER',
  from: 'address',
  to: 'address',
  rawAmount: 'digits|null',
  amount: 'decimal|null',
  contractAddress: 'address|null',
  tokenId: 'hex|null',
  decimals: 'integer|null',
  symbol: 'string|null',
  name: 'string|null',
  logo: 'string|null',
}

const call = {
  type: 'string',
  from: 'address',
  to: 'address|null',
  value: 'hex',
  gas: 'hex',
  gasUsed: 'hex',
  input: 'hex',
  output: 'hex',
  'decoded?': 'any',
}

type Written = Pick<ContractRow, 'operation' | 'members' | 'sample'> & {
  /** Below `/api/nodedata/`. */
  readonly path: string
  readonly response: ResponseShape
}

const paid = ({ path, ...row }: Written): ContractRow => ({
  service: 'data',
  method: 'POST',
  access: 'paid',
  price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
  path: `/api/nodedata/${path}`,
  ...row,
})

const simulated = { network, from: address, to: address, value: wei, data: bytes }
const simulatedSample = { network: NETWORK, from: WALLET, to: OTHER, value: '0x0', data: '0x' }

/** The contract of the node data family. */
export const NODEDATA_ROWS: readonly ContractRow[] = [
  paid({
    path: 'token/token-balances',
    operation: 'NodedataTokenBalances',
    members: { network, address, tokenAddresses: optional(7, {}, null, Array(101).fill(COIN)), pageKey },
    response: {
      address: 'address',
      tokenBalances: [{ contractAddress: 'address', tokenBalance: 'hex|null' }],
      'pageKey?': 'string',
    },
    sample: { network: NETWORK, address: WALLET, tokenAddresses: [COIN] },
  }),
  paid({
    path: 'token/token-metadata',
    operation: 'NodedataTokenMetadata',
    members: { network, contractAddress: address },
    response: { name: 'string|null', symbol: 'string|null', decimals: 'integer|null', logo: 'string|null' },
    sample: { network: NETWORK, contractAddress: COIN },
  }),
  paid({
    path: 'token/token-allowance',
    operation: 'NodedataTokenAllowance',
    members: { network, contract: address, owner: address, spender: address },
    response: 'digits',
    sample: { network: NETWORK, contract: COIN, owner: WALLET, spender: OTHER },
  }),
  paid({
    path: 'transfers/asset-transfers',
    operation: 'NodedataAssetTransfers',
    members: {
      network,
      fromBlock: optional(...NOT_BLOCK),
      toBlock: optional(...NOT_BLOCK),
      fromAddress: optional(...NOT_ADDRESS),
      toAddress: optional(...NOT_ADDRESS),
      category: required(...NOT_LIST),
      maxCount: optional(...NOT_TEXT, '', '0x0', '0x3e9', '100'),
      pageKey,
      excludeZeroValue: toggle,
      withMetadata: toggle,
      order: optional(...NOT_TEXT, '', 'ASC', 'newest'),
    },
    response: { transfers: [transfer], 'pageKey?': 'string', 'indexedFrom?': 'hex' },
    sample: {
      network: NETWORK,
      fromBlock: '0x0',
      toBlock: 'latest',
      fromAddress: WALLET,
      toAddress: OTHER,
      category: ['external', 'erc20'],
      maxCount: '0x10',
      excludeZeroValue: true,
      withMetadata: true,
      order: 'desc',
    },
  }),
  paid({
    path: 'prices/by-symbol',
    operation: 'NodedataPricesBySymbol',
    members: { network, symbols: required(7, true, null, {}, '') },
    response: { data: [{ symbol: 'string', prices: [price], 'error?': because }] },
    sample: { network: NETWORK, symbols: 'ETH,USDC' },
  }),
  paid({
    path: 'prices/by-address',
    operation: 'NodedataPricesByAddress',
    members: { network, addresses: required(...NOT_LIST) },
    response: { data: [{ network: 'string', address: 'address', prices: [price], 'error?': because }] },
    sample: { network: NETWORK, addresses: [{ network: NETWORK, address: COIN }] },
  }),
  paid({
    path: 'prices/historical',
    operation: 'NodedataPriceHistory',
    members: {
      network,
      symbol: required(...NOT_TEXT, '', 'x'.repeat(21)),
      startTime: time,
      endTime: time,
      interval: optional(...NOT_TEXT, '', '2d', 'DAY'),
    },
    response: {
      symbol: 'string',
      currency: 'string',
      data: [{ value: 'decimal', timestamp: 'date', 'marketCap?': 'decimal', 'totalVolume?': 'decimal' }],
    },
    sample: {
      network: NETWORK,
      symbol: 'ETH',
      startTime: '2026-01-01T00:00:00Z',
      endTime: '2026-01-02T00:00:00Z',
      interval: '1h',
    },
  }),
  paid({
    path: 'portfolio/tokens',
    operation: 'NodedataWalletTokens',
    members: { network, addresses, withMetadata: toggle, withPrices: toggle, pageKey },
    response: {
      data: {
        tokens: [
          {
            ...held,
            'tokenMetadata?': {
              symbol: 'string|null',
              decimals: 'integer|null',
              name: 'string|null',
              logo: 'string|null',
            },
            'tokenPrices?': [price],
            'error?': 'string',
          },
        ],
        'pageKey?': 'string',
      },
    },
    sample: { network: NETWORK, addresses: [WALLET], withMetadata: true, withPrices: true },
  }),
  paid({
    path: 'portfolio/token-balances',
    operation: 'NodedataWalletTokenBalances',
    members: { network, addresses, withMetadata: toggle, withPrices: toggle, pageKey },
    response: { data: { tokens: [held], 'pageKey?': 'string' } },
    sample: { network: NETWORK, addresses: [WALLET], withMetadata: false, withPrices: false },
  }),
  paid({
    path: 'portfolio/nfts',
    operation: 'NodedataWalletNfts',
    members: { network, addresses, withMetadata: toggle, pageKey },
    response: {
      data: {
        ownedNfts: [
          {
            network: 'string',
            address: 'address',
            contract: { address: 'address', name: 'string|null', tokenType: standard },
            tokenId: 'digits',
            balance: 'digits',
            name: 'string|null',
            image: 'string|null',
            raw: 'any',
          },
        ],
        totalCount: 'integer',
        'pageKey?': 'string',
      },
    },
    sample: { network: NETWORK, addresses: [WALLET], withMetadata: true },
  }),
  paid({
    path: 'portfolio/nft-collections',
    operation: 'NodedataWalletNftCollections',
    members: { network, addresses, withMetadata: toggle, pageKey },
    response: {
      data: {
        contracts: [
          {
            network: 'string',
            address: 'address',
            contract: { address: 'address', name: 'string|null', symbol: 'string|null', tokenType: standard },
            totalBalance: 'digits',
            numDistinctTokensOwned: 'digits',
            isSpam: 'boolean|null',
          },
        ],
        totalCount: 'integer',
        'pageKey?': 'string',
      },
    },
    sample: { network: NETWORK, addresses: [WALLET], withMetadata: true },
  }),
  paid({
    path: 'simulation/simulate-asset-changes',
    operation: 'NodedataSimulateAssetChanges',
    members: simulated,
    response: { changes: [change], gasUsed: 'hex|null', 'error?': because },
    sample: simulatedSample,
  }),
  paid({
    path: 'simulation/simulate-execution',
    operation: 'NodedataSimulateExecution',
    members: simulated,
    response: {
      calls: [call],
      logs: [{ address: 'address', data: 'hex', topics: ['hex'], 'decoded?': 'any' }],
      'error?': because,
    },
    sample: simulatedSample,
  }),
  paid({
    path: 'utility/transaction-receipts',
    operation: 'NodedataTransactionReceipts',
    members: {
      network,
      blockNumber: optional(...NOT_BLOCK),
      blockHash: optional(...NOT_TEXT, '', '0xab', HASH.slice(2)),
    },
    response: { receipts: [receipt] },
    sample: { network: NETWORK, blockNumber: 'latest' },
  }),
  paid({
    path: 'node/rpc',
    operation: 'NodedataNodeRpc',
    members: {
      network,
      method: required(
        ...NOT_TEXT,
        '',
        'eth_sendRawTransaction',
        'eth_sendTransaction',
        'eth_sign',
        'personal_sign',
        'admin_nodeInfo',
        'debug_traceCall',
        'anvil_setBalance',
        'evm_revert',
        'eth_newFilter',
      ),
      params: optional('latest', 7, {}, null, [1, 2, 3, 4, 5, 6]),
    },
    response: 'any',
    sample: { network: NETWORK, method: 'eth_getBalance', params: [WALLET, 'latest'] },
  }),
]
