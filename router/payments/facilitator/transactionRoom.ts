import type { PublicClient } from 'viem'

/**
 * The gas that is given to a batch: so much for itself and so much for each transfer. A transfer of USDC takes 60 000
 * to 95 000, the first one of a payee most. The numbers are fixed because an estimate looks for the least gas with which
 * the transaction succeeds, and a batch in which every transfer may fail succeeds with hardly any.
 */
const GAS_OF_BATCH = 100_000n
const GAS_PER_TRANSFER = 110_000n
/** The most gas of one transaction on Ethereum and the chains that follow it (EIP-7825). */
const MOST_GAS = 1n << 24n
/** A batch takes no more than this part of a block, so that it does not have to wait for an empty one. */
const PART_OF_BLOCK = 2n
/** How long a block's limit is believed to stay, in milliseconds. */
const LIFETIME_MS = 60_000

/** The gas for one transfer in a transaction of its own. */
export const GAS_OF_SINGLE = 150_000n

/** The gas for so many transfers together. */
export function gasOfBatch(transfers: number): bigint {
  return GAS_OF_BATCH + GAS_PER_TRANSFER * BigInt(transfers)
}

/** Returns what says how many transfers fit into one transaction: one at least. Throws when the chain does not say. */
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
