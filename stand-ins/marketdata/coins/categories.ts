import { CATEGORIES, type CoinCategory } from '../../worlds/market/categories.ts'
import type { Asked } from '../asked.ts'
import type { Market, Standing } from '../market.ts'
import { change } from '../numbers.ts'
import { coinImages } from './images.ts'

const ORDERS = [
  'market_cap_desc',
  'market_cap_asc',
  'name_desc',
  'name_asc',
  'market_cap_change_24h_desc',
  'market_cap_change_24h_asc',
] as const

type CategoryRow = ReturnType<typeof categoryRow>

/** `GET /coins/categories`: categories with sums over their coins. */
export function coinCategories(market: Market, asked: Asked): CategoryRow[] {
  const order = asked.oneOf('order', ORDERS, 'market_cap_desc')
  const rows = CATEGORIES.map((category) => categoryRow(market, category))
  const sign = order.endsWith('desc') ? -1 : 1
  if (order.startsWith('name')) return rows.sort((a, b) => sign * a.name.localeCompare(b.name))
  const by = order.startsWith('market_cap_change') ? 'market_cap_change_24h' : 'market_cap'
  return rows.sort((a, b) => sign * (a[by] - b[by]))
}

function categoryRow(market: Market, category: CoinCategory) {
  const members = market.standings().filter(({ coin }) => category.coins.includes(coin))
  const sum = (of: (standing: Standing) => number) => members.reduce((total, standing) => total + of(standing), 0)
  const marketCap = sum((standing) => standing.marketCap)
  const top = members.slice(0, 3).map(({ coin }) => coin.id)
  return {
    id: category.id,
    name: category.name,
    market_cap: marketCap,
    market_cap_change_24h: change(
      sum((standing) => standing.marketCapDayAgo),
      marketCap,
    ),
    content: category.about,
    top_3_coins_id: top,
    top_3_coins: top.map((id) => coinImages(id).small),
    volume_24h: sum((standing) => standing.volume),
    updated_at: new Date(market.world.asOf()).toISOString(),
  }
}
