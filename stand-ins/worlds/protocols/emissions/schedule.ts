import { logUniform, pick, seedOf, unit } from '../../../kit/random.ts'
import { coinById } from '../../market/coins.ts'
import { between } from '../chance.ts'
import type { Directory, Protocol } from '../directory/directory.ts'
import { DAY } from '../time.ts'

/** The emission schedule of a protocol's token. */
export interface Schedule {
  readonly protocol: Protocol
  /** Final supply in whole tokens. */
  readonly maxSupply: number
  readonly sections: readonly Section[]
}

export type Unlocking = 'cliff' | 'linear' | 'step'

/** One allocation of the tokens. */
export interface Section {
  readonly label: string
  readonly category: string
  readonly unlocking: Unlocking
  /** Whole tokens. */
  readonly tokens: number
  /** Time of its first and last unlock; milliseconds. */
  readonly from: number
  readonly to: number
}

interface Part {
  readonly label: string
  readonly category: string
  readonly unlocking: Unlocking
  readonly weight: number
  /** Days from launch to the first token, and from that to the last. */
  readonly waitDays: number
  readonly lastsDays: readonly [low: number, high: number]
}

const PARTS: readonly Part[] = [
  { label: 'Airdrop', category: 'airdrop', unlocking: 'cliff', weight: 10, waitDays: 0, lastsDays: [0, 0] },
  { label: 'Community', category: 'farming', unlocking: 'linear', weight: 36, waitDays: 0, lastsDays: [1460, 2900] },
  { label: 'Team', category: 'insiders', unlocking: 'linear', weight: 19, waitDays: 365, lastsDays: [1095, 1460] },
  { label: 'Investors', category: 'privateSale', unlocking: 'step', weight: 17, waitDays: 365, lastsDays: [720, 1440] },
  {
    label: 'Treasury',
    category: 'noncirculating',
    unlocking: 'linear',
    weight: 18,
    waitDays: 30,
    lastsDays: [1460, 2200],
  },
]
/** Days between unlocks of a stepped allocation. */
export const STEP_DAYS = 30
const SCHEDULES = 110
const ROUND_SUPPLIES = [1e8, 1e9, 1e9, 1e10] as const

/** The schedules of protocols with tokens: traded ones, and the largest others. */
export function openSchedules({ protocols }: Directory): readonly Schedule[] {
  const withToken = protocols.filter(({ symbol }) => symbol !== '-')
  const traded = withToken.filter(({ coinId }) => coinId !== null)
  const others = withToken.filter(({ coinId }) => coinId === null)
  return [...traded, ...others].slice(0, SCHEDULES).map(scheduleOf)
}

function scheduleOf(protocol: Protocol): Schedule {
  const seed = seedOf(protocol.seed, 'emission')
  const coin = coinById(protocol.coinId ?? '')
  const maxSupply = Math.round(coin ? (coin.maxSupply ?? coin.totalSupply) : pick(ROUND_SUPPLIES, seed, 1))
  const weights = PARTS.map(({ weight }, index) => weight * logUniform(unit(seed, 2 + index), 0.7, 1.4))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let given = 0
  const sections = PARTS.map((part, index): Section => {
    const isLast = index === PARTS.length - 1
    const tokens = isLast ? maxSupply - given : Math.floor((maxSupply * (weights[index] ?? 0)) / all)
    given += tokens
    const from = protocol.listedAt + part.waitDays * DAY
    const lasts = Math.round(between(seed, 20 + index, ...part.lastsDays) / STEP_DAYS) * STEP_DAYS
    const { label, category, unlocking } = part
    return { label, category, unlocking, tokens, from, to: from + lasts * DAY }
  })
  return { protocol, maxSupply, sections }
}

/** Unlocked whole tokens of an allocation at a given time. */
export function unlockedAt({ unlocking, tokens, from, to }: Section, atMs: number): number {
  if (atMs < from) return 0
  if (atMs >= to) return tokens
  const share = (atMs - from) / (to - from)
  if (unlocking === 'linear') return Math.floor(tokens * share)
  const steps = Math.round((to - from) / (STEP_DAYS * DAY))
  return Math.floor((tokens * Math.floor(share * steps)) / steps)
}

/** Whole tokens in circulation at a given time. */
export const circulatingAt = ({ sections }: Schedule, atMs: number): number =>
  sections.reduce((sum, section) => sum + unlockedAt(section, atMs), 0)
