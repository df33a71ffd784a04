import type { PublicClient } from 'viem'

/**
 * Gas of a batch: a base and an amount per transfer. A USDC transfer takes 60 000 to 95 000, a payee's first one most.
 * Fixed, because an estimate finds the least gas with which the transaction succeeds, and a batch in which every
 * transfer may fail succeeds with hardly any.
 */
const GAS_OF_BATCH = 100_000n
const GAS_PER_TRANSFER = 110_000n
/** Gas limit of one transaction on Ethereum and chains that follow it (EIP-7825). */
const MOST_GAS = 1n << 24n
/** A batch uses at most half a block, so that it need not wait for an empty one. */
const PART_OF_BLOCK = 2n
/** How long a block's gas limit is cached, in milliseconds. */
const LIFETIME_MS = 60_000

/** The gas for one transfer in a transaction of its own. */
export const GAS_OF_SINGLE = 150_000n

/** The gas for a batch of transfers. */
export function gasOfBatch(transfers: number): bigint {
  return GAS_OF_BATCH + GAS_PER_TRANSFER * BigInt(transfers)
}

/**
 * Returns a function for the number of transfers that fit into one transaction, at least one. It throws when the chain
 * does not answer.
 */
export function transactionRoom(client: PublicClient): () => Promise<number> {
  let known: { readonly count: number; readonly until: number } | null = null
  return async () => {
    if (known && known.until > Date.now()) return known.count
    const { gasLimit } = await client.getBlock()
    const share = gasLimit / PART_OF_BLOCK
    const gas = share < MOST_GAS ? share : MOST_GAS
    const count = Math.max(1, Number((gas - GAS_OF_BATCH) / GAS_PER_TRANSFER))
    known = { count, until: Date.now() + LIFETIME_MS }
    return count
  }
}
