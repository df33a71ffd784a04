import { type ContractRow, type MemberFacts, NOT_TEXT, optional, type ResponseShape, required } from '../row.ts'

const CHAIN_ID = 84_532
/** The test coin of the chain, a contract with source. */
const COIN = '0x036CbD53842c5426634e7929541eC2318f3dCF7e'
const WALLET = '0x000000000000000000000000000000000000dEaD'
const HASH = `0x${'ab'.repeat(32)}`

const NOT_WHOLE = [-1, 1.5, '1', true, null, 2 ** 53] as const
const NOT_POSITIVE = [0, ...NOT_WHOLE] as const
const NOT_ADDRESS = [...NOT_TEXT, '', '0x12', `${COIN}00`] as const
/** What is no text with commas in it. */
const NOT_CSV = [7, true, { text: 'text' }, null] as const
const NOT_HASH = [...NOT_TEXT, '', '0xab', HASH.slice(2)] as const
const NOT_WORD = [...NOT_TEXT, '', 'other'] as const
const NOT_DAY = [...NOT_TEXT, '', '2026-02-30', '20260101', '2026-01-01T00:00:00Z'] as const

const chainid = required(...NOT_POSITIVE)
const address = required(...NOT_ADDRESS)
const txhash = required(...NOT_HASH)
const topic = optional(...NOT_HASH)
const operator = optional(...NOT_WORD, 'AND')
const sort = optional(...NOT_WORD, 'ASC')
const block = optional(...NOT_WHOLE)

/** Blocks, page and order of a list. */
const window: Readonly<Record<string, MemberFacts>> = {
  startblock: block,
  endblock: block,
  page: optional(...NOT_POSITIVE),
  offset: optional(...NOT_POSITIVE, 10_001),
  sort,
}
const day = required(...NOT_DAY)
const transfersOf = { chainid, address, contractaddress: optional(...NOT_ADDRESS), ...window }

const sampleWindow = { startblock: 0, endblock: 99_999_999, page: 1, offset: 10, sort: 'desc' }
const sampleDays = { startdate: '2026-01-01', enddate: '2026-01-31', sort: 'asc' }

/** An answer in its envelope. */
const answer = (result: ResponseShape): ResponseShape => ({ status: 'words:1', message: 'words:OK', result })
/** A list in its envelope; it may be empty. */
const list = (row: ResponseShape): ResponseShape => ({ status: 'words:0|1', message: 'string', result: [row] })

const transfer = {
  blockNumber: 'digits',
  timeStamp: 'digits',
  hash: 'hex',
  from: 'address',
  contractAddress: 'address',
  to: 'address',
  value: 'digits',
  tokenName: 'string',
  tokenSymbol: 'string',
  tokenDecimal: 'digits',
  gas: 'digits',
  gasPrice: 'digits',
  gasUsed: 'digits',
  confirmations: 'digits',
}

type Written = Pick<ContractRow, 'path' | 'operation' | 'members' | 'response'> & {
  readonly sample?: Readonly<Record<string, unknown>>
}

const row = ({ path, members, sample, ...written }: Written): ContractRow => ({
  service: 'data',
  method: 'POST',
  path: `/api/explorer/${path}`,
  access: 'paid',
  price: { mode: 'fixed', usd: '0.01', atomic: '10000' },
  members: { chainid, ...members },
  sample: { chainid: CHAIN_ID, ...sample },
  ...written,
})

/** The contract of the block explorer. */
export const EXPLORER_ROWS: readonly ContractRow[] = [
  row({
    path: 'account/balance',
    operation: 'ExplorerBalance',
    members: { address, tag: optional(...NOT_WORD, '0x', '12') },
    response: answer('digits'),
    sample: { address: WALLET, tag: 'latest' },
  }),
  row({
    path: 'account/balance-multi',
    operation: 'ExplorerBalanceMulti',
    members: {
      address: required(...NOT_CSV),
      tag: optional(...NOT_WORD),
    },
    response: answer([{ account: 'address', balance: 'digits' }]),
    sample: { address: `${WALLET},${COIN}` },
  }),
  row({
    path: 'account/txlist',
    operation: 'ExplorerTransactions',
    members: { address, ...window },
    response: list({
      blockNumber: 'digits',
      timeStamp: 'digits',
      hash: 'hex',
      nonce: 'digits',
      blockHash: 'hex',
      transactionIndex: 'digits',
      from: 'address',
      to: 'string',
      value: 'digits',
      gas: 'digits',
      gasPrice: 'digits',
      isError: 'words:0|1',
      txreceipt_status: 'words:0|1',
      input: 'hex',
      contractAddress: 'string',
      cumulativeGasUsed: 'digits',
      gasUsed: 'digits',
      confirmations: 'digits',
      methodId: 'hex',
      functionName: 'string',
    }),
    sample: { address: COIN, ...sampleWindow },
  }),
  row({
    path: 'account/txlist-internal',
    operation: 'ExplorerInternalTransactions',
    members: { address, ...window },
    response: list({
      blockNumber: 'digits',
      timeStamp: 'digits',
      hash: 'hex',
      from: 'address',
      to: 'string',
      value: 'digits',
      contractAddress: 'string',
      input: 'string',
      type: 'string',
      gas: 'digits',
      gasUsed: 'digits',
      traceId: 'string',
      isError: 'words:0|1',
      errCode: 'string',
    }),
    sample: { address: COIN, ...sampleWindow },
  }),
  row({
    path: 'account/tokentx',
    operation: 'ExplorerTokenTransfers',
    members: transfersOf,
    response: list(transfer),
    sample: { address: WALLET, contractaddress: COIN, ...sampleWindow },
  }),
  row({
    path: 'account/tokennfttx',
    operation: 'ExplorerNftTransfers',
    members: transfersOf,
    response: list({ ...transfer, tokenID: 'digits' }),
    sample: { address: WALLET, ...sampleWindow },
  }),
  row({
    path: 'account/token1155tx',
    operation: 'ExplorerMultiTokenTransfers',
    members: transfersOf,
    response: list({ ...transfer, tokenID: 'digits', tokenValue: 'digits' }),
    sample: { address: WALLET, ...sampleWindow },
  }),
  row({
    path: 'contract/getabi',
    operation: 'ExplorerContractAbi',
    members: { address },
    response: answer('string'),
    sample: { address: COIN },
  }),
  row({
    path: 'contract/getsourcecode',
    operation: 'ExplorerContractSource',
    members: { address },
    response: answer([
      {
        SourceCode: 'string',
        ABI: 'string',
        ContractName: 'string',
        CompilerVersion: 'string',
        OptimizationUsed: 'words:0|1',
        Runs: 'digits',
        ConstructorArguments: 'string',
        EVMVersion: 'string',
        Library: 'string',
        LicenseType: 'string',
        Proxy: 'words:0|1',
        Implementation: 'string',
        SwarmSource: 'string',
      },
    ]),
    sample: { address: COIN },
  }),
  row({
    path: 'contract/getcontractcreation',
    operation: 'ExplorerContractCreation',
    members: {
      contractaddresses: required(...NOT_CSV),
    },
    response: answer([
      {
        contractAddress: 'address',
        contractCreator: 'address',
        txHash: 'hex',
        blockNumber: 'digits',
        timestamp: 'digits',
      },
    ]),
    sample: { contractaddresses: COIN },
  }),
  row({
    path: 'transaction/getstatus',
    operation: 'ExplorerTransactionStatus',
    members: { txhash },
    response: answer({ isError: 'words:0|1', errDescription: 'string' }),
    sample: { txhash: HASH },
  }),
  row({
    path: 'transaction/gettxreceiptstatus',
    operation: 'ExplorerReceiptStatus',
    members: { txhash },
    response: answer({ status: 'words:0|1' }),
    sample: { txhash: HASH },
  }),
  row({
    path: 'block/getblockreward',
    operation: 'ExplorerBlockReward',
    members: { blockno: required(...NOT_WHOLE) },
    response: answer({
      blockNumber: 'digits',
      timeStamp: 'digits',
      blockMiner: 'address',
      blockReward: 'digits',
      uncles: [{ miner: 'address', unclePosition: 'digits', blockreward: 'digits' }],
      uncleInclusionReward: 'digits',
    }),
    sample: { blockno: 1 },
  }),
  row({
    path: 'logs/getLogs',
    operation: 'ExplorerLogs',
    members: {
      address,
      fromBlock: block,
      toBlock: block,
      topic0: topic,
      topic1: topic,
      topic2: topic,
      topic3: topic,
      topic0_1_opr: operator,
      topic0_2_opr: operator,
      topic0_3_opr: operator,
      topic1_2_opr: operator,
      topic1_3_opr: operator,
      topic2_3_opr: operator,
      page: optional(...NOT_POSITIVE),
      offset: optional(...NOT_POSITIVE, 1_001),
    },
    response: list({
      address: 'address',
      topics: ['hex'],
      data: 'hex',
      blockNumber: 'digits',
      blockHash: 'hex',
      timeStamp: 'digits',
      gasPrice: 'digits',
      gasUsed: 'digits',
      logIndex: 'digits',
      transactionHash: 'hex',
      transactionIndex: 'digits',
    }),
    sample: {
      address: COIN,
      fromBlock: 0,
      toBlock: 99_999_999,
      topic0: HASH,
      topic1: HASH,
      topic0_1_opr: 'or',
      page: 1,
      offset: 1_000,
    },
  }),
  row({
    path: 'token/tokensupply',
    operation: 'ExplorerTokenSupply',
    members: { contractaddress: address },
    response: answer('digits'),
    sample: { contractaddress: COIN },
  }),
  row({
    path: 'token/tokeninfo',
    operation: 'ExplorerTokenInfo',
    members: { contractaddress: address },
    response: answer([
      {
        contractAddress: 'address',
        tokenName: 'string',
        symbol: 'string',
        divisor: 'digits',
        tokenType: 'words:ERC20|ERC721|ERC1155',
        totalSupply: 'digits',
        blueCheckmark: 'words:true|false',
        description: 'string',
        website: 'string',
        tokenPriceUSD: 'decimal',
      },
    ]),
    sample: { contractaddress: COIN },
  }),
  row({
    path: 'gas/gasestimate',
    operation: 'ExplorerGasEstimate',
    members: { gasprice: required(...NOT_POSITIVE) },
    response: answer('digits'),
    sample: { gasprice: 2_000_000_000 },
  }),
  row({
    path: 'gas/gasoracle',
    operation: 'ExplorerGasOracle',
    members: {},
    response: answer({
      LastBlock: 'digits',
      SafeGasPrice: 'decimal',
      ProposeGasPrice: 'decimal',
      FastGasPrice: 'decimal',
      suggestBaseFee: 'decimal',
      gasUsedRatio: 'string',
    }),
  }),
  row({
    path: 'stats/ethprice',
    operation: 'ExplorerCoinPrice',
    members: {},
    response: answer({ ethbtc: 'decimal', ethbtc_timestamp: 'digits', ethusd: 'decimal', ethusd_timestamp: 'digits' }),
  }),
  row({
    path: 'stats/ethsupply',
    operation: 'ExplorerCoinSupply',
    members: {},
    response: answer('digits'),
  }),
  row({
    path: 'stats/nodecount',
    operation: 'ExplorerNodeCount',
    members: {},
    response: answer({ UTCDate: 'day', TotalNodeCount: 'digits' }),
  }),
  row({
    path: 'stats/chainsize',
    operation: 'ExplorerChainSize',
    members: {
      startdate: day,
      enddate: day,
      clienttype: optional(...NOT_WORD, 'geth'),
      syncmode: optional(...NOT_WORD, 'DEFAULT'),
      sort,
    },
    response: list({
      blockNumber: 'digits',
      chainTimeStamp: 'day',
      chainSize: 'digits',
      clientType: 'words:client-a|client-b',
      syncMode: 'words:default|archive',
    }),
    sample: { ...sampleDays, clienttype: 'client-a', syncmode: 'default' },
  }),
  row({
    path: 'stats/dailytx',
    operation: 'ExplorerDailyTransactions',
    members: { startdate: day, enddate: day, sort },
    response: list({ UTCDate: 'day', unixTimeStamp: 'digits', transactionCount: 'digits' }),
    sample: sampleDays,
  }),
]
