import { orAfter } from '../../../../kit/async/timeout.ts'
import type { NodedataGround } from './ground.ts'

/** How long to wait for the index to reach the node's head, in milliseconds; afterwards the current index is used. */
const CATCH_UP_MS = 1_000

/**
 * Resolves when the index has caught up with the node, or after CATCH_UP_MS. The follower reports an unresponsive node; the
 * indexed data can be returned anyway.
 */
export function caughtUp({ follower }: Pick<NodedataGround, 'follower'>): Promise<void> {
  return orAfter(
    CATCH_UP_MS,
    follower.catchUp().catch(() => {}),
    () => {},
  )
}
