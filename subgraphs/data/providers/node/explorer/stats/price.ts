import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'

/** `ethprice`: market price of the network's coin, in bitcoin and US dollars. */
export const price: Action = async (_query, { network, market }) => {
  const known = network.coin && (await market.priceOf(network.coin))
  if (!known) throw new Refusal('Error! Price not found')
  const timestamp = String(known.updatedAt)
  return answered({
    ethbtc: known.btc.toFixed(8),
    ethbtc_timestamp: timestamp,
    ethusd: known.usd.toFixed(2),
    ethusd_timestamp: timestamp,
  })
}
