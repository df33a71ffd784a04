const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const HASH = /^0x[0-9a-fA-F]{64}$/
const NUMBER = /^\d+$/
const SORT = /^(asc|desc)$/
const ADDRESSES = /^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40})*$/
const OPERATOR = /^(and|or)$/
const WINDOW = { startblock: NUMBER, endblock: NUMBER, page: NUMBER, offset: NUMBER, sort: SORT }

/** An action of a module: the parameters besides those of every request, and its results. */
interface Action {
  readonly query: Readonly<Record<string, RegExp>>
  readonly result: unknown
  readonly odd?: unknown
  /** The whole answer where there is nothing. */
  readonly empty?: object
}

/** A result in its envelope. */
export function listed(result: unknown): object {
  return { message: 'OK', result, status: '1' }
}

/** An envelope without a result. */
export function failed(message: string, result: unknown = null): object {
  return { message, result, status: '0' }
}

const from = '0x00000000000000000000000000000000000000f0'
const to = '0x00000000000000000000000000000000000000a0'
const contract = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const hash = `0x${'cd'.repeat(32)}`

const transaction = {
  blockHash: hash,
  blockNumber: '14923678',
  confirmations: '9876543',
  contractAddress: '',
  cumulativeGasUsed: '8432121',
  from,
  gas: '21000',
  gasPrice: '57000000000',
  gasUsed: '21001',
  hash,
  input: '0xa9059cbb00000000000000000000000000000000000000000000000000000000000000a0',
  isError: '0',
  nonce: '7',
  timeStamp: '1654646411',
  to,
  transactionIndex: '61',
  txreceipt_status: '1',
  value: '10000000000000000',
}
const internal = {
  blockNumber: '14923678',
  callType: 'delegatecall',
  contractAddress: '',
  errCode: '',
  from,
  gas: '21585',
  gasUsed: '8770',
  index: '3',
  input: '',
  isError: '0',
  timeStamp: '1654646411',
  to,
  transactionHash: hash,
  type: 'call',
  value: '424242',
}
const transfer = {
  blockHash: hash,
  blockNumber: '14923678',
  confirmations: '9876543',
  contractAddress: contract,
  cumulativeGasUsed: '8432121',
  from,
  gas: '940000',
  gasPrice: '57000000000',
  gasUsed: '81001',
  hash,
  input: 'deprecated',
  logIndex: '83',
  nonce: '7',
  timeStamp: '1654646411',
  to,
  tokenName: 'Kit Token',
  tokenSymbol: 'KIT',
  transactionIndex: '61',
}
const coin = { ...transfer, tokenDecimal: '6', value: '31337' }
const unique = { ...transfer, tokenDecimal: '', tokenID: '202106775' }
const multiple = { ...transfer, tokenDecimal: '', tokenID: '10371', tokenValue: '77' }
/** A batch: the document has it as two lists. */
const batch = { ...transfer, tokenDecimal: '', tokenIDs: ['10372', '10373'], values: ['78', '79'] }
const source = {
  ABI: '[]',
  Address: contract,
  CompilerVersion: 'v0.8.20+commit.a1b79de6',
  ContractName: 'Kit',
  EVMVersion: 'paris',
  FileName: 'Kit.sol',
  ImplementationAddress: to,
  IsProxy: 'true',
  OptimizationRuns: 200,
  OptimizationUsed: 'true',
  SourceCode: 'contract Kit {}',
}
const creation = {
  blockNumber: '14923678',
  contractAddress: contract,
  contractCreator: from,
  contractFactory: '',
  creationBytecode: '0x60',
  timestamp: '1654646411',
  txHash: hash,
}
const log = {
  address: contract,
  blockNumber: '0xe3b71e',
  data: '0x',
  gasPrice: '0xd45905200',
  gasUsed: '0x5209',
  logIndex: '0x',
  timeStamp: '0x629fe50b',
  topics: [hash, null, null, null],
  transactionHash: hash,
  transactionIndex: '0x3d',
}

/** What the port asks of it, by module and action. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'account.balance': { query: { address: ADDRESS }, result: '172774397764084972158218' },
  'account.balancemulti': {
    query: { address: ADDRESSES },
    result: [{ account: from, balance: '27002377398400000001', stale: false }],
    odd: [
      { account: from, balance: null, stale: true },
      { account: to, balance: '27002377398400000001', stale: false },
    ],
  },
  'account.txlist': {
    query: { address: ADDRESS, ...WINDOW },
    result: [transaction],
    odd: [{ ...transaction, hash: null }, transaction],
    empty: failed('No transactions found', []),
  },
  'account.txlistinternal': {
    query: { address: ADDRESS, ...WINDOW },
    result: [internal],
    odd: [{ ...internal, value: null }, internal],
    empty: failed('No internal transactions found', []),
  },
  'account.tokentx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [coin],
    odd: [{ ...coin, value: 'much' }, coin],
    empty: failed('No token transfers found', []),
  },
  'account.tokennfttx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [unique],
    odd: [{ ...unique, to: null }, unique],
    empty: failed('No token transfers found', []),
  },
  'account.token1155tx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [multiple, batch],
    odd: [{ ...multiple, gas: null }, batch],
    empty: failed('No token transfers found', []),
  },
  'contract.getabi': {
    query: { address: ADDRESS },
    result: '[{"type":"fallback"}]',
    empty: failed('Contract source code not verified'),
  },
  'contract.getsourcecode': {
    query: { address: ADDRESS },
    result: [source],
    empty: listed([{ Address: contract }]),
  },
  'contract.getcontractcreation': {
    query: { contractaddresses: ADDRESSES },
    result: [creation],
    odd: [{ ...creation, txHash: null }, creation],
  },
  'transaction.getstatus': {
    query: { txhash: HASH },
    result: { errDescription: 'Out of gas', isError: '1' },
  },
  'transaction.gettxreceiptstatus': { query: { txhash: HASH }, result: { status: '1' } },
  'block.getblockreward': {
    query: { blockno: NUMBER },
    result: {
      blockMiner: from,
      blockNumber: '2165403',
      blockReward: '5314181600000000000',
      timeStamp: '1472533979',
      uncleInclusionReward: null,
      uncles: null,
    },
    empty: failed('Block does not exist'),
  },
  'logs.getLogs': {
    query: {
      address: ADDRESS,
      fromBlock: /^(\d+|latest)$/,
      toBlock: /^(\d+|latest)$/,
      topic0: HASH,
      topic1: HASH,
      topic2: HASH,
      topic3: HASH,
      topic0_1_opr: OPERATOR,
      topic0_2_opr: OPERATOR,
      topic0_3_opr: OPERATOR,
      topic1_2_opr: OPERATOR,
      topic1_3_opr: OPERATOR,
      topic2_3_opr: OPERATOR,
    },
    result: [log],
    odd: [{ ...log, blockNumber: null }, log],
    empty: failed('No logs found', []),
  },
  'stats.tokensupply': {
    query: { contractaddress: ADDRESS },
    result: '21265524714464',
    empty: failed('contract address not found'),
  },
  'stats.ethprice': {
    query: {},
    result: { ethbtc: '0.03587', ethbtc_timestamp: '1759173287', ethusd: '4100.25', ethusd_timestamp: '1759173288' },
  },
  'stats.ethsupply': { query: {}, result: '122373866217800000000000000' },
}
