/**
 * Number of blocks after which every node behind an RPC endpoint is assumed to have a block's logs. It has to stay
 * below the 128 blocks of state that full nodes keep.
 */
const BLOCKS_UNTIL_LOGGED = 60n

/**
 * Whether a nonce was used so long before a height that a log of its use would be listed up to there. While it is false, the node
 * that lists logs may be behind the one that has the state. `isUsedAt` asks the state of an older block. Throws as `isUsedAt`.
 */
export async function isUsedLongAgo(height: bigint, isUsedAt: (block: bigint) => Promise<boolean>): Promise<boolean> {
  return height > BLOCKS_UNTIL_LOGGED && isUsedAt(height - BLOCKS_UNTIL_LOGGED)
}
