import type { Network } from './network.ts'

/** Blocks come every 2 s on Base; some more are looked through, for clocks that disagree. */
const SECONDS_PER_BLOCK = 2
const BLOCK_MARGIN = 300n

/** The oldest block that may hold what was signed at or after a moment, when the newest has that height. */
export function firstBlock(network: Network, height: bigint, signedAfter: Date): bigint {
  // The devnet mines a block for each transaction, however little time has passed.
  if (network.name === 'devnet') return 0n
  const age = BigInt(Math.max(0, Math.ceil((Date.now() - signedAfter.getTime()) / 1_000 / SECONDS_PER_BLOCK)))
  return height < age + BLOCK_MARGIN ? 0n : height - age - BLOCK_MARGIN
}
