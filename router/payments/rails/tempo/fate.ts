import type { Hex } from 'viem'
import { getBlock, getLogs, getTransactionReceipt } from 'viem/actions'
import type { TempoClient } from './client.ts'
import { type MemoTransfer, TIP20_ABI } from './transfer.ts'

/** Longest that a transfer may have been valid, in seconds: how far back its log is looked for. */
const WINDOW_SECONDS = 3_600n
/** More blocks than a second holds, for a search that looks back too far rather than not far enough. */
const BLOCKS_PER_SECOND = 4n
const BLOCK_MARGIN = 300n

const [, , TRANSFER_WITH_MEMO] = TIP20_ABI

/** What the chain says of a transfer: it happened; it may still happen; or it did not and cannot any more. */
export type TempoFate =
  | { readonly kind: 'done'; readonly transaction: Hex }
  | { readonly kind: 'open' }
  | { readonly kind: 'never' }

/**
 * Asks the chain what became of a transfer: by the hash of its transaction, as far as that is known, and by its memo.
 * Throws when the chain cannot be reached.
 */
export async function fateOf(client: TempoClient, transfer: MemoTransfer, hash: Hex | null = null): Promise<TempoFate> {
  // The block first, the logs after: no block that comes later can hold what this one is too late for.
  const head = await getBlock(client, { blockTag: 'latest' })
  const transaction = (await findByHash(client, hash)) ?? (await findByMemo(client, transfer, head))
  if (transaction) return { kind: 'done', transaction }
  return head.timestamp >= transfer.validBefore ? { kind: 'never' } : { kind: 'open' }
}

async function findByHash(client: TempoClient, hash: Hex | null): Promise<Hex | null> {
  if (!hash) return null
  const receipt = await getTransactionReceipt(client, { hash }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TransactionReceiptNotFoundError') return null
    throw error
  })
  // A transaction with this hash makes this transfer, or fails as a whole.
  return receipt?.status === 'success' ? receipt.transactionHash : null
}

async function findByMemo(
  client: TempoClient,
  { currency, from, to, amount, memo, validBefore }: MemoTransfer,
  head: { readonly number: bigint; readonly timestamp: bigint },
): Promise<Hex | null> {
  const age = head.timestamp - (validBefore - WINDOW_SECONDS)
  const reach = (age > 0n ? age : 0n) * BLOCKS_PER_SECOND + BLOCK_MARGIN
  const logs = await getLogs(client, {
    address: currency,
    event: TRANSFER_WITH_MEMO,
    args: { from, to, memo },
    fromBlock: head.number > reach ? head.number - reach : 0n,
    toBlock: 'latest',
    strict: true,
  })
  return logs.find((log) => log.args.amount === amount)?.transactionHash ?? null
}
