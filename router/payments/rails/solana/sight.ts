import type { Signature } from '@solana/kit'
import type { SolanaChain } from './chain.ts'

/** What the chain shows of a transaction. */
export type Sight =
  | { readonly kind: 'landed' }
  /** It is in a block and moved nothing, and will not be in another. */
  | { readonly kind: 'failed'; readonly error: string }
  /** It is in a block that the cluster may still drop. */
  | { readonly kind: 'on_its_way' }
  | { readonly kind: 'unseen' }

/**
 * Looks for a transaction by its signature. Throws when the chain cannot be reached, or when the node that answers is
 * behind the slot of an earlier answer: what it has not seen may well be there.
 */
export async function sightOf(chain: SolanaChain, signature: Signature, atLeast: bigint): Promise<Sight> {
  const { context, value } = await chain.rpc
    .getSignatureStatuses([signature], { searchTransactionHistory: true })
    .send()
  const [status] = value
  if (!status && context.slot < atLeast)
    throw new Error(`A Solana node is behind: at slot ${context.slot}, not ${atLeast}`)
  if (!status) return { kind: 'unseen' }
  if (status.confirmationStatus === 'processed') return { kind: 'on_its_way' }
  return status.err === null ? { kind: 'landed' } : { kind: 'failed', error: describe(status.err) }
}

/**
 * Makes sure that the node still has the blocks since a moment: one that has forgotten them has not seen what was in
 * them. Throws where it has forgotten them.
 */
export async function assertRemembers(chain: SolanaChain, since: Date): Promise<void> {
  const first = await chain.rpc.getFirstAvailableBlock().send()
  if (first === 0n) return
  // A node answers null where it knows the block and not its time; then it says nothing of what it remembers.
  const time: bigint | null = await chain.rpc.getBlockTime(first).send()
  if (time === null) throw new Error(`The Solana node does not know the time of its first block, ${first}`)
  if (Number(time) * 1_000 <= since.getTime()) return
  throw new Error(
    `The Solana node has no blocks from before ${new Date(Number(time) * 1_000).toISOString()}: set SOLANA_RPC_URL to one that has those since ${since.toISOString()}`,
  )
}

/** A transaction's error as JSON; it may hold bigints. */
export function describe(error: unknown): string {
  return JSON.stringify(error, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}
