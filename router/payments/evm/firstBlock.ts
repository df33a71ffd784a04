import type { Network } from './network.ts'

/** Base has a block every 2 s; the margin allows for clock differences. */
const SECONDS_PER_BLOCK = 2
const BLOCK_MARGIN = 300n

/** The oldest block that may contain a transaction signed at or after a moment, for the newest block's height. */
export function firstBlock(network: Network, height: bigint, signedAfter: Date): bigint {
  // The devnet mines a block for each transaction, however little time has passed.
  if (network.name === 'devnet') return 0n
  const age = BigInt(Math.max(0, Math.ceil((Date.now() - signedAfter.getTime()) / 1_000 / SECONDS_PER_BLOCK)))
  return height < age + BLOCK_MARGIN ? 0n : height - age - BLOCK_MARGIN
}
