import { describe } from 'vitest'
import { etherscanReplay } from './companies/etherscan.ts'
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
  { operation: 'ExplorerTransactions', has: ['21001', '10000000000000000'], empty: NONE, odd: { has: ['21001'] } },
  { operation: 'ExplorerInternalTransactions', has: ['424242', '0_1'], empty: NONE, odd: { has: ['424242'] } },
  { operation: 'ExplorerTokenTransfers', has: ['31337', 'Kit Token'], empty: NONE, odd: { has: ['31337'] } },
  { operation: 'ExplorerNftTransfers', has: ['202106775'], empty: NONE, odd: { has: ['202106775'] } },
  { operation: 'ExplorerMultiTokenTransfers', has: ['10371', '77'], empty: NONE, odd: { has: ['10371'] } },
  { operation: 'ExplorerContractAbi', has: ['[{"type":"fallback"}]'], empty: MISSING },
  { operation: 'ExplorerContractSource', has: ['contract Kit {}', '200'], empty: MISSING },
  {
    operation: 'ExplorerContractCreation',
    has: ['14923678', '1654646411'],
    empty: MISSING,
    odd: { has: ['14923678'] },
  },
  { operation: 'ExplorerTransactionStatus', has: ['Bad jump destination'], empty: null },
  { operation: 'ExplorerReceiptStatus', has: ['1'], empty: null },
  { operation: 'ExplorerBlockReward', has: ['5314181600000000000', '312500000000000000'], empty: MISSING },
  { operation: 'ExplorerLogs', has: ['14923550', '21001'], empty: NONE, odd: { has: ['21001'] } },
  { operation: 'ExplorerTokenSupply', has: ['21265524714464'], empty: null },
  { operation: 'ExplorerTokenInfo', has: ['A token for kits.', '0.250000000000000000'], empty: null },
  { operation: 'ExplorerGasEstimate', has: ['9227'], empty: null },
  { operation: 'ExplorerGasOracle', has: ['0.55411917', '23467872'], empty: null },
  { operation: 'ExplorerCoinPrice', has: ['4100.25', '0.03587'], empty: null },
  { operation: 'ExplorerCoinSupply', has: ['122373866217800000000000000'], empty: null },
  { operation: 'ExplorerNodeCount', has: ['6413', '2026-11-19'], empty: null },
  { operation: 'ExplorerChainSize', has: ['184726421279', 'client-a'], empty: NONE, odd: { has: ['184726421279'] } },
  { operation: 'ExplorerDailyTransactions', has: ['498856', '2026-01-02'], empty: NONE, odd: { has: ['498856'] } },
]

describe('Etherscan', () => {
  describeConformance(etherscanReplay, (url, key) => ({ ETHERSCAN_URL: url, ETHERSCAN_KEY: key }), cases)
})
