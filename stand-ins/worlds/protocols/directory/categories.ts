/** Economics of one kind of protocol. */
export interface Category {
  readonly name: string
  /** Whether its deposits are already counted elsewhere, and excluded from a chain's total. */
  readonly isDoubleCounted: boolean
  /** How strongly its value follows the price of the chain's coin: 0 for dollars, 1 for only that coin. */
  readonly follows: number
  /** Yearly fees as a share of the value; trading protocols charge on volume instead. */
  readonly yearlyFees: number
  /** Share of the fees kept by the protocol. */
  readonly kept: number
  /** Words for names of invented protocols. */
  readonly nouns: readonly string[]
}

const category = (
  name: string,
  isDoubleCounted: boolean,
  follows: number,
  yearlyFees: number,
  kept: number,
  nouns: string,
): Category => ({ name, isDoubleCounted, follows, yearlyFees, kept, nouns: nouns.split(' ') })

export const CATEGORIES: readonly Category[] = [
  category('Lending', false, 0.6, 0.021, 0.14, 'Lend Credit Markets Money Borrow'),
  category('Dexs', false, 0.6, 0, 0.16, 'Swap Exchange Dex Pools Trade'),
  category('Liquid Staking', false, 1, 0.032, 0.1, 'Staking Stake Liquid Validators'),
  category('Restaking', true, 1, 0.01, 0.1, 'Restaking Restake'),
  category('Liquid Restaking', true, 1, 0.031, 0.09, 'Restaked Vaults'),
  category('CDP', false, 0.7, 0.024, 0.8, 'Mint Dollar Vault'),
  category('Yield', true, 0.5, 0.05, 0.1, 'Yield Harvest'),
  category('Yield Aggregator', true, 0.5, 0.07, 0.12, 'Compounder Optimizer Farm'),
  category('Derivatives', false, 0.3, 0, 0.3, 'Perps Futures Leverage'),
  category('Options', false, 0.5, 0, 0.25, 'Options Strikes'),
  category('Bridge', false, 0.6, 0.006, 0.3, 'Bridge Portal Gateway'),
  category('RWA', false, 0, 0.041, 0.12, 'Treasuries Assets Credit'),
  category('Basis Trading', false, 0.2, 0.09, 0.2, 'Basis Carry'),
  category('Farm', true, 0.5, 0.03, 0.2, 'Farm Garden'),
  category('Launchpad', false, 0.6, 0.1, 0.7, 'Launch Pad'),
  category('Insurance', false, 0.6, 0.02, 0.3, 'Cover Shield Mutual'),
  category('Indexes', true, 0.8, 0.01, 0.9, 'Index Basket'),
  category('Prediction Market', false, 0.1, 0.04, 0.4, 'Forecast Outcomes'),
  category('NFT Marketplace', false, 0.6, 0.2, 0.5, 'Gallery Collectibles'),
  category('Payments', false, 0.1, 0.01, 0.5, 'Pay Payroll Streams'),
  category('Privacy', false, 0.8, 0.004, 0.5, 'Cloak Mixer'),
  category('Liquidity manager', true, 0.6, 0.02, 0.15, 'Liquidity Manager'),
]

const BY_NAME = new Map(CATEGORIES.map((one) => [one.name, one]))

/** A category by name. */
export function categoryNamed(name: string): Category {
  const found = BY_NAME.get(name)
  if (!found) throw new Error(`There is no category ${name}`)
  return found
}
