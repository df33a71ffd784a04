import { answered } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { countIn } from '../query.ts'
import { type FeeHistory, readFeeHistory, secondsBetweenBlocks } from './feeHistory.ts'

/** Blocks used for the estimate. */
const BLOCKS = 256

/** `gasestimate`: seconds until a transaction that pays `gasprice` wei per unit of gas is included. */
export const estimate: Action = async (query, { node }) => {
  const price = countIn(query, 'gasprice')
  const history = await readFeeHistory(node, BLOCKS)
  const seconds = await secondsBetweenBlocks(node, history)
  return answered(String(Math.max(1, Math.round(blocksToWait(price, history) * seconds))))
}

/**
 * Expected blocks of waiting at a price: the inverse of the share of recent blocks that it would have entered. A price
 * too low for all of them waits that many blocks, plus the blocks until the base fee, which falls by at most an eighth
 * per block, reaches it.
 */
export function blocksToWait(price: bigint, { blocks, nextBaseFee }: FeeHistory): number {
  const enough = blocks.filter(({ baseFee, tips }) => price >= baseFee + (tips?.[0] ?? 0n)).length
  if (enough > 0) return blocks.length / enough
  const above = Math.log(Number(nextBaseFee) / Math.max(1, Number(price)))
  return blocks.length + Math.max(0, above / Math.log(8 / 7))
}
