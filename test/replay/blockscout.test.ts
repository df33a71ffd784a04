import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowOf } from '../contract/facts.ts'
import { requestOf } from '../contract/requests.ts'
import { startTollgraph, type TestTollgraph } from '../support/tollgraph.ts'
import { blockscoutReplay } from './companies/blockscout.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'

/** A list without rows is an answer, free of charge. */
const NONE = { status: 200 } as const
/** A thing that does not exist. */
const MISSING = { status: 404 } as const

/** What Blockscout does not have. */
const LACKING = [
  'ExplorerGasOracle',
  'ExplorerGasEstimate',
  'ExplorerNodeCount',
  'ExplorerChainSize',
  'ExplorerDailyTransactions',
  'ExplorerTokenInfo',
]

const cases: readonly ConformanceCase[] = [
  { operation: 'ExplorerBalance', has: ['172774397764084972158218'], empty: null },
  {
    operation: 'ExplorerBalanceMulti',
    has: ['27002377398400000001'],
    empty: NONE,
    odd: { has: ['27002377398400000001'] },
  },
  {
    operation: 'ExplorerTransactions',
    has: ['21001', '10000000000000000', '0xa9059cbb'],
    empty: NONE,
    odd: { has: ['21001'] },
  },
  { operation: 'ExplorerInternalTransactions', has: ['424242', '3'], empty: NONE, odd: { has: ['424242'] } },
  { operation: 'ExplorerTokenTransfers', has: ['31337', 'Kit Token'], empty: NONE, odd: { has: ['31337'] } },
  { operation: 'ExplorerNftTransfers', has: ['202106775'], empty: NONE, odd: { has: ['202106775'] } },
  {
    operation: 'ExplorerMultiTokenTransfers',
    has: ['10371', '77', '10372', '78', '10373', '79'],
    empty: NONE,
    odd: { has: ['10372', '10373'] },
  },
  { operation: 'ExplorerContractAbi', has: ['[{"type":"fallback"}]'], empty: MISSING },
  {
    operation: 'ExplorerContractSource',
    has: ['contract Kit {}', '200', '0x00000000000000000000000000000000000000a0'],
    empty: MISSING,
  },
  {
    operation: 'ExplorerContractCreation',
    has: ['14923678', '1654646411'],
    empty: NONE,
    odd: { has: ['14923678'] },
  },
  { operation: 'ExplorerTransactionStatus', has: ['Out of gas'], empty: null },
  { operation: 'ExplorerReceiptStatus', has: ['1'], empty: null },
  { operation: 'ExplorerBlockReward', has: ['5314181600000000000', '1472533979'], empty: MISSING },
  { operation: 'ExplorerLogs', has: ['14923550', '21001'], empty: NONE, odd: { has: ['21001'] } },
  { operation: 'ExplorerTokenSupply', has: ['21265524714464'], empty: MISSING },
  { operation: 'ExplorerCoinPrice', has: ['4100.25', '0.03587'], empty: null },
  { operation: 'ExplorerCoinSupply', has: ['122373866217800000000000000'], empty: null },
]

describe('Blockscout', () => {
  describeConformance(blockscoutReplay, (url, key) => ({ BLOCKSCOUT_URL: url, BLOCKSCOUT_KEY: key }), cases)
})

describe('Blockscout without Etherscan', () => {
  let tollgraph: TestTollgraph
  beforeAll(async () => {
    tollgraph = await startTollgraph({ SERVICES: 'data', BLOCKSCOUT_KEY: 'proapi_1f4Xq9' })
  })
  afterAll(() => tollgraph?.stop())

  async function ask(operation: string) {
    const row = rowOf(operation)
    const { url, init } = requestOf(tollgraph, row, row.sample)
    const answer = await fetch(url, init)
    const { reason, provider } = (await answer.json()) as { reason?: string; provider?: string }
    return { status: answer.status, isPriced: answer.headers.has('payment-required'), reason, provider }
  }

  it.each(LACKING)('%s answers 503 and asks no price', async (operation) => {
    expect(await ask(operation)).toEqual({
      status: 503,
      isPriced: false,
      reason: 'provider_not_configured',
      provider: 'explorer statistics',
    })
  })

  it('what it lacks leaves the documents, and what it has stays', async () => {
    const text = await (await fetch(`${tollgraph.url}/data/openapi.json`)).text()
    for (const operation of LACKING) expect(text).not.toContain(`"${rowOf(operation).path}"`)
    expect(text).toContain(rowOf('ExplorerBalance').path)
    expect(await ask('ExplorerBalance')).toMatchObject({ status: 402, isPriced: true })
  })
})

it('with Etherscan beside it everything is offered', async () => {
  const tollgraph = await startTollgraph({ SERVICES: 'data', BLOCKSCOUT_KEY: 'proapi_1f4Xq9', ETHERSCAN_KEY: '1f4Xq9' })
  try {
    for (const operation of LACKING) {
      const { url, init } = requestOf(tollgraph, rowOf(operation), rowOf(operation).sample)
      expect({ operation, status: (await fetch(url, init)).status }).toEqual({ operation, status: 402 })
    }
  } finally {
    await tollgraph.stop()
  }
})
