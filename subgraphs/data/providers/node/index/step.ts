import type { Logger } from 'pino'
import type { PoolClient } from '../../../../../prisma/database.ts'
import type { EvmNode } from '../rpc.ts'
import { fetchBlocks, fetchHeaders } from './fetch/fetchBlocks.ts'
import type { Header } from './fetch/forms.ts'
import type { Tracer } from './fetch/traces.ts'
import { writeBlocks } from './write/blocks.ts'
import { rewind } from './write/rewind.ts'
import { type IndexHead, type IndexState, readNewestHashes, readState, writeState } from './write/state.ts'
import { writeTokenTransfers } from './write/tokens.ts'
import { writeTransactions } from './write/transactions.ts'

/** Dependencies of a step. */
export interface StepGround {
  readonly node: EvmNode
  readonly tracer: Tracer
  /** First block of a new index; null: decided by the length of the chain. */
  readonly startBlock: bigint | null
  readonly log: Logger
  now(): Date
}

/** Result of one step. */
export interface Step {
  /** The newest block of the index afterwards. */
  readonly head: IndexHead | null
  /** Number of blocks read. */
  readonly blocks: number
  /** Number of transactions in them. */
  readonly transactions: number
  /** Number of blocks removed because of a reorganization. */
  readonly dropped: number
}

/** A chain with fewer blocks is read from its first block; a longer one, which would take days, from its current head. */
const SHORT_CHAIN = 100_000n
/** Maximum number of blocks that one step removes; a deeper reorganization takes several steps. */
const REWIND_BLOCKS = 256

/**
 * Brings the index a bounded step closer to the node's head: removes dropped blocks, or reads the next ones. The caller
 * holds the index lock, and everything happens in one transaction, so that readers never see a partial step.
 */
export async function step(client: PoolClient, ground: StepGround, target: Header, most: number): Promise<Step> {
  const { node, tracer, now } = ground
  const { chainId } = node
  const state = (await readState(client, chainId)) ?? begin(ground, target)
  const kept = await removeDropped(client, ground, state, target)
  if (kept.dropped > 0) {
    await writeState(client, chainId, { ...state, head: kept.head }, now())
    return { ...kept, blocks: 0, transactions: 0 }
  }
  const first = kept.head ? kept.head.number + 1n : state.startBlock
  const last = first + BigInt(most) - 1n < target.number ? first + BigInt(most) - 1n : target.number
  if (first > last) return { ...kept, blocks: 0, transactions: 0 }
  const fetched = await fetchBlocks(node, tracer, { first, last, parent: kept.head?.hash ?? null })
  await writeBlocks(client, chainId, fetched)
  await writeTransactions(client, chainId, fetched)
  await writeTokenTransfers(client, chainId, fetched)
  const { number, hash } = fetched.at(-1)!.block
  await writeState(client, chainId, { ...state, head: { number, hash } }, now())
  const transactions = fetched.reduce((sum, { block }) => sum + block.transactions.length, 0)
  return { head: { number, hash }, blocks: fetched.length, transactions, dropped: 0 }
}

function begin({ startBlock, log, node }: StepGround, target: Header): IndexState {
  const first = startBlock ?? (target.number < SHORT_CHAIN ? 0n : target.number)
  log.info({ chainId: node.chainId, startBlock: Number(first) }, 'A new chain is indexed')
  return { startBlock: first, head: null }
}

/** Finds the newest common block of index and node, and removes the blocks above it. */
async function removeDropped(
  client: PoolClient,
  { node, log }: StepGround,
  { head }: IndexState,
  target: Header,
): Promise<Pick<Step, 'head' | 'dropped'>> {
  if (!head || (head.number === target.number && head.hash === target.hash)) return { head, dropped: 0 }
  const [atHead] = await fetchHeaders(node, [head.number])
  if (atHead?.hash === head.hash) return { head, dropped: 0 }
  const known = await readNewestHashes(client, node.chainId, head.number, REWIND_BLOCKS + 1)
  const headers = await fetchHeaders(
    node,
    known.map(({ number }) => number),
  )
  const common = known.findIndex(({ hash }, index) => headers[index]?.hash === hash)
  // No common block within reach: remove these, and let the next step look further down.
  const depth = common === -1 ? Math.min(known.length, REWIND_BLOCKS) : common
  const left = known[depth] ?? null
  await rewind(client, node.chainId, left?.number ?? -1n)
  log.info({ chainId: node.chainId, from: Number(head.number), dropped: depth }, 'The chain dropped blocks')
  return { head: left, dropped: depth }
}
