import { z } from 'zod'
import type { Hex } from '../../hex.ts'
import { quantity } from '../../hex.ts'
import { type EvmNode, readAs, resultOf } from '../../rpc.ts'
import type { RpcRefused } from '../../rpcErrors.ts'
import { Block, Header, Receipt } from './forms.ts'
import type { BlockInternals, Tracer } from './traces.ts'

/** A block with its receipts and internal transfers. */
export interface FetchedBlock {
  readonly block: Block
  /** In transaction order. */
  readonly receipts: readonly Receipt[]
  readonly internals: BlockInternals
}

/** The chain changed during the read; the result is inconsistent and discarded. */
export class ChainMoved extends Error {
  override readonly name = 'ChainMoved'
}

/** The node's newest block. */
export async function fetchHead(node: EvmNode): Promise<Header> {
  return node.read('eth_getBlockByNumber', ['latest', false], Header)
}

/** The headers of blocks; null for those that the node does not have. */
export async function fetchHeaders(node: EvmNode, numbers: readonly bigint[]): Promise<(Header | null)[]> {
  const method = 'eth_getBlockByNumber'
  const outcomes = await node.batch(numbers.map((number) => ({ method, params: [quantity(number), false] })))
  return outcomes.map((outcome) => readAs(method, Header.nullable(), resultOf(outcome)))
}

/**
 * Blocks `first` to `last`, each the child of the previous one, and the first the child of `parent` if that is known.
 * Everything is requested by block hash, so that it belongs to exactly these blocks. Throws ChainMoved if they are
 * inconsistent.
 */
export async function fetchBlocks(
  node: EvmNode,
  tracer: Tracer,
  range: { readonly first: bigint; readonly last: bigint; readonly parent: Hex | null },
): Promise<FetchedBlock[]> {
  const numbers = Array.from(
    { length: Number(range.last - range.first) + 1 },
    (_, index) => range.first + BigInt(index),
  )
  const method = 'eth_getBlockByNumber'
  const outcomes = await node.batch(numbers.map((number) => ({ method, params: [quantity(number), true] })))
  const blocks = outcomes.map((outcome) => readAs(method, Block.nullable(), resultOf(outcome)))
  let parent = range.parent
  const linked: Block[] = []
  for (const block of blocks) {
    if (!block || (parent !== null && block.parentHash !== parent)) throw new ChainMoved('The chain moved')
    parent = block.hash
    linked.push(block)
  }
  const [receipts, internals] = await Promise.all([fetchReceipts(node, linked), tracer.trace(linked)])
  return linked.map((block, index) => ({ block, receipts: receipts[index]!, internals: internals[index]! }))
}

async function fetchReceipts(node: EvmNode, blocks: readonly Block[]): Promise<Receipt[][]> {
  const filled = blocks.filter(({ transactions }) => transactions.length > 0)
  const method = 'eth_getBlockReceipts'
  const outcomes = await node.batch(filled.map(({ hash }) => ({ method, params: [hash] })))
  const lists = await Promise.all(
    outcomes.map(async (outcome, index) => {
      // Older nodes do not have this method.
      if (!outcome.ok) return fetchReceiptsOneByOne(node, filled[index]!, outcome.error)
      return readAs(method, z.array(Receipt).nullable(), outcome.result)
    }),
  )
  const byHash = new Map(filled.map(({ hash }, index) => [hash, lists[index]]))
  return blocks.map((block) => {
    if (block.transactions.length === 0) return []
    const list = byHash.get(block.hash)?.toSorted((one, other) => one.transactionIndex - other.transactionIndex)
    const isWhole = list?.every(
      ({ transactionHash, blockHash }, index) =>
        transactionHash === block.transactions[index]?.hash && blockHash === block.hash,
    )
    if (!list || list.length !== block.transactions.length || !isWhole) throw new ChainMoved('The chain moved')
    return list
  })
}

async function fetchReceiptsOneByOne(node: EvmNode, block: Block, refusal: RpcRefused): Promise<Receipt[]> {
  const method = 'eth_getTransactionReceipt'
  const outcomes = await node.batch(block.transactions.map(({ hash }) => ({ method, params: [hash] })))
  return outcomes.map((outcome) => {
    const receipt = readAs(method, Receipt.nullable(), resultOf(outcome))
    if (!receipt) throw new ChainMoved(`The node has no receipts of a block that it has: ${refusal.message}`)
    return receipt
  })
}
