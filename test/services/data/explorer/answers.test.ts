import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { keccak256, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { publishContracts } from '../../../../subgraphs/data/providers/node/explorer/verified/publish.ts'
import { type Answering, startAnswering } from '../../../contract/answering.ts'
import { EXPLORER_ROWS } from '../../../contract/facts/data/explorer.ts'
import { rowOf } from '../../../contract/facts.ts'
import { bodyOf, requestOf } from '../../../contract/requests.ts'
import { json } from '../../../support/wallet.ts'
import { ALICE, type DevnetHands, deployment, handleDevnet } from './support/devnet.ts'

const CHAIN = { chainid: 84_532 }
const COIN = '0x036cbd53842c5426634e7929541ec2318f3dcf7e'
/** An address whose checksum is wrong. */
const MISSPELT = '0x000000000000000000000000000000000000DEaD'
const PRICE = 10_000n
const CONTRACTS = fileURLToPath(new URL('../../../../devnet/contracts', import.meta.url))
const FOREVER = { startdate: '1970-01-02', enddate: '2100-01-01' }

type Row = Readonly<Record<string, string>>
interface Envelope<Result> {
  readonly status: string
  readonly message: string
  readonly result: Result
}

let answering: Answering
let devnet: DevnetHands
let wallet: string
beforeAll(async () => {
  answering = await startAnswering(['data'])
  const { backend, rpcUrl } = answering.tollgraph
  await publishContracts(CONTRACTS, { db: backend.db, log: pino({ level: 'silent' }), now: () => new Date() })
  devnet = await handleDevnet(rpcUrl)
  wallet = answering.wallet.address.toLowerCase()
})
afterAll(() => answering?.stop())

/** Calls a path of the devnet's explorer and holds its answer up to contract and document. */
function call<Result>(operation: string, input: Readonly<Record<string, unknown>> = {}): Promise<Envelope<Result>> {
  return answering.call<Envelope<Result>>(operation, { ...CHAIN, ...input })
}

/** Calls until the index has read the blocks that the answer is about. */
function callUntil<Result>(
  operation: string,
  input: Readonly<Record<string, unknown>>,
  holds: (answer: Envelope<Result>) => void,
): Promise<Envelope<Result>> {
  return vi.waitFor(
    async () => {
      const answer = await call<Result>(operation, input)
      holds(answer)
      return answer
    },
    { timeout: 15_000, interval: 300 },
  )
}

/** What a call that is no success answers, and what it cost. */
async function refusal(operation: string, input: Readonly<Record<string, unknown>>) {
  const { url, init } = requestOf(answering.tollgraph, rowOf(operation), { ...CHAIN, ...input })
  let response: Response | undefined
  const cost = await answering.costOf(async () => {
    response = await answering.wallet.pay(url, init)
  })
  return { status: response?.status, cost, body: response && (await bodyOf(response)) }
}

describe('money of an address', () => {
  it('is what the chain says, and each answer costs a cent', async () => {
    await devnet.send({ to: '0x00000000000000000000000000000000000000b1', value: 12_345n })
    const cost = await answering.costOf(async () => {
      const answer = await call('ExplorerBalance', { address: '0x00000000000000000000000000000000000000b1' })
      expect(answer).toEqual({ status: '1', message: 'OK', result: '12345' })
    })
    expect(cost).toBe(PRICE)
    const [rich, poor] = [ALICE, '0x00000000000000000000000000000000000000b2']
    const { result } = await call<Row[]>('ExplorerBalanceMulti', { address: `${rich},${poor}` })
    expect(result).toEqual([
      { account: rich, balance: String(await devnet.node.getBalance({ address: ALICE })) },
      { account: poor, balance: '0' },
    ])
  })

  it('can be asked for as of a block', async () => {
    const address = '0x00000000000000000000000000000000000000b3'
    await devnet.send({ to: address, value: 7n })
    const head = await devnet.node.getBlockNumber()
    expect((await call('ExplorerBalance', { address, tag: toHex(head - 1n) })).result).toBe('0')
    expect((await call('ExplorerBalance', { address, tag: toHex(head) })).result).toBe('7')
  })
})

describe('what happened to an address', () => {
  it('includes the payments that this wallet makes here', async () => {
    const before = await answering.wallet.balance()
    await call('ExplorerCoinSupply')
    expect(before - (await answering.wallet.balance())).toBe(PRICE)
    const { result } = await callUntil<Row[]>(
      'ExplorerTokenTransfers',
      { address: wallet, sort: 'desc' },
      ({ result }) => expect(result.filter(({ from }) => from === wallet).length).toBeGreaterThan(1),
    )
    const paid = result.find(({ from }) => from === wallet)
    expect(paid).toMatchObject({
      contractAddress: COIN,
      value: String(PRICE),
      tokenSymbol: 'USDC',
      tokenDecimal: '6',
    })
    const status = await call<Row>('ExplorerReceiptStatus', { txhash: paid?.hash })
    expect(status.result).toEqual({ status: '1' })
  })

  it('is named after the functions that verified contracts have', async () => {
    const minted = await callUntil<Row[]>('ExplorerTransactions', { address: COIN, sort: 'desc' }, ({ result }) =>
      expect(result.length).toBeGreaterThan(0),
    )
    expect(minted.status).toBe('1')
    expect(minted.result.map(({ functionName }) => functionName)).toContainEqual(
      expect.stringMatching(/^transferWithAuthorization\(address from, /),
    )
  })

  it('comes in pages, and an empty one costs nothing', async () => {
    const address = '0x00000000000000000000000000000000000000c1'
    const hashes = [await devnet.send({ to: address, value: 1n }), await devnet.send({ to: address, value: 2n })]
    await callUntil<Row[]>('ExplorerTransactions', { address }, ({ result }) => expect(result).toHaveLength(2))
    const pages = await Promise.all(
      [1, 2].map((page) => call<Row[]>('ExplorerTransactions', { address, page, offset: 1, sort: 'asc' })),
    )
    expect(pages.map(({ result }) => result[0]?.hash)).toEqual(hashes)
    const cost = await answering.costOf(async () => {
      const { url, init } = requestOf(answering.tollgraph, rowOf('ExplorerTransactions'), {
        ...CHAIN,
        address,
        page: 9,
      })
      const response = await answering.wallet.pay(url, init)
      expect(response.status).toBe(200)
      expect(await bodyOf(response)).toEqual({ status: '0', message: 'No transactions found', result: [] })
    })
    expect(cost).toBe(0n)
  })

  it('tells value that contracts passed on, and tokens of all kinds', async () => {
    const machine = await devnet.place('TestMachine', '0x00000000000000000000000000000000000000d1')
    const art = await devnet.place('TestArt', '0x00000000000000000000000000000000000000d2')
    const items = await devnet.place('TestItems', '0x00000000000000000000000000000000000000d3')
    const to = '0x00000000000000000000000000000000000000c2'
    const hash = await devnet.callOf(machine, 'pass', [to], 10n)
    await devnet.callOf(art, 'mint', [to, 77n])
    await devnet.callOf(items, 'mint', [to, 5n, 40n])
    const internal = await callUntil<Row[]>('ExplorerInternalTransactions', { address: to }, ({ result }) =>
      expect(result).toHaveLength(2),
    )
    for (const row of internal.result)
      expect(row).toMatchObject({
        hash,
        from: machine.address,
        to,
        value: '5',
        type: 'call',
        isError: '0',
        errCode: '',
      })
    const nfts = await callUntil<Row[]>(
      'ExplorerNftTransfers',
      { address: to, contractaddress: art.address },
      ({ result }) => expect(result).toHaveLength(1),
    )
    expect(nfts.result[0]).toMatchObject({ to, tokenID: '77', value: '1', tokenName: 'Test Art' })
    const multi = await callUntil<Row[]>('ExplorerMultiTokenTransfers', { address: to }, ({ result }) =>
      expect(result).toHaveLength(1),
    )
    expect(multi.result[0]).toMatchObject({ to, tokenID: '5', tokenValue: '40', value: '40' })
  })
})

describe('contracts', () => {
  it('show the source and interface that were published', async () => {
    const artifact = JSON.parse(readFileSync(`${CONTRACTS}/TestUsdc.artifact.json`, 'utf8'))
    const { result: abi } = await call<string>('ExplorerContractAbi', { address: COIN })
    expect(JSON.parse(abi)).toEqual(artifact.abi)
    const { result } = await call<Row[]>('ExplorerContractSource', { address: COIN })
    expect(result).toMatchObject([
      { ContractName: 'TestUsdc', ABI: abi, OptimizationUsed: '1', Runs: '200', Proxy: '0', LicenseType: 'Apache-2.0' },
    ])
    expect(result[0]?.SourceCode).toBe(readFileSync(`${CONTRACTS}/TestUsdc.sol`, 'utf8'))
  })

  it('that nobody published are not found, and that costs nothing', async () => {
    for (const operation of ['ExplorerContractAbi', 'ExplorerContractSource'])
      expect(await refusal(operation, { address: ALICE })).toMatchObject({
        status: 404,
        cost: 0n,
        body: { success: false, error: 'Contract source code not verified' },
      })
  })

  it('tell who made them', async () => {
    const txHash = await devnet.send({ data: deployment('TestCoin') })
    const { contractAddress, blockNumber } = await devnet.node.getTransactionReceipt({ hash: txHash })
    const contract = String(contractAddress).toLowerCase()
    await callUntil<Row[]>('ExplorerTransactions', { address: contract }, ({ result }) =>
      expect(result[0]).toMatchObject({ hash: txHash, contractAddress: contract, to: '' }),
    )
    const { result } = await call<Row[]>('ExplorerContractCreation', { contractaddresses: `${contract},${COIN}` })
    expect(result).toMatchObject([
      { contractAddress: contract, contractCreator: ALICE, txHash, blockNumber: String(blockNumber) },
    ])
    expect(await refusal('ExplorerContractCreation', { contractaddresses: COIN })).toMatchObject({
      status: 404,
      cost: 0n,
    })
  })
})

describe('transactions and blocks', () => {
  it('tell how they went', async () => {
    const good = await devnet.send({ to: ALICE, value: 1n })
    const bad = await devnet.send({ to: COIN, data: '0xa9059cbb' })
    expect((await call('ExplorerTransactionStatus', { txhash: good })).result).toEqual({
      isError: '0',
      errDescription: '',
    })
    expect((await call<Row>('ExplorerTransactionStatus', { txhash: bad })).result.isError).toBe('1')
    expect((await call('ExplorerReceiptStatus', { txhash: bad })).result).toEqual({ status: '0' })
    for (const operation of ['ExplorerTransactionStatus', 'ExplorerReceiptStatus'])
      expect(await refusal(operation, { txhash: keccak256('0x') })).toMatchObject({ status: 404, cost: 0n })
  })

  it('reward the maker of a block', async () => {
    const hash = await devnet.send({ to: ALICE, value: 1n })
    const { blockNumber, gasUsed, effectiveGasPrice } = await devnet.node.getTransactionReceipt({ hash })
    const { baseFeePerGas } = await devnet.node.getBlock({ blockNumber })
    const { result } = await call<Row>('ExplorerBlockReward', { blockno: Number(blockNumber) })
    expect(result).toMatchObject({
      blockNumber: String(blockNumber),
      blockReward: String(gasUsed * (effectiveGasPrice - (baseFeePerGas ?? 0n))),
      uncles: [],
    })
    expect(await refusal('ExplorerBlockReward', { blockno: 99_999_999 })).toMatchObject({ status: 404, cost: 0n })
  })

  it('hold the logs of contracts, in decimal numbers', async () => {
    const topic0 = keccak256(toHex('Transfer(address,address,uint256)'))
    const topic1 = `0x${wallet.slice(2).padStart(64, '0')}`
    const { result } = await call<Row[]>('ExplorerLogs', {
      address: COIN,
      topic0,
      topic1,
      topic0_1_opr: 'and',
      offset: 1,
    })
    const [log] = result
    const receipt = await devnet.node.getTransactionReceipt({ hash: log?.transactionHash as `0x${string}` })
    expect(log).toMatchObject({
      address: COIN,
      data: toHex(PRICE, { size: 32 }),
      blockNumber: String(receipt.blockNumber),
      gasUsed: String(receipt.gasUsed),
      gasPrice: String(receipt.effectiveGasPrice),
    })
  })
})

describe('tokens', () => {
  it('tell how much there is of them, and what they are', async () => {
    const { result: supply } = await call<string>('ExplorerTokenSupply', { contractaddress: COIN })
    expect(BigInt(supply)).toBeGreaterThanOrEqual(await answering.wallet.balance())
    const { result } = await call<Row[]>('ExplorerTokenInfo', { contractaddress: COIN })
    expect(result).toMatchObject([
      { contractAddress: COIN, symbol: 'USDC', divisor: '6', tokenType: 'ERC20', blueCheckmark: 'true' },
    ])
    expect(Number(result[0]?.tokenPriceUSD)).toBeCloseTo(1, 1)
    expect(await refusal('ExplorerTokenSupply', { contractaddress: ALICE })).toMatchObject({ status: 404, cost: 0n })
    expect(await refusal('ExplorerTokenInfo', { contractaddress: ALICE })).toMatchObject({ status: 404, cost: 0n })
  })
})

describe('the network', () => {
  it('prices gas and its coin', async () => {
    const { result: oracle } = await call<Row>('ExplorerGasOracle')
    expect(Number(oracle.SafeGasPrice)).toBeLessThanOrEqual(Number(oracle.FastGasPrice))
    const { result: seconds } = await call<string>('ExplorerGasEstimate', { gasprice: 100_000_000_000 })
    expect(Number(seconds)).toBeGreaterThan(0)
    const { result: price } = await call<Row>('ExplorerCoinPrice')
    expect(Number(price.ethusd)).toBeGreaterThan(0)
    expect(BigInt((await call<string>('ExplorerCoinSupply')).result)).toBeGreaterThan(10n ** 26n)
    expect((await call('ExplorerNodeCount')).result).toMatchObject({ TotalNodeCount: '1' })
  })

  it('grows day by day', async () => {
    const sizes = await call<Row[]>('ExplorerChainSize', { ...FOREVER, clienttype: 'client-a', syncmode: 'default' })
    const bytes = sizes.result.map(({ chainSize }) => BigInt(chainSize ?? ''))
    expect(bytes).toEqual(bytes.toSorted((a, b) => (a < b ? -1 : 1)))
    expect(sizes.result.at(-1)).toMatchObject({ clientType: 'client-a', syncMode: 'default' })
    const days = await call<Row[]>('ExplorerDailyTransactions', { ...FOREVER, sort: 'desc' })
    const today = new Date().toISOString().slice(0, 10)
    expect(days.result[0]).toMatchObject({ UTCDate: today, unixTimeStamp: String(Date.parse(today) / 1000) })
    expect(Number(days.result[0]?.transactionCount)).toBeGreaterThan(0)
    const archive = await refusal('ExplorerChainSize', { ...FOREVER, syncmode: 'archive' })
    expect(archive).toMatchObject({ status: 200, cost: 0n, body: { status: '0', result: [] } })
  })
})

describe('a question that makes no sense', () => {
  it.each([
    ['ExplorerTransactions', { address: ALICE, page: 101, offset: 100 }, 'page'],
    ['ExplorerTransactions', { address: ALICE, startblock: 2, endblock: 1 }, 'endblock'],
    ['ExplorerDailyTransactions', { startdate: '2026-01-02', enddate: '2026-01-01' }, 'enddate'],
    ['ExplorerLogs', { address: ALICE, topic0: keccak256('0x'), topic0_1_opr: 'or' }, 'topic0_1_opr'],
    ['ExplorerBalance', { address: ALICE, chainid: 1 }, 'chainid'],
    ['ExplorerBalance', { address: MISSPELT }, 'address'],
    ['ExplorerBalanceMulti', { address: `${ALICE},0x12` }, 'address', 1],
    ['ExplorerBalanceMulti', { address: `${ALICE},` }, 'address'],
    ['ExplorerBalanceMulti', { address: Array.from({ length: 21 }, () => ALICE).join(',') }, 'address'],
    [
      'ExplorerContractCreation',
      { contractaddresses: Array.from({ length: 6 }, () => ALICE).join(',') },
      'contractaddresses',
    ],
    ['ExplorerContractCreation', { contractaddresses: 'somebody.eth' }, 'contractaddresses', 0],
  ])('%s with %j is a 400 that names the member, and costs nothing', async (operation, input, ...path) => {
    expect(await refusal(operation, input)).toMatchObject({
      status: 400,
      cost: 0n,
      body: { issues: [{ path }] },
    })
  })
})

it('is answered in GraphQL as one bill', async () => {
  const query = `{ wallet(address: "${ALICE}") { account(chain: 84532) { nativeBalance } } chain(id: "base-sepolia") { gas { lastBlock } } }`
  const cost = await answering.costOf(async () => {
    const response = await answering.wallet.pay(`${answering.tollgraph.url}/graphql`, json({ query }))
    expect(await bodyOf(response)).toMatchObject({
      data: {
        wallet: { account: { nativeBalance: expect.stringMatching(/^\d+$/) } },
        chain: { gas: { lastBlock: expect.any(Number) } },
      },
    })
  })
  expect(cost).toBe(2n * PRICE)
})

it('every path of the explorer has been answered', () => {
  const own = EXPLORER_ROWS.map(({ operation }) => operation)
  expect(own).toHaveLength(23)
  expect(answering.unanswered().filter((operation) => own.includes(operation))).toEqual([])
})
