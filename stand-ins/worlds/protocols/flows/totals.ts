import { changePercent } from '../round.ts'

/** Sums over the last finished days; USD, changes in percent. */
export interface FlowTotals {
  readonly total24h: number
  readonly total48hto24h: number
  readonly total7d: number
  readonly total14dto7d: number
  readonly total30d: number
  readonly total60dto30d: number
  readonly total1y: number
  readonly totalAllTime: number
  /** The last day relative to the day before. */
  readonly change_1d: number | null
  /** The last day relative to the same day a week before. */
  readonly change_7d: number | null
  /** The last day relative to the day 30 days before. */
  readonly change_1m: number | null
  readonly change_7dover7d: number | null
  readonly change_30dover30d: number | null
}

export function totalsOf(series: Float64Array): FlowTotals {
  const sum = (from: number, to = 0) => {
    let total = 0
    for (let day = Math.max(0, series.length - from); day < series.length - to; day += 1) total += series[day] ?? 0
    return total
  }
  const last = sum(1)
  return {
    total24h: last,
    total48hto24h: sum(2, 1),
    total7d: sum(7),
    total14dto7d: sum(14, 7),
    total30d: sum(30),
    total60dto30d: sum(60, 30),
    total1y: sum(365),
    totalAllTime: sum(series.length),
    change_1d: changePercent(last, sum(2, 1)),
    change_7d: changePercent(last, sum(8, 7)),
    change_1m: changePercent(last, sum(31, 30)),
    change_7dover7d: changePercent(sum(7), sum(14, 7)),
    change_30dover30d: changePercent(sum(30), sum(60, 30)),
  }
}
