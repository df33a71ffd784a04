import { setTimeout as pause } from 'node:timers/promises'
import type { Hex, PublicClient, RpcTransactionReceipt } from 'viem'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'
import type { Head } from './head.ts'

/** How long to wait for a receipt, and when to ask for it. */
export interface ReceiptPatience {
  readonly timeoutMs: number
  /** Pause between two questions, in milliseconds, where no new block comes earlier. */
  readonly pollMs: number
  /** The chain's newest block, each of which is a reason to ask; null where blocks are made for each transaction. */
  readonly head: Head | null
}

/**
 * Waits for a transaction's raw receipt. Null when it was not seen in time, for any reason: the transaction may still
 * be mined. The first request is immediate, because a devnet mines within the sending call.
 */
export async function awaitReceipt(
  client: PublicClient,
  hash: Hex,
  { timeoutMs, pollMs, head }: ReceiptPatience,
): Promise<RpcTransactionReceipt | null> {
  const limit = Date.now() + timeoutMs
  for (;;) {
    const height = head?.height ?? null
    const receipt = await ask()
    if (receipt) return receipt
    if (Date.now() + pollMs > limit) return null
    await (head ? head.after(height, pollMs) : pause(pollMs))
  }

  /** A node that does not answer now may answer the next request. */
  function ask(): Promise<RpcTransactionReceipt | null> {
    const asking = client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    return withTimeout(Math.max(1, limit - Date.now()), asking).catch(() => null)
  }
}
