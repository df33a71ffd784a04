import { answered } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { countIn } from '../query.ts'
import { type FeeHistory, readFeeHistory, secondsBetweenBlocks } from './feeHistory.ts'

/** Blocks from which waiting is estimated. */
const BLOCKS = 256

/** `gasestimate`: seconds until a transaction that pays `gasprice` wei for each unit of gas is in a block. */
export const estimate: Action = async (query, { node }) => {
  const price = countIn(query, 'gasprice')
  const history = await readFeeHistory(node, BLOCKS)
  const seconds = await secondsBetweenBlocks(node, history)
  return answered(String(Math.max(1, Math.round(blocksToWait(price, history) * seconds))))
}

/**
 * How many blocks a price waits: as rarely as such a price was enough lately, so long. One that was never enough
 * waits those blocks, and then until the base fee has come down to it, which takes an eighth off in a block at most.
 */
export function blocksToWait(price: bigint, { blocks, nextBaseFee }: FeeHistory): number {
  const enough = blocks.filter(({ baseFee, tips }) => price >= baseFee + (tips?.[0] ?? 0n)).length
  if (enough > 0) return blocks.length / enough
  const above = Math.log(Number(nextBaseFee) / Math.max(1, Number(price)))
  return blocks.length + Math.max(0, above / Math.log(8 / 7))
}
