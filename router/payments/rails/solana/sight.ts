import type { Signature } from '@solana/kit'
import type { SolanaChain } from './chain.ts'

/** A transaction's status on chain. */
export type Sight =
  | { readonly kind: 'landed' }
  /** In a block, but it moved nothing, and will not be in another. */
  | { readonly kind: 'failed'; readonly error: string }
  /** In a block that the cluster may still drop. */
  | { readonly kind: 'on_its_way' }
  | { readonly kind: 'unseen' }

/**
 * Looks up a transaction by its signature. Throws when the chain cannot be reached, or when the answering node is
 * behind the slot of an earlier answer: it may not have seen the transaction yet.
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
 * Checks that the node still has the blocks since a moment: a node that has pruned them cannot show their transactions.
 * Throws where they are pruned.
 */
export async function assertRemembers(chain: SolanaChain, since: Date): Promise<void> {
  const first = await chain.rpc.getFirstAvailableBlock().send()
  if (first === 0n) return
  // The node returns null where it knows the block but not its time; then its history is unknown.
  const time: bigint | null = await chain.rpc.getBlockTime(first).send()
  if (time === null) throw new Error(`The Solana node does not know the time of its first block, ${first}`)
  if (Number(time) * 1_000 <= since.getTime()) return
  throw new Error(
    `The Solana node has no blocks from before ${new Date(Number(time) * 1_000).toISOString()}: set SOLANA_RPC_URL to one that has those since ${since.toISOString()}`,
  )
}

/** The bytes of a transaction that the node lists. Throws where the node does not show it. */
export async function shownBytes(chain: SolanaChain, signature: Signature): Promise<Buffer> {
  const found = await chain.rpc
    .getTransaction(signature, { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 })
    .send()
  if (!found) throw new Error(`The Solana node lists the transaction ${signature}, and does not show it`)
  return Buffer.from(found.transaction[0], 'base64')
}

/** A transaction's error as JSON; it may contain bigints. */
export function describe(error: unknown): string {
  return JSON.stringify(error, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
}
