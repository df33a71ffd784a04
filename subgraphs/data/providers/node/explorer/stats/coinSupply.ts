import { answered, Refusal } from '../envelope.ts'
import type { Action } from '../ground.ts'

/** Wei in a millionth of a coin. */
const WEI_OF_MILLIONTH = 10n ** 12n

/** `ethsupply`: how much there is of the network's coin, in wei. A node does not know; it is what the market goes by. */
export const coinSupply: Action = async (_query, { network, market }) => {
  const coins = network.coin && (await market.supplyOf(network.coin))
  if (!coins) throw new Refusal('Error! Supply not found')
  return answered(String(BigInt(Math.round(coins * 1e6)) * WEI_OF_MILLIONTH))
}
