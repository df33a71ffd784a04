const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const HASH = /^0x[0-9a-fA-F]{64}$/
const NUMBER = /^\d+$/
const TAG = /^(latest|earliest|pending|0x[0-9a-f]+)$/
const SORT = /^(asc|desc)$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const ADDRESSES = /^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40})*$/
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
  return { status: '1', message: 'OK', result }
}

const nothing = (message: string, result: unknown = []) => ({ status: '0', message, result })

const from = '0x00000000000000000000000000000000000000f0'
const to = '0x00000000000000000000000000000000000000a0'
const contract = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
const hash = `0x${'cd'.repeat(32)}`
const mined = { blockNumber: '14923678', timeStamp: '1654646411', hash }

const transaction = {
  ...mined,
  nonce: '7',
  blockHash: hash,
  transactionIndex: '61',
  from,
  to,
  value: '10000000000000000',
  gas: '21000',
  gasPrice: '57000000000',
  isError: '0',
  txreceipt_status: '1',
  input: '0x',
  contractAddress: '',
  cumulativeGasUsed: '8432121',
  gasUsed: '21001',
  confirmations: '9876543',
  methodId: '0x',
  functionName: '',
}
const internal = {
  ...mined,
  from,
  to,
  value: '424242',
  contractAddress: '',
  input: '',
  type: 'call',
  gas: '21585',
  gasUsed: '8770',
  traceId: '0_1',
  isError: '0',
  errCode: '',
}
const token = {
  ...mined,
  nonce: '7',
  blockHash: hash,
  from,
  contractAddress: contract,
  to,
  tokenName: 'Kit Token',
  tokenSymbol: 'KIT',
  transactionIndex: '61',
  gas: '940000',
  gasPrice: '57000000000',
  gasUsed: '81001',
  cumulativeGasUsed: '8432121',
  input: 'deprecated',
  confirmations: '9876543',
}
const source = {
  SourceCode: 'contract Kit {}',
  ABI: '[]',
  ContractName: 'Kit',
  CompilerVersion: 'v0.8.20+commit.a1b79de6',
  CompilerType: 'solc',
  OptimizationUsed: '1',
  Runs: '200',
  ConstructorArguments: '',
  EVMVersion: 'Default',
  Library: '',
  ContractFileName: '',
  LicenseType: 'MIT',
  Proxy: '0',
  Implementation: '',
  SwarmSource: '',
  SimilarMatch: '',
}
const creation = {
  contractAddress: contract,
  contractCreator: from,
  txHash: hash,
  blockNumber: '14923678',
  timestamp: '1654646411',
  contractFactory: '',
  creationBytecode: '0x60',
}
const log = {
  address: contract,
  topics: [hash],
  data: '0x',
  blockNumber: '0xe3b71e',
  blockHash: hash,
  timeStamp: '0x629fe50b',
  gasPrice: '0xd45905200',
  gasUsed: '0x5209',
  logIndex: '0x',
  transactionHash: hash,
  transactionIndex: '0x3d',
}
const profile = {
  contractAddress: contract,
  tokenName: 'Kit Token',
  symbol: 'KIT',
  divisor: '18',
  tokenType: 'ERC20',
  totalSupply: '1000000000000000000000',
  blueCheckmark: 'true',
  description: 'A token for kits.',
  website: 'https://kit.example',
  email: '',
  tokenPriceUSD: '0.250000000000000000',
}
const size = {
  blockNumber: '7156164',
  chainTimeStamp: '2026-01-02',
  chainSize: '184726421279',
  clientType: 'Geth',
  syncMode: 'Default',
}
const day = { UTCDate: '2026-01-02', unixTimeStamp: '1767312000', transactionCount: 498856 }
const TOPIC = HASH
const OPERATOR = /^(and|or)$/

/** What the tests ask, by module and action. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'account.balance': { query: { address: ADDRESS, tag: TAG }, result: '172774397764084972158218' },
  'account.balancemulti': {
    query: { address: ADDRESSES, tag: TAG },
    result: [{ account: from, balance: '27002377398400000001' }],
    odd: [
      { account: from, balance: null },
      { account: to, balance: '27002377398400000001' },
    ],
  },
  'account.txlist': {
    query: { address: ADDRESS, ...WINDOW },
    result: [transaction],
    odd: [{ ...transaction, hash: null }, transaction],
    empty: nothing('No transactions found'),
  },
  'account.txlistinternal': {
    query: { address: ADDRESS, ...WINDOW },
    result: [internal],
    odd: [{ ...internal, value: null }, internal],
    empty: nothing('No transactions found'),
  },
  'account.tokentx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [{ ...token, value: '31337', tokenDecimal: '6' }],
    odd: [
      { ...token, value: 'much', tokenDecimal: '6' },
      { ...token, value: '31337', tokenDecimal: '6' },
    ],
    empty: nothing('No transactions found'),
  },
  'account.tokennfttx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [{ ...token, tokenID: '202106775', tokenDecimal: '0' }],
    odd: [
      { ...token, tokenID: '1', tokenDecimal: '0', to: null },
      { ...token, tokenID: '202106775', tokenDecimal: '0' },
    ],
    empty: nothing('No transactions found'),
  },
  'account.token1155tx': {
    query: { address: ADDRESS, contractaddress: ADDRESS, ...WINDOW },
    result: [{ ...token, tokenID: '10371', tokenValue: '77' }],
    odd: [
      { ...token, tokenID: '1', tokenValue: '1', gas: null },
      { ...token, tokenID: '10371', tokenValue: '77' },
    ],
    empty: nothing('No transactions found'),
  },
  'contract.getabi': {
    query: { address: ADDRESS },
    result: '[{"type":"fallback"}]',
    empty: nothing('NOTOK', 'Contract source code not verified'),
  },
  'contract.getsourcecode': {
    query: { address: ADDRESS },
    result: [source],
    empty: listed([
      { ...source, SourceCode: '', ABI: 'Contract source code not verified', ContractName: '', Runs: '' },
    ]),
  },
  'contract.getcontractcreation': {
    query: { contractaddresses: ADDRESSES },
    result: [creation],
    odd: [{ ...creation, txHash: null }, creation],
    empty: nothing('No data found', null),
  },
  'transaction.getstatus': {
    query: { txhash: HASH },
    result: { isError: '1', errDescription: 'Bad jump destination' },
  },
  'transaction.gettxreceiptstatus': { query: { txhash: HASH }, result: { status: '1' } },
  'block.getblockreward': {
    query: { blockno: NUMBER },
    result: {
      blockNumber: '2165403',
      timeStamp: '1472533979',
      blockMiner: from,
      blockReward: '5314181600000000000',
      uncles: [{ miner: to, unclePosition: '0', blockreward: '3750000000000000000' }],
      uncleInclusionReward: '312500000000000000',
    },
    empty: nothing('NOTOK', 'Error! No record found'),
  },
  'logs.getLogs': {
    query: {
      address: ADDRESS,
      fromBlock: NUMBER,
      toBlock: /^(\d+|latest)$/,
      topic0: TOPIC,
      topic1: TOPIC,
      topic2: TOPIC,
      topic3: TOPIC,
      topic0_1_opr: OPERATOR,
      topic0_2_opr: OPERATOR,
      topic0_3_opr: OPERATOR,
      topic1_2_opr: OPERATOR,
      topic1_3_opr: OPERATOR,
      topic2_3_opr: OPERATOR,
      page: NUMBER,
      offset: NUMBER,
    },
    result: [log],
    odd: [{ ...log, blockNumber: null }, log],
    empty: nothing('No records found'),
  },
  'stats.tokensupply': { query: { contractaddress: ADDRESS }, result: '21265524714464' },
  'token.tokeninfo': { query: { contractaddress: ADDRESS }, result: [profile] },
  'gastracker.gasestimate': { query: { gasprice: NUMBER }, result: '9227' },
  'gastracker.gasoracle': {
    query: {},
    result: {
      LastBlock: '23467872',
      SafeGasPrice: '0.496839934',
      ProposeGasPrice: '0.496839935',
      FastGasPrice: '0.55411917',
      suggestBaseFee: '0.496839934',
      gasUsedRatio: '0.5,0.4',
    },
  },
  'stats.ethprice': {
    query: {},
    result: { ethbtc: '0.03587', ethbtc_timestamp: '1759173287', ethusd: '4100.25', ethusd_timestamp: '1759173288' },
  },
  'stats.ethsupply': { query: {}, result: '122373866217800000000000000' },
  'stats.nodecount': { query: {}, result: { UTCDate: '2026-11-19', TotalNodeCount: '6413' } },
  'stats.chainsize': {
    query: {
      startdate: DATE,
      enddate: DATE,
      clienttype: /^(geth|parity)$/,
      syncmode: /^(default|archive)$/,
      sort: SORT,
    },
    result: [size],
    odd: [{ ...size, chainSize: null }, size],
    empty: nothing('No records found'),
  },
  'stats.dailytx': {
    query: { startdate: DATE, enddate: DATE, sort: SORT },
    result: [day],
    odd: [{ ...day, UTCDate: null }, day],
    empty: nothing('No records found'),
  },
}
