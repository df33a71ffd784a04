import { z } from 'zod'
import { quantity } from '../../hex.ts'
import type { EvmNode } from '../../rpc.ts'
import { Block, Quantity } from '../forms.ts'

/** Fees of the latest blocks, oldest first, in wei per unit of gas. */
export interface FeeHistory {
  readonly lastBlock: bigint
  /** Base fee of the next block. */
  readonly nextBaseFee: bigint
  readonly blocks: readonly BlockFees[]
}

/** Fees of one block. */
export interface BlockFees {
  readonly baseFee: bigint
  /** Gas used relative to the limit, 0 to 1. */
  readonly gasUsedRatio: number
  /** Tips at the 10th, 50th and 90th percentile of its gas; null for an empty block. */
  readonly tips: readonly [low: bigint, middle: bigint, high: bigint] | null
}

const PERCENTILES = [10, 50, 90]

const History = z.object({
  oldestBlock: Quantity,
  baseFeePerGas: z.array(Quantity).min(1),
  gasUsedRatio: z.array(z.number()),
  reward: z.array(z.tuple([Quantity, Quantity, Quantity])).nullish(),
})

/** The fees of up to `count` latest blocks. */
export async function readFeeHistory(node: EvmNode, count: number): Promise<FeeHistory> {
  const history = await node.read('eth_feeHistory', [quantity(count), 'latest', PERCENTILES], History)
  const blocks = history.gasUsedRatio.map((gasUsedRatio, position) => ({
    baseFee: history.baseFeePerGas[position] ?? 0n,
    gasUsedRatio,
    tips: gasUsedRatio > 0 ? (history.reward?.[position] ?? null) : null,
  }))
  return {
    lastBlock: history.oldestBlock + BigInt(blocks.length) - 1n,
    nextBaseFee: history.baseFeePerGas.at(-1)!,
    blocks,
  }
}

const Time = z.object({ timestamp: Block.shape.timestamp })

/** Average seconds between the blocks of a history; at least 1. */
export async function secondsBetweenBlocks(node: EvmNode, { lastBlock, blocks }: FeeHistory): Promise<number> {
  const span = blocks.length - 1
  if (span < 1) return 1
  const [first, last] = await Promise.all(
    [lastBlock - BigInt(span), lastBlock].map((number) =>
      node.read('eth_getBlockByNumber', [quantity(number), false], Time),
    ),
  )
  return Math.max(1, Number(last!.timestamp - first!.timestamp) / span)
}
