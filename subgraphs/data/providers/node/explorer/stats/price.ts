import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'

/** `ethprice`: what a coin of the network is worth, in bitcoin and US dollars. */
export const price: Action = async (_query, { network, market }) => {
  if (!network.coin) throw new Refusal('Error! Price not found')
  const at = market.asOf()
  const usd = market.prices.priceAt(network.coin, at)
  const timestamp = String(Math.floor(at / 1000))
  return answered({
    ethbtc: (usd / market.prices.priceAt('bitcoin', at)).toFixed(8),
    ethbtc_timestamp: timestamp,
    ethusd: usd.toFixed(2),
    ethusd_timestamp: timestamp,
  })
}
