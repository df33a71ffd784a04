import { seedOf } from '../../../kit/random.ts'
import { coinById, REFERENCE_MS } from '../../market/coins.ts'
import type { Prices } from '../../market/prices.ts'
import type { Assets } from '../chains/assets.ts'
import { chainNamed } from '../chains/chains.ts'
import { drift } from '../chance.ts'
import { round } from '../round.ts'
import { DAY } from '../time.ts'

/** The value of a staked ETH token. */
export interface StakedToken {
  readonly name: string
  readonly symbol: string
  readonly address: string
  /** `rebase`: balances grow; `accruing`: the price grows. */
  readonly type: 'rebase' | 'accruing'
  /** ETH per token on redemption. */
  readonly expectedRate: number
  /** ETH per token on the market. */
  readonly marketRate: number
  /** Market deviation in percent. */
  readonly ethPeg: number
  /** Percent of the earnings kept by the protocol. */
  readonly fee: number
}

// name | symbol | coin | growth | ETH per token at the start of 2026 | percent a year | fee
const TABLE = `
Lido|stETH|staked-ether|rebase|1|0|10
Rocket Pool|rETH|rocket-pool-eth|accruing|1.1555|0|14
Wrapped Staked ETH|wstETH|wrapped-steth|accruing|1.2222|0|10
Exchange Staked ETH|cbETH|coinbase-wrapped-staked-eth|accruing|1.1175|0|25
Wrapped eETH|weETH|wrapped-eeth|accruing|1.0825|0|10
Frax Ether|sfrxETH||accruing|1.1301|3.3|10
StakeWise|osETH||accruing|1.0612|2.6|5
Stader|ETHx||accruing|1.0701|2.7|10
Mantle Staked Ether|mETH||accruing|1.0799|2.6|10
Swell|swETH||accruing|1.1001|2.7|10
Binance Staked ETH|wBETH||accruing|1.0842|2.5|10
Ankr Staked ETH|ankrETH||accruing|1.2101|2.6|10
Origin Ether|OETH||rebase|1|0|20
Stakehouse|dETH||rebase|1|0|5
`

const YEAR = 365.25 * DAY
/** Fluctuation of the market price for tokens without a price of their own, as a share. */
const STRAYING = 0.0018

/** Staked ETH tokens at a given time. */
export function stakedTokensAt(atMs: number, prices: Prices, assets: Assets): StakedToken[] {
  return TABLE.trim()
    .split('\n')
    .map((line) => {
      const [name = '', symbol = '', coinId = '', type, start, yearly, fee] = line.split('|')
      const expectedRate = Number(start) * (1 + Number(yearly) / 100) ** ((atMs - REFERENCE_MS) / YEAR)
      const marketRate = coinById(coinId)
        ? prices.priceAt(coinId, atMs) / prices.priceAt('ethereum', atMs)
        : expectedRate * (1 + STRAYING * drift(seedOf('staked', symbol), atMs / DAY))
      return {
        name,
        symbol,
        address: assets.contractOf(chainNamed('Ethereum'), coinId || symbol),
        type: type === 'rebase' ? 'rebase' : 'accruing',
        expectedRate: round(expectedRate, 6),
        marketRate: round(marketRate, 6),
        ethPeg: round((marketRate / expectedRate - 1) * 100, 4),
        fee: Number(fee) / 100,
      }
    })
}
