import { setTimeout as pause } from 'node:timers/promises'
import type { Hex, PublicClient, RpcTransactionReceipt } from 'viem'
import { withTimeout } from '../../../subgraphs/kit/async/timeout.ts'

/** How long to wait for a receipt, and the poll interval, in milliseconds. */
export interface ReceiptPatience {
  readonly timeoutMs: number
  readonly pollMs: number
}

/**
 * Waits for a transaction's raw receipt. Null when it was not seen in time, for any reason: the transaction may still
 * be mined. The first request is immediate, because a devnet mines within the sending call.
 */
export async function awaitReceipt(
  client: PublicClient,
  hash: Hex,
  { timeoutMs, pollMs }: ReceiptPatience,
): Promise<RpcTransactionReceipt | null> {
  const limit = Date.now() + timeoutMs
  for (;;) {
    const receipt = await ask()
    if (receipt) return receipt
    if (Date.now() + pollMs > limit) return null
    await pause(pollMs)
  }

  /** A node that does not answer now may answer the next request. */
  function ask(): Promise<RpcTransactionReceipt | null> {
    const asking = client.request({ method: 'eth_getTransactionReceipt', params: [hash] })
    return withTimeout(Math.max(1, limit - Date.now()), asking).catch(() => null)
  }
}
