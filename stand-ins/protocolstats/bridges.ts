import type { Bridge } from '../worlds/protocols/bridges/bridges.ts'
import { arriving, type BridgeSums, leaving, sumsOf } from '../worlds/protocols/bridges/sums.ts'
import { transactionsOf } from '../worlds/protocols/bridges/transactions.ts'
import { CHAINS, type Chain, chainCalled } from '../worlds/protocols/chains/chains.ts'
import { DAY, midnightOf } from '../worlds/protocols/time.ts'
import type { ProtocolWorld } from '../worlds/protocols/world.ts'
import { type Asked, isTrue, type Routes, refused, unknown } from './route.ts'

/** Bridges: list, details, volumes by chain, and transactions. */
export function bridgeRoutes({ tick, day }: Routes, world: ProtocolWorld): void {
  tick('/bridges/bridges', ({ query }) => listOf(world, isTrue(query.includeChains)))
  tick('/bridges/bridge/:id', ({ path }) => detailOf(world, find(world, path.id)))
  day('/bridges/bridgevolume/:chain', ({ path }) => volumeOf(world, path.chain ?? ''))
  tick('/bridges/transactions/:id', ({ path, query }) => listTransactions(world, find(world, path.id), query))
}

function find({ bridges }: ProtocolWorld, id = ''): Bridge {
  const bridge = bridges.find((one) => String(one.id) === id)
  if (!bridge) throw refused('Invalid bridge ID entered')
  return bridge
}

function listOf(world: ProtocolWorld, hasChains: boolean) {
  const { bridges, crossings, clock } = world
  const listed = bridges.map((bridge) => {
    const sums = sumsOf(crossings, bridge.routes, clock.at())
    return {
      id: bridge.id,
      name: bridge.slug,
      displayName: bridge.displayName,
      slug: bridge.slug,
      icon: bridge.icon,
      volumePrevDay: sums.yesterday.usd,
      volumePrev2Day: sums.dayBefore.usd,
      lastHourlyVolume: sums.lastHour.usd,
      last24hVolume: sums.last24h.usd,
      lastDailyVolume: sums.yesterday.usd,
      weeklyVolume: sums.week.usd,
      monthlyVolume: sums.month.usd,
      chains: bridge.chains.map(({ name }) => name),
      destinationChain: bridge.destination?.name ?? null,
      url: bridge.url,
    }
  })
  const sorted = listed.sort((one, other) => other.lastDailyVolume - one.lastDailyVolume)
  return hasChains ? { bridges: sorted, chains: chainsOf(world) } : { bridges: sorted }
}

/** Every chain of a bridge, with yesterday's volume: half of deposits and withdrawals. */
function chainsOf({ bridges, crossings, clock }: ProtocolWorld) {
  return CHAINS.flatMap((chain) => {
    const routes = bridges.flatMap((bridge) => [...leaving(bridge, chain), ...arriving(bridge, chain)])
    if (routes.length === 0) return []
    const volume = sumsOf(crossings, routes, clock.at()).yesterday.usd / 2
    return [{ gecko_id: chain.coinId, volumePrevDay: volume, tokenSymbol: chain.tokenSymbol, name: chain.name }]
  })
}

/** Volume is half of deposits plus withdrawals, so that chains add up to the bridge. */
function figuresOf(deposits: BridgeSums, withdrawals: BridgeSums) {
  const volume = (member: keyof BridgeSums) => (deposits[member].usd + withdrawals[member].usd) / 2
  const counts = (member: keyof BridgeSums) => ({
    deposits: deposits[member].count,
    withdrawals: withdrawals[member].count,
  })
  return {
    lastHourlyVolume: volume('lastHour'),
    currentDayVolume: volume('today'),
    lastDailyVolume: volume('yesterday'),
    dayBeforeLastVolume: volume('dayBefore'),
    weeklyVolume: volume('week'),
    monthlyVolume: volume('month'),
    lastHourlyTxs: counts('lastHour'),
    currentDayTxs: counts('today'),
    prevDayTxs: counts('yesterday'),
    dayBeforeLastTxs: counts('dayBefore'),
    weeklyTxs: counts('week'),
    monthlyTxs: counts('month'),
  }
}

function detailOf({ crossings, clock }: ProtocolWorld, bridge: Bridge) {
  const sums = (routes: Bridge['routes']) => sumsOf(crossings, routes, clock.at())
  const all = sums(bridge.routes)
  return {
    id: bridge.id,
    name: bridge.slug,
    displayName: bridge.displayName,
    ...figuresOf(all, all),
    chainBreakdown: Object.fromEntries(
      bridge.chains.map((chain) => [
        chain.name,
        figuresOf(sums(leaving(bridge, chain)), sums(arriving(bridge, chain))),
      ]),
    ),
    destinationChain: bridge.destination?.name ?? null,
  }
}

const VOLUME_DAYS = 365

/** Daily volume of one chain, or of `all`, for finished days. */
function volumeOf({ bridges, crossings, clock }: ProtocolWorld, word: string) {
  const chain = word === 'all' ? null : chainCalled(word)
  if (word !== 'all' && !chain) throw refused('Invalid chain entered')
  const out = bridges.flatMap((bridge) => (chain ? leaving(bridge, chain) : bridge.routes))
  const back = bridges.flatMap((bridge) => (chain ? arriving(bridge, chain) : bridge.routes))
  const today = clock.today()
  if (out.length === 0) return []
  return Array.from({ length: VOLUME_DAYS }, (_, index) => today - VOLUME_DAYS + index).map((day) => {
    const left = crossings.over(out, day)
    const came = chain ? crossings.over(back, day) : left
    return {
      date: String(midnightOf(day)),
      depositUSD: left.usd,
      withdrawUSD: came.usd,
      depositTxs: left.count,
      withdrawTxs: came.count,
    }
  })
}

const USUAL_LIMIT = 200
const MOST_TRANSACTIONS = 1_000

function listTransactions({ crossings, assets, coins, clock }: ProtocolWorld, bridge: Bridge, query: Asked['query']) {
  const chain: Chain | null = query.sourcechain === undefined ? null : chainCalled(query.sourcechain)
  if (query.sourcechain !== undefined && !chain) throw unknown('Chain')
  const end = query.endtimestamp === undefined ? clock.at() : Number(query.endtimestamp) * 1000
  const toMs = Math.min(end, clock.at())
  const begin = query.starttimestamp === undefined ? toMs - DAY : Number(query.starttimestamp) * 1000
  const fromMs = Math.max(begin, (clock.today() - VOLUME_DAYS) * DAY)
  const limit = Math.min(Number(query.limit ?? USUAL_LIMIT), MOST_TRANSACTIONS)
  // An address may be prefixed with its chain: `ethereum:0x…`.
  const address = query.address?.split(':').at(-1)?.toLowerCase() ?? null
  const asked = { fromMs, toMs, limit, chain, address }
  return transactionsOf(bridge, asked, { crossings, assets, prices: coins.prices }).map((one) => ({
    tx_hash: one.hash,
    ts: new Date(one.atMs).toISOString(),
    tx_block: one.block,
    tx_from: one.from,
    tx_to: one.to,
    token: one.token,
    amount: one.amount.toString(),
    chain: one.chain.key,
    bridge_name: bridge.slug,
    usd_value: one.usd,
    is_deposit: one.isDeposit,
  }))
}
