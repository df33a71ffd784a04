import { once } from '../../kit/once.ts'
import type { DataWorld } from '../market/world.ts'
import { type Bridge, openBridges } from './bridges/bridges.ts'
import { type Crossings, openCrossings } from './bridges/crossings.ts'
import { type Assets, openAssets } from './chains/assets.ts'
import { type Clock, clockOf, perTick } from './clock.ts'
import { type Directory, openDirectory } from './directory/directory.ts'
import { openSchedules, type Schedule } from './emissions/schedule.ts'
import { type Hack, openHacks } from './events/hacks.ts'
import { openRaises, type Raise } from './events/raises.ts'
import { type Flows, openFlows } from './flows/flows.ts'
import { type Etfs, openEtfs } from './funds/etfs.ts'
import { openTreasuries, type Treasuries } from './funds/treasuries.ts'
import { openPriceHistory, type PriceHistory } from './priceHistory.ts'
import { openStablecoins, type Stablecoin } from './stablecoins/stablecoins.ts'
import { openSupplies, type Supplies } from './stablecoins/supplies.ts'
import { openPresent, type Present } from './tvl/present.ts'
import { openValues, type Values } from './tvl/values.ts'
import { type StakedToken, stakedTokensAt } from './yields/liquidStaking.ts'
import { openPerps, type PerpNow } from './yields/perps.ts'
import { openYieldPools, type YieldPool } from './yields/pools.ts'
import { openPoolsNow, type PoolNow } from './yields/present.ts'

/** Protocols and their values, stablecoins, yields, bridges and funds, consistent with the world of coins. */
export interface ProtocolWorld {
  readonly coins: DataWorld
  readonly clock: Clock
  readonly history: PriceHistory
  readonly assets: Assets
  readonly directory: Directory
  readonly values: Values
  present(): Present
  readonly flows: Flows
  readonly stablecoins: readonly Stablecoin[]
  readonly supplies: Supplies
  yieldPools(): readonly YieldPool[]
  poolsNow(): readonly PoolNow[]
  perps(): readonly PerpNow[]
  stakedTokens(): readonly StakedToken[]
  readonly schedules: readonly Schedule[]
  hacks(): readonly Hack[]
  raises(): readonly Raise[]
  readonly etfs: Etfs
  readonly treasuries: Treasuries
  readonly bridges: readonly Bridge[]
  readonly crossings: Crossings
}

/** Opens the protocols of a world of coins. Expensive parts are built on first use. */
export function openProtocolWorld(coins: DataWorld): ProtocolWorld {
  const { seed, prices, tokens } = coins
  const clock = clockOf(coins.now)
  const history = openPriceHistory(clock, prices)
  const assets = openAssets(tokens)
  const directory = openDirectory(seed)
  const values = openValues(clock, directory, prices, history)
  const yieldPools = once(() => openYieldPools(seed, directory, assets))
  const poolsNow = once(() => openPoolsNow(clock, yieldPools(), values))
  return {
    coins,
    clock,
    history,
    assets,
    directory,
    values,
    present: openPresent(clock, directory, values),
    flows: openFlows(clock, values),
    stablecoins: openStablecoins(seed),
    supplies: openSupplies(clock, prices),
    yieldPools,
    poolsNow: () => poolsNow()(),
    perps: openPerps(seed, clock, prices),
    schedules: openSchedules(directory),
    hacks: openHacks(seed, clock, directory),
    raises: openRaises(seed, clock, directory),
    etfs: openEtfs(seed, clock, prices),
    treasuries: openTreasuries(seed, clock, prices),
    bridges: openBridges(seed),
    crossings: openCrossings(),
    stakedTokens: perTick(clock, (at) => stakedTokensAt(at, prices, assets)),
  }
}
