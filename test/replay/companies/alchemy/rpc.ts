import { Ajv } from 'ajv'
import { type ReplayRequest, type ReplayRoute, Reply } from '../../definition.ts'

const WALLET = '0x000000000000000000000000000000000000dead'
const OTHER = '0x00000000000000000000000000000000000a11ce'
const TOKEN = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const HASH = `0x${'cd'.repeat(32)}`

/** A documented method: its parameters, and its results. */
interface RpcMethod {
  readonly params: object
  readonly result: unknown
  readonly odd?: unknown
  readonly empty?: unknown
}

const tuple = (required: number, ...prefixItems: object[]) => ({
  type: 'array',
  minItems: required,
  maxItems: prefixItems.length,
  items: prefixItems,
})
const text = { type: 'string' }
const object = (required: readonly string[], properties: object) => ({
  type: 'object',
  required,
  properties,
  additionalProperties: false,
})
const transaction = object(['from', 'to'], { from: text, to: text, value: text, data: text, gas: text, gasPrice: text })

const transfer = {
  blockNum: '0x1054f3b',
  uniqueId: `${HASH}:log:5`,
  hash: HASH,
  from: WALLET,
  to: OTHER,
  value: 12345.5,
  erc721TokenId: null,
  erc1155Metadata: null,
  tokenId: null,
  asset: 'KUSD',
  category: 'erc20',
  rawContract: { value: '0x2dfdc1c35', address: TOKEN, decimal: '0x6' },
  metadata: { blockTimestamp: '2026-02-03T04:05:06.000Z' },
}
const change = {
  assetType: 'ERC20',
  changeType: 'TRANSFER',
  from: WALLET,
  to: OTHER,
  rawAmount: '1000000',
  contractAddress: TOKEN,
  tokenId: null,
  decimals: 6,
  symbol: 'KUSD',
  name: 'Kit Dollar',
  logo: null,
  amount: '1.5',
}
const call = {
  type: 'CALL',
  from: WALLET,
  to: OTHER,
  value: '0x0',
  gas: '0x5208',
  gasUsed: '0x5207',
  input: '0x',
  output: '0x',
}
const log = {
  address: TOKEN,
  topics: [HASH],
  data: '0x',
  blockHash: HASH,
  blockNumber: '0x10',
  transactionHash: HASH,
  transactionIndex: '0x0',
  logIndex: '0x0',
  removed: false,
}
const receipt = {
  transactionHash: HASH,
  transactionIndex: '0x0',
  blockHash: HASH,
  blockNumber: '0x10',
  from: WALLET,
  to: OTHER,
  contractAddress: null,
  status: '0x1',
  type: '0x2',
  gasUsed: '0x5208',
  cumulativeGasUsed: '0x5209',
  effectiveGasPrice: '0x3b9aca00',
  logsBloom: '0x00',
  logs: [log],
}
const ADDRESSES = { type: 'array', items: text }

const METHODS: Readonly<Record<string, RpcMethod>> = {
  alchemy_getTokenBalances: {
    params: {
      anyOf: [
        tuple(1, text, ADDRESSES),
        tuple(1, text, { enum: ['erc20'] }, object([], { pageKey: text, maxCount: { type: 'integer' } })),
      ],
    },
    result: { address: WALLET, tokenBalances: [{ contractAddress: TOKEN, tokenBalance: '0x989680', error: null }] },
    odd: {
      address: WALLET,
      tokenBalances: [
        { contractAddress: null, tokenBalance: null },
        { contractAddress: TOKEN, tokenBalance: '0x989680' },
      ],
    },
    empty: { address: WALLET, tokenBalances: [] },
  },
  alchemy_getTokenMetadata: {
    params: tuple(1, text),
    result: { name: 'Kit Dollar', symbol: 'KUSD', decimals: 6, logo: null },
    empty: { name: null, symbol: null, decimals: null, logo: null },
  },
  alchemy_getTokenAllowance: {
    params: tuple(1, object(['contract', 'owner', 'spender'], { contract: text, owner: text, spender: text })),
    result: '424242',
  },
  alchemy_getAssetTransfers: {
    params: tuple(
      1,
      object(['category'], {
        fromBlock: text,
        toBlock: text,
        fromAddress: text,
        toAddress: text,
        contractAddresses: ADDRESSES,
        excludeZeroValue: { type: 'boolean' },
        category: {
          type: 'array',
          items: { enum: ['external', 'internal', 'erc20', 'erc721', 'erc1155', 'specialnft'] },
        },
        order: { enum: ['asc', 'desc'] },
        withMetadata: { type: 'boolean' },
        maxCount: text,
        pageKey: text,
      }),
    ),
    result: { transfers: [transfer], pageKey: 'a-page-key' },
    odd: { transfers: [{ ...transfer, hash: null }, transfer] },
    empty: { transfers: [] },
  },
  alchemy_simulateAssetChanges: {
    params: tuple(1, transaction),
    result: { changes: [change], gasUsed: '0xc3a5', error: null },
  },
  alchemy_simulateExecution: {
    params: tuple(3, { enum: ['FLAT', 'NESTED'] }, transaction, { enum: ['latest', 'safe', 'finalized', 'earliest'] }),
    result: { calls: [call], logs: [{ address: TOKEN, data: '0x', topics: [HASH], decoded: null }], error: null },
  },
  alchemy_getTransactionReceipts: {
    params: tuple(1, {
      anyOf: [object(['blockNumber'], { blockNumber: text }), object(['blockHash'], { blockHash: text })],
    }),
    result: { receipts: [receipt] },
    odd: { receipts: [{ ...receipt, from: null }, receipt] },
    empty: { receipts: [] },
  },
  eth_getBalance: { params: tuple(1, text, text), result: '0x8ac7230489e80000' },
}

const ajv = new Ajv({ strict: false })

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

const callOf = ({ body }: ReplayRequest) => body as Call
const answer = ({ id }: Call, result: unknown) => ({ jsonrpc: '2.0', id, result })

/** JSON-RPC of one network. */
export const rpcRoute: ReplayRoute = {
  method: 'POST',
  path: '/v2/{key}',
  body: {
    type: 'object',
    required: ['jsonrpc', 'id', 'method'],
    properties: {
      jsonrpc: { const: '2.0' },
      id: { type: 'integer' },
      method: { type: 'string' },
      params: { type: 'array' },
    },
  },
  check(request) {
    const { method, params } = callOf(request)
    const known = METHODS[method]
    if (!known) return [{ at: 'method', message: `${method} is not documented` }]
    return ajv.validate(known.params, params)
      ? []
      : [{ at: 'params', message: `of ${method} are not as documented: ${ajv.errorsText()}` }]
  },
  answer: (request) => answer(callOf(request), METHODS[callOf(request).method]?.result),
  odd: (request) => answer(callOf(request), METHODS[callOf(request).method]?.odd),
  empty(request) {
    const one = callOf(request)
    const { empty } = METHODS[one.method] ?? {}
    return empty === undefined ? new Reply(200, answer(one, null)) : answer(one, empty)
  },
}
