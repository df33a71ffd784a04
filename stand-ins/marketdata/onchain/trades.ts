import type { Pool } from '../../worlds/market/pools.ts'
import { type Trade, tradesBetween } from '../../worlds/market/trades.ts'
import type { DataWorld } from '../../worlds/market/world.ts'
import type { Asked } from '../asked.ts'
import { decimal } from '../numbers.ts'
import { tokenId } from './items.ts'

const DAY_MS = 86_400_000
const MOST_TRADES = 300

/** `GET /onchain/networks/{network}/pools/{pool}/trades`: the last 24 hours, newest first, at most 300. */
export function poolTrades(world: DataWorld, pool: Pool, asked: Asked): unknown {
  const least = asked.number('trade_volume_in_usd_greater_than', 0)
  const asOf = world.asOf()
  return { data: tradesBetween(pool, asOf - DAY_MS, asOf, least, MOST_TRADES).map((trade) => tradeItem(pool, trade)) }
}

/** A buyer of the base token gives the quote token for it. */
function tradeItem(pool: Pool, trade: Trade) {
  const base = { address: pool.base.address, amount: trade.baseAmount, price: trade.basePriceUsd }
  const quote = { address: pool.quote.address, amount: trade.quoteAmount, price: trade.quotePriceUsd }
  const [from, to] = trade.kind === 'buy' ? [quote, base] : [base, quote]
  return {
    id: `${tokenId(pool)}_${trade.blockNumber}_${trade.transaction}_${trade.atMs / 1000}`,
    type: 'trade',
    attributes: {
      block_number: trade.blockNumber,
      tx_hash: trade.transaction,
      tx_from_address: trade.wallet,
      from_token_amount: decimal(from.amount),
      to_token_amount: decimal(to.amount),
      price_from_in_currency_token: decimal(from.price / to.price),
      price_to_in_currency_token: decimal(to.price / from.price),
      price_from_in_usd: decimal(from.price),
      price_to_in_usd: decimal(to.price),
      block_timestamp: new Date(trade.atMs).toISOString(),
      kind: trade.kind,
      volume_in_usd: decimal(trade.volumeUsd),
      from_token_address: from.address,
      to_token_address: to.address,
    },
  }
}
