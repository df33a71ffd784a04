import type { IndexReader } from '../index/read.ts'
import type { Place } from '../index/rows.ts'
import type { EvmNode } from '../rpc.ts'
import { RefusedForNow } from './envelope.ts'
import { Quantity } from './forms.ts'

/** How far a chain has been read, and how far it goes. */
export interface Reach {
  /** The oldest block that was read. */
  readonly start: bigint
  /** The newest block that was read. */
  readonly read: bigint
  /** The newest block of the node. */
  readonly head: bigint
}

/** How far the index reaches. Throws RefusedForNow before its first block. */
export async function reachOf({ index, node }: { index: IndexReader; node: EvmNode }): Promise<Reach> {
  const [extent, head] = await Promise.all([index.extent(), node.read('eth_blockNumber', [], Quantity)])
  if (!extent || extent.headBlock === null) throw new RefusedForNow('Error! The chain has not been read yet')
  return { start: extent.startBlock, read: extent.headBlock, head }
}

/** The members by which every row says where it happened. */
export function placeMembers({ blockNumber, minedAt, transactionHash }: Place) {
  return {
    blockNumber: String(blockNumber),
    timeStamp: String(minedAt.getTime() / 1000),
    hash: transactionHash,
  }
}

/** Blocks that build on a transaction, its own included. */
export function confirmations({ blockNumber }: Place, { head }: Reach): string {
  return String(head >= blockNumber ? head - blockNumber + 1n : 0n)
}
