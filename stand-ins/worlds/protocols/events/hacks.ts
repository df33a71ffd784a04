import { logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import { someOf } from '../chance.ts'
import type { Clock } from '../clock.ts'
import { perTick } from '../clock.ts'
import type { Directory, Protocol } from '../directory/directory.ts'
import { DAY } from '../time.ts'

/** A hack of a protocol. */
export interface Hack {
  readonly atMs: number
  readonly name: string
  readonly classification: string
  readonly technique: string
  /** USD. */
  readonly amount: number
  readonly chains: readonly string[]
  readonly isBridge: boolean
  readonly targetType: string
  readonly source: string
  /** Returned amount in USD; null when nothing was returned. */
  readonly returned: number | null
  /** The protocol's id; null for an unlisted one. */
  readonly protocolId: string | null
  readonly language: string | null
}

const WAYS = [
  ['Protocol Logic', 'Flash loan and price manipulation'],
  ['Protocol Logic', 'Reentrancy'],
  ['Protocol Logic', 'Rounding error in shares'],
  ['Protocol Logic', 'Missing check of the caller'],
  ['Infrastructure', 'Private key was stolen'],
  ['Infrastructure', 'Front end was replaced'],
  ['Infrastructure', 'Access control of the proxy'],
  ['Ecosystem', 'Price feed was moved'],
  ['Rugpull', 'Owner took the deposits'],
] as const
const UNLISTED = 'Vault Market Labs Swap Finance Farm Bank Games'.split(' ')
const WEEK = 7 * DAY
const WEEKS = 160
/** Probability that the protocol is a listed one. */
const LISTED = 0.55
/** Probability that something is returned. */
const RETURNED = 0.18

/** All hacks of the last three years, latest first. Deterministic per week. */
export function openHacks(seed: string, clock: Clock, { protocols }: Directory): () => readonly Hack[] {
  return perTick(clock, (at) => {
    const thisWeek = Math.floor(at / WEEK)
    return Array.from({ length: WEEKS }, (_, back) => thisWeek - back)
      .flatMap((week) => hacksOf(seedOf(seed, 'hacks', week), week * WEEK, protocols))
      .filter(({ atMs }) => atMs <= at)
      .sort((one, other) => other.atMs - one.atMs)
  })
}

function hacksOf(weekSeed: number, from: number, protocols: readonly Protocol[]): Hack[] {
  return Array.from({ length: Math.floor(unit(weekSeed, 0) * 4) }, (_, index) => {
    const seed = seedOf(weekSeed, index)
    const atMs = from + Math.floor(unit(seed, 1) * 7) * DAY
    const victims = protocols.filter(({ listedAt }) => listedAt < atMs)
    const victim = unit(seed, 2) < LISTED && victims.length > 0 ? pick(victims, seed, 3) : null
    const [classification, technique] = pick(WAYS, seed, 4)
    const amount = Math.round(logUniform(unit(seed, 5), 4e4, victim ? 2e8 : 2e7) / 1000) * 1000
    const name =
      victim?.name ??
      `${pick(['Blue', 'Nova', 'Rift', 'Sable', 'Tern', 'Yarrow', 'Zinc'], seed, 6)} ${pick(UNLISTED, seed, 7)}`
    const homes = victim?.places.map(({ chain }) => chain.name) ?? ['Ethereum', 'BSC', 'Base', 'Arbitrum', 'Polygon']
    const isBridge = victim?.category.name === 'Bridge'
    return {
      atMs,
      name,
      classification,
      technique,
      amount,
      chains: someOf(homes, seed, 1),
      isBridge,
      targetType: isBridge ? 'Bridge' : 'DeFi Protocol',
      source: `https://news.example/hacks/${seed.toString(36)}`,
      returned: unit(seed, 8) < RETURNED ? Math.round(amount * unit(seed, 9)) : null,
      protocolId: victim?.id ?? null,
      language: classification === 'Protocol Logic' ? 'Solidity' : null,
    }
  })
}
