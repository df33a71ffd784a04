import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'

/** Wei per millionth of a coin. */
const WEI_OF_MILLIONTH = 10n ** 12n

/** `ethsupply`: supply of the network's coin, in wei. Taken from the market, since a node does not know it. */
export const coinSupply: Action = async (_query, { network, market }) => {
  const coins = network.coin && (await market.supplyOf(network.coin))
  if (!coins) throw new Refusal('Error! Supply not found')
  return answered(String(BigInt(Math.round(coins * 1e6)) * WEI_OF_MILLIONTH))
}
