import { normalAddress } from '../../worlds/market/addresses.ts'
import { dexesOf } from '../../worlds/market/dexes.ts'
import { NETWORKS, type Network, networkById } from '../../worlds/market/networks.ts'
import type { Pool } from '../../worlds/market/pools.ts'
import { priceOn } from '../../worlds/market/priceLine.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import { type Asked, refuseOnchain } from '../asked.ts'
import { decimal } from '../numbers.ts'
import type { Route } from '../routes.ts'
import { createOhlcv } from './candles.ts'
import { CATEGORY_SORTS, createOnchainCategories } from './categories.ts'
import { includedWith } from './included.ts'
import { createPoolWriter, dexItem, networkItem, tokenItem } from './items.ts'
import { createRanking, DURATION_WORDS, SORTS } from './ranking.ts'
import { searchPools } from './search.ts'
import { tokenInfoItem } from './tokenInfo.ts'
import { poolTrades } from './trades.ts'

const POOLS_PAGE = 20
const LIST_PAGE = 100
const MOST_ADDRESSES = 100
const NETWORK = '/onchain/networks/:network'
const POOL = `${NETWORK}/pools/:address`

/** The routes of networks, exchanges on them, their pools and tokens. */
export function onchainRoutes(route: Route, world: DataWorld): void {
  const ranking = createRanking(world)
  const categories = createOnchainCategories(world)
  const write = createPoolWriter(world)
  const ohlcv = createOhlcv(world)

  const networkOf = (asked: Asked): Network => asked.found(networkById(asked.text('network')), 'Not Found')
  const poolOf = (asked: Asked): Pool =>
    asked.found(world.findPool(networkOf(asked), asked.text('address')), 'Pool not found')
  const page = (pools: readonly Pool[], asked: Asked) => {
    const shown = slice(pools, asked, POOLS_PAGE, 10)
    return { data: shown.map(write), ...includedWith(shown, asked) }
  }
  const duration = (asked: Asked) => asked.oneOf('duration', DURATION_WORDS, '24h')
  const sort = (asked: Asked) => asked.oneOf('sort', SORTS, 'h24_tx_count_desc')

  route('/onchain/networks', (asked) => ({ data: slice(NETWORKS, asked, LIST_PAGE).map(networkItem) }))
  route(`${NETWORK}/dexes`, (asked) => ({
    data: slice(dexesOf(networkOf(asked).id), asked, LIST_PAGE).map(dexItem),
  }))

  route('/onchain/networks/trending_pools', (asked) => page(ranking.trending(null, duration(asked)), asked))
  route('/onchain/networks/new_pools', (asked) => page(ranking.newest(null), asked))
  route(`${NETWORK}/trending_pools`, (asked) => page(ranking.trending(networkOf(asked), duration(asked)), asked))
  route(`${NETWORK}/new_pools`, (asked) => page(ranking.newest(networkOf(asked)), asked))
  route(`${NETWORK}/pools`, (asked) => page(ranking.top(networkOf(asked), sort(asked)), asked))
  route('/onchain/search/pools', (asked) => {
    const network = asked.textOr('network', null) === null ? null : networkOf(asked)
    return page(searchPools(world, ranking, asked.text('query'), network), asked)
  })

  route(POOL, (asked) => {
    const pool = poolOf(asked)
    return { data: write(pool), ...includedWith([pool], asked) }
  })
  route(`${NETWORK}/pools/multi/:addresses`, (asked) => {
    const network = networkOf(asked)
    const pools = addresses(asked).flatMap((address) => world.findPool(network, address) ?? [])
    return { data: pools.map(write), ...includedWith(pools, asked) }
  })
  route(`${POOL}/info`, (asked) => {
    const { base, quote } = poolOf(asked)
    return { data: [tokenInfoItem(base), tokenInfoItem(quote)] }
  })
  route(`${POOL}/ohlcv/:timeframe`, (asked) => ohlcv(poolOf(asked), asked))
  route(`${POOL}/trades`, (asked) => poolTrades(world, poolOf(asked), asked))

  route('/onchain/categories', (asked) => ({
    data: slice(categories.list(asked.oneOf('sort', CATEGORY_SORTS, 'h6_volume_percentage_desc')), asked, LIST_PAGE),
  }))
  route('/onchain/categories/:category_id/pools', (asked) => {
    const pools = asked.found(categories.poolsOf(asked.text('category_id')), 'Category not found')
    return page(ranking.sorted(pools, sort(asked)), asked)
  })

  route(`${NETWORK}/tokens/multi/:addresses`, (asked) => {
    const network = networkOf(asked)
    return {
      data: addresses(asked)
        .flatMap((address) => world.findToken(network, address) ?? [])
        .map(tokenItem),
    }
  })

  route(`${NETWORK}/tokens/:address/pools`, (asked) => {
    const network = networkOf(asked)
    const token = asked.found(world.findToken(network, asked.text('address')), 'Token not found')
    const pools = [...world.pools.on(network), ...ranking.newest(network)]
    const trading = pools.filter(({ base, quote }) => base.address === token.address || quote.address === token.address)
    return page(ranking.sorted(trading, sort(asked)), asked)
  })

  route('/onchain/simple/networks/:network/token_price/:addresses', (asked) => {
    const network = networkOf(asked)
    const prices = addresses(asked).flatMap((address): [string, string][] => {
      const token = world.findToken(network, address)
      return token ? [[normalAddress(network, address), decimal(priceOn(token.line, world.asOf()))]] : []
    })
    return {
      data: {
        id: `${network.id}_token_price`,
        type: 'simple_token_price',
        attributes: { token_prices: Object.fromEntries(prices) },
      },
    }
  })
}

function slice<Item>(items: readonly Item[], asked: Asked, length: number, mostPages = 100): readonly Item[] {
  const page = asked.whole('page', 1, 1, mostPages)
  return items.slice((page - 1) * length, page * length)
}

function addresses(asked: Asked): string[] {
  const list = asked.list('addresses')
  if (list.length > MOST_ADDRESSES) throw refuseOnchain(422, `Exceeded maximum number of addresses: ${MOST_ADDRESSES}`)
  return [...new Set(list)]
}
