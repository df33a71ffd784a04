import { answered } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { type FeeHistory, readFeeHistory } from './feeHistory.ts'

/** Blocks whose tips are evaluated, and blocks whose gas-used ratio is returned. */
const BLOCKS = 20
const TOLD_RATIOS = 5

/** `gasoracle`: gas prices in gwei for slow, usual and fast transactions. */
export const oracle: Action = async (_query, { node }) => {
  const history = await readFeeHistory(node, BLOCKS)
  const price = (level: 0 | 1 | 2) => gwei(history.nextBaseFee + usualTip(history, level))
  return answered({
    LastBlock: String(history.lastBlock),
    SafeGasPrice: price(0),
    ProposeGasPrice: price(1),
    FastGasPrice: price(2),
    suggestBaseFee: gwei(history.nextBaseFee),
    gasUsedRatio: history.blocks
      .slice(-TOLD_RATIOS)
      .map(({ gasUsedRatio }) => String(gasUsedRatio))
      .join(','),
  })
}

/** Median tip over the blocks with transactions; 0 if there are none. */
function usualTip({ blocks }: FeeHistory, level: 0 | 1 | 2): bigint {
  const tips = blocks.flatMap(({ tips }) => (tips ? [tips[level]] : [])).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return tips[Math.floor((tips.length - 1) / 2)] ?? 0n
}

/** Wei as gwei, exact: up to nine decimals. */
function gwei(wei: bigint): string {
  const decimals = String(wei % 1_000_000_000n)
    .padStart(9, '0')
    .replace(/0+$/, '')
  return decimals ? `${wei / 1_000_000_000n}.${decimals}` : String(wei / 1_000_000_000n)
}
