import { describe } from 'vitest'
import { blockscoutReplay } from './companies/blockscout.ts'
import { type ConformanceCase, describeConformance } from './conformance.ts'

/** A list without rows is an answer, free of charge. */
const NONE = { status: 200 } as const
/** A thing that does not exist. */
const MISSING = { status: 404 } as const

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
