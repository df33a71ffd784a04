import { recentlyUsed } from '../../../../subgraphs/kit/async/recentlyUsed.ts'
import { unit } from '../../../kit/random.ts'
import { drift } from '../chance.ts'
import { splitWhole } from '../round.ts'
import { DAY, type DayNumber, HOUR } from '../time.ts'
import type { Route } from './bridges.ts'

/** Bridged volume: whole USD, and transactions. Deposits on one side are withdrawn on the other within the same hour. */
export interface Crossing {
  readonly usd: number
  readonly count: number
}

/** Bridged volume over time. Hours add up to days. */
export interface Crossings {
  day(route: Route, day: DayNumber): Crossing
  /** Sum over several routes. */
  over(routes: readonly Route[], day: DayNumber): Crossing
  /** The hour that starts at a time. */
  hour(route: Route, fromMs: number): Crossing
}

const UNREST = 0.9
const HOURS = 24
/** Cached days per route; the cache is cleared when full. */
const MAX_DAYS = 1_000
const MAX_SPLIT_DAYS = 4_000

export function openCrossings(): Crossings {
  const days = new Map<Route, Map<DayNumber, Crossing>>()
  const splits = recentlyUsed<string, readonly Crossing[]>(MAX_SPLIT_DAYS)

  function day(route: Route, at: DayNumber): Crossing {
    const ofRoute = days.get(route) ?? new Map<DayNumber, Crossing>()
    days.set(route, ofRoute)
    const known = ofRoute.get(at)
    if (known) return known
    if (ofRoute.size >= MAX_DAYS) ofRoute.clear()
    const made = dayOf(route, at)
    ofRoute.set(at, made)
    return made
  }

  return {
    day,
    over: (routes, at) => sumOf(routes.map((route) => day(route, at))),
    hour(route, fromMs) {
      const at = Math.floor(fromMs / DAY)
      const key = `${route.seed} ${at}`
      const known = splits.get(key) ?? splitDay(route, at, day(route, at))
      splits.set(key, known)
      return known[Math.floor((fromMs % DAY) / HOUR)] ?? { usd: 0, count: 0 }
    },
  }
}

function dayOf({ seed, usual, size }: Route, day: DayNumber): Crossing {
  const usd = Math.round(usual * Math.exp(UNREST * drift(seed, day)))
  return { usd, count: Math.max(1, Math.round(usd / size)) }
}

/** An hour without transactions has no volume. */
function splitDay({ seed }: Route, day: DayNumber, { usd, count }: Crossing): Crossing[] {
  const weights = Array.from({ length: HOURS }, (_, hour) => 0.3 + unit(seed, day * HOURS + hour, 3))
  const counts = splitWhole(count, weights)
  const sums = splitWhole(usd, counts)
  return counts.map((one, hour) => ({ usd: sums[hour] ?? 0, count: one }))
}

/** Sum of crossings. */
export function sumOf(crossings: readonly Crossing[]): Crossing {
  let usd = 0
  let count = 0
  for (const crossing of crossings) {
    usd += crossing.usd
    count += crossing.count
  }
  return { usd, count }
}
