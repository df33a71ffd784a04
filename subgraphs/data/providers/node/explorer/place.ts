import type { IndexReader } from '../index/read.ts'
import type { Place } from '../index/rows.ts'
import type { EvmNode } from '../rpc.ts'
import { RefusedForNow } from './envelope.ts'
import { Quantity } from './forms.ts'

/** Range of indexed blocks, and the head of the chain. */
export interface Reach {
  /** Oldest indexed block. */
  readonly start: bigint
  /** Newest indexed block. */
  readonly read: bigint
  /** The node's newest block. */
  readonly head: bigint
}

/** Reads the index's range. Throws RefusedForNow before its first block. */
export async function reachOf({ index, node }: { index: IndexReader; node: EvmNode }): Promise<Reach> {
  const [extent, head] = await Promise.all([index.extent(), node.read('eth_blockNumber', [], Quantity)])
  if (!extent || extent.headBlock === null) throw new RefusedForNow('Error! The chain has not been read yet')
  return { start: extent.startBlock, read: extent.headBlock, head }
}

/** Members of every row that locate it in the chain. */
export function placeMembers({ blockNumber, minedAt, transactionHash }: Place) {
  return {
    blockNumber: String(blockNumber),
    timeStamp: String(minedAt.getTime() / 1000),
    hash: transactionHash,
  }
}

/** Blocks from a transaction's own block up to the head. */
export function confirmations({ blockNumber }: Place, { head }: Reach): string {
  return String(head >= blockNumber ? head - blockNumber + 1n : 0n)
}
