import { logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import { someOf } from '../chance.ts'
import { type Clock, perTick } from '../clock.ts'
import type { Directory, Protocol } from '../directory/directory.ts'
import { DAY } from '../time.ts'

/** A funding round of a company or protocol. */
export interface Raise {
  readonly atMs: number
  readonly name: string
  readonly round: string
  /** Millions of USD. */
  readonly amount: number
  readonly chains: readonly string[]
  readonly sector: string
  readonly category: string
  readonly categoryGroup: string
  readonly source: string
  readonly leadInvestors: readonly string[]
  readonly otherInvestors: readonly string[]
  /** Millions of USD; null when undisclosed. */
  readonly valuation: number | null
  /** The protocol's id; null for a company without one. */
  readonly protocolId: string | null
}

const ROUNDS = [
  ['Pre-Seed', 0.5, 3],
  ['Seed', 2, 10],
  ['Seed', 2, 12],
  ['Strategic', 3, 25],
  ['Series A', 8, 40],
  ['Series A', 8, 50],
  ['Series B', 20, 120],
  ['Series C', 50, 300],
] as const
const FUNDS = `Alder Capital,Basalt Ventures,Cairn Partners,Dune Digital,Estuary Fund,Foxglove Capital,Gable Ventures,
Heron Partners,Isthmus Labs,Jetty Capital,Kestrel Ventures,Loam Digital,Monolith Fund,Northlight Ventures,Outcrop
Capital,Palisade Partners,Quill Ventures,Ridgeline Digital,Spindrift Fund,Thicket Capital,Upland Ventures,Vantage
Partners,Wharf Digital,Yew Capital`.split(/,\s*/)
const SECTORS = [
  ['A wallet for teams', 'Wallet', 'Infrastructure'],
  ['Proofs for rollups', 'Zero knowledge', 'Infrastructure'],
  ['Payments with stablecoins', 'Payments', 'Payments'],
  ['A market for compute', 'AI', 'Infrastructure'],
  ['A game on chain', 'Gaming', 'Gaming & Metaverse'],
  ['Custody for banks', 'Custody', 'CeFi'],
  ['Tax and accounts', 'Compliance', 'CeFi'],
] as const
const NAMES =
  `Arcwell Bitloom Chainpost Dovetail Edgeware Fathom Glasswork Hexline Inkstone Jumpgate Keyway Ledgerly Mintwell
Nodeworks Openvault Paylane Quorumly Railyard Stackpost Tokenry Unison Verity Wirepost Xenon Yardarm Zeropoint`.split(
    /\s+/,
  )
const WEEK = 7 * DAY
const WEEKS = 104
const LISTED = 0.4
/** Probability of a disclosed valuation. */
const VALUED = 0.25

/** All rounds of the last two years, latest first. Deterministic per week. */
export function openRaises(seed: string, clock: Clock, { protocols }: Directory): () => readonly Raise[] {
  return perTick(clock, (at) => {
    const thisWeek = Math.floor(at / WEEK)
    return Array.from({ length: WEEKS }, (_, back) => thisWeek - back)
      .flatMap((week) => raisesOf(seedOf(seed, 'raises', week), week * WEEK, protocols))
      .filter(({ atMs }) => atMs <= at)
      .sort((one, other) => other.atMs - one.atMs)
  })
}

function raisesOf(weekSeed: number, from: number, protocols: readonly Protocol[]): Raise[] {
  return Array.from({ length: 2 + Math.floor(unit(weekSeed, 0) * 5) }, (_, index) => {
    const seed = seedOf(weekSeed, index)
    const protocol = unit(seed, 1) < LISTED ? pick(protocols, seed, 2) : null
    const [round, low, high] = pick(ROUNDS, seed, 3)
    const amount = Math.round(logUniform(unit(seed, 4), low, high) * 10) / 10
    const [sector, category, group] = pick(SECTORS, seed, 5)
    const investors = someOf(FUNDS, seed, 1 + Math.floor(unit(seed, 6) * 6))
    return {
      atMs: from + Math.floor(unit(seed, 7) * 7) * DAY,
      name: protocol?.name ?? pick(NAMES, seed, 8),
      round,
      amount,
      chains: protocol?.places.map(({ chain }) => chain.name) ?? [],
      sector: protocol?.description ?? sector,
      category: protocol?.category.name ?? category,
      categoryGroup: protocol ? 'DeFi' : group,
      source: `https://news.example/rounds/${seed.toString(36)}`,
      leadInvestors: investors.slice(0, 1),
      otherInvestors: investors.slice(1),
      valuation: unit(seed, 9) < VALUED ? Math.round(amount * logUniform(unit(seed, 10), 4, 12)) : null,
      protocolId: protocol?.id ?? null,
    }
  })
}
