import { once } from '../../kit/once.ts'
import { CATEGORIES, type CoinCategory, categoryById } from '../../worlds/market/categories.ts'
import { type Pool, reserveAt, volumesAlong } from '../../worlds/market/pools.ts'
import { presentPriceOn } from '../../worlds/market/priceLine.ts'
import { tradesIn } from '../../worlds/market/trades.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { change, decimal, percentText } from '../numbers.ts'
import { rememberForMinute } from '../remember.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SPANS: readonly (readonly [name: string, hours: number])[] = [
  ['h1', 1],
  ['h6', 6],
  ['h12', 12],
  ['h24', 24],
]
/** Boundaries of the spans and of equally long spans before them: hours ago, longest first. */
const ENDS = [...new Set(SPANS.flatMap(([, hours]) => [0, hours, 2 * hours]))].sort((a, b) => b - a)
const SORTS: Readonly<Record<string, (category: Category) => number>> = {
  h24_volume_usd_desc: ({ volume }) => volume,
  reserve_in_usd_desc: ({ reserve }) => reserve,
  fdv_usd_desc: ({ diluted }) => diluted,
  h24_tx_count_desc: ({ trades }) => trades,
  h1_volume_percentage_desc: ({ volumeChange }) => Number(volumeChange.h1),
  h6_volume_percentage_desc: ({ volumeChange }) => Number(volumeChange.h6),
  h12_volume_percentage_desc: ({ volumeChange }) => Number(volumeChange.h12),
  h24_volume_percentage_desc: ({ volumeChange }) => Number(volumeChange.h24),
}
export const CATEGORY_SORTS = Object.keys(SORTS)

/** A category with the sums over its pools, in US dollars. */
interface Category {
  readonly category: CoinCategory
  readonly volume: number
  readonly reserve: number
  readonly diluted: number
  readonly trades: number
  readonly volumeChange: Readonly<Record<string, string>>
}

/** A pool's contribution to its categories, in US dollars. */
interface PoolFigures {
  readonly reserve: number
  readonly trades: number
  /** Volume in each of `SPANS`, and in the same span before. */
  readonly traded: readonly (readonly [now: number, before: number])[]
}

/** Categories of pool tokens, and their pools. */
export function createOnchainCategories(world: DataWorld) {
  const poolsByCategory = once(
    () =>
      new Map(
        CATEGORIES.map((category) => [category.id, world.pools.all.filter(({ base }) => isIn(base.coin, category))]),
      ),
  )
  const present = rememberForMinute(world, () => {
    const asOf = world.asOf()
    const figures = new Map(world.pools.all.map((pool) => [pool, figuresOf(pool, asOf)]))
    return CATEGORIES.map((category) => {
      const pools = poolsByCategory().get(category.id) ?? []
      return sumUp(
        category,
        pools,
        pools.map((pool) => figures.get(pool)!),
        asOf,
      )
    }).filter(({ reserve }) => reserve > 0)
  })

  return {
    list(sort: string) {
      const score = SORTS[sort] ?? (() => 0)
      return present('all')
        .toSorted((a, b) => score(b) - score(a))
        .map(categoryItem)
    },
    /** Undefined when the category does not exist or has no pools. */
    poolsOf(categoryId: string): readonly Pool[] | undefined {
      const pools = categoryById(categoryId) && poolsByCategory().get(categoryId)
      return pools && pools.length > 0 ? pools : undefined
    },
  }
}

function figuresOf(pool: Pool, asOf: number): PoolFigures {
  return {
    reserve: reserveAt(pool, asOf),
    trades: tradesIn(pool, asOf - DAY_MS, asOf),
    traded: tradedIn(pool, asOf),
  }
}

/** Adjacent boundaries are shared by several spans, so each interval is computed once. */
function tradedIn(pool: Pool, asOf: number): [now: number, before: number][] {
  const between = volumesAlong(
    pool,
    ENDS.map((hours) => asOf - hours * HOUR_MS),
  )
  const volume = (from: number, to: number) =>
    between.slice(ENDS.indexOf(from), ENDS.indexOf(to)).reduce((sum, one) => sum + one, 0)
  return SPANS.map(([, hours]) => [volume(hours, 0), volume(2 * hours, hours)])
}

function sumUp(
  category: CoinCategory,
  pools: readonly Pool[],
  figures: readonly PoolFigures[],
  asOf: number,
): Category {
  const sum = (of: (one: PoolFigures) => number) => figures.reduce((total, one) => total + of(one), 0)
  const tokens = new Map(pools.map(({ base }) => [base.coin?.id, base]))
  const diluted = [...tokens.values()].reduce(
    (total, token) => total + presentPriceOn(token.line, asOf) * token.totalSupplyAt(asOf),
    0,
  )
  const spans = SPANS.map(([name], index) => ({
    name,
    now: sum(({ traded }) => traded[index]![0]),
    before: sum(({ traded }) => traded[index]![1]),
  }))
  return {
    category,
    volume: spans.at(-1)!.now,
    reserve: sum(({ reserve }) => reserve),
    diluted,
    trades: sum(({ trades }) => trades),
    volumeChange: Object.fromEntries(spans.map(({ name, now, before }) => [name, percentText(change(before, now))])),
  }
}

function isIn(coin: Pool['base']['coin'], category: CoinCategory): boolean {
  return coin?.categories.includes(category.id) ?? false
}

function categoryItem({ category, volume, reserve, diluted, trades, volumeChange }: Category) {
  return {
    id: category.id,
    type: 'category',
    attributes: {
      name: category.name,
      description: category.about,
      volume_change_percentage: volumeChange,
      reserve_in_usd: decimal(reserve),
      fdv_usd: decimal(diluted),
      h24_volume_usd: decimal(volume),
      h24_tx_count: trades,
    },
  }
}
