import { encodeEventTopics, type Hex, parseEventLogs } from 'viem'
import { getBlock, getTransactionReceipt } from 'viem/actions'
import type { Address } from '../../../../schema/address.ts'
import type { Topics } from '../../evm/logRanges.ts'
import { OtherTransfer } from '../../protocol/refunder.ts'
import type { TempoClient } from './client.ts'
import { seenLogs } from './seenLogs.ts'
import { type MemoTransfer, TIP20_ABI } from './transfer.ts'

/** Longest assumed validity of a transfer, in seconds: how far back its log is looked for. */
const WINDOW_SECONDS = 3_600n
/** More blocks than a second has, so that the search goes back too far rather than not far enough. */
const BLOCKS_PER_SECOND = 4n
const BLOCK_MARGIN = 300n
/**
 * How long after a block all nodes behind a URL are assumed to list its logs, in seconds, where none can be asked whether it
 * has that block.
 */
const UNTIL_LOGGED_SECONDS = 120n

/** A transfer's state on chain: it happened; it may still happen; or it did not and can no longer. */
export type TempoFate =
  | { readonly kind: 'done'; readonly transaction: Hex }
  | { readonly kind: 'open' }
  | { readonly kind: 'never' }

/**
 * Asks the chain for the fate of a transfer: by its transaction's hash, if known, and by its memo. Throws when the
 * chain cannot be reached.
 */
export async function fateOf(client: TempoClient, transfer: MemoTransfer, hash: Hex | null = null): Promise<TempoFate> {
  // Block before logs: if this block is past the transfer's end, no later one can contain the transfer.
  const head = await getBlock(client, { blockTag: 'latest' })
  const known = await findByHash(client, hash)
  if (known) return { kind: 'done', transaction: known }
  const { currency, from, to, memo, amount, validBefore } = transfer
  const { transfers, isSeen } = await transfersIn(
    client,
    currency,
    { from, to, memo },
    head,
    validBefore - WINDOW_SECONDS,
  )
  const made = transfers.find(({ args }) => args.amount === amount)
  if (made) return { kind: 'done', transaction: made.transactionHash }
  const end = isSeen ? validBefore : validBefore + UNTIL_LOGGED_SECONDS
  return head.timestamp >= end ? { kind: 'never' } : { kind: 'open' }
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

/**
 * The transaction that made a transfer at or after a moment, by its memo; null for none. Throws as `fateOf`, and if the memo
 * moved another amount or paid another recipient: a ledger restored from a backup may have come to another sum, and its
 * transfer would be a second one.
 */
export async function findTransfer(
  client: TempoClient,
  transfer: Omit<MemoTransfer, 'validBefore'>,
  since: Date,
): Promise<Hex | null> {
  const { currency, from, memo } = transfer
  const head = await getBlock(client, { blockTag: 'latest' })
  const { transfers } = await transfersIn(
    client,
    currency,
    { from, memo },
    head,
    BigInt(Math.floor(since.getTime() / 1_000)),
  )
  // Anybody may move nothing in the name of another account, with any memo.
  const moved = transfers.filter(({ args }) => args.amount > 0n)
  const made = moved.find(({ args }) => args.amount === transfer.amount && args.to === transfer.to)
  if (made || moved.length === 0) return made?.transactionHash ?? null
  throw new OtherTransfer(
    `The refund's memo ${memo} moved other money in ${moved[0]?.transactionHash}; an operator has to look`,
  )
}

type Head = { readonly number: bigint; readonly timestamp: bigint }

/**
 * The transfers with a memo from a moment up to a block; `to` is any recipient where it is left out. `isSeen` as in `SeenLogs`.
 */
async function transfersIn(
  client: TempoClient,
  currency: Address,
  args: { readonly from: Address; readonly to?: Address; readonly memo: Hex },
  head: Head,
  since: bigint,
) {
  const age = head.timestamp - since
  const reach = (age > 0n ? age : 0n) * BLOCKS_PER_SECOND + BLOCK_MARGIN
  const topics = encodeEventTopics({ abi: TIP20_ABI, eventName: 'TransferWithMemo', args })
  const start = head.number > reach ? head.number - reach : 0n
  const { logs, isSeen } = await seenLogs(client, currency, topics as Topics, start, head.number)
  const transfers = parseEventLogs({ abi: TIP20_ABI, eventName: 'TransferWithMemo', logs: [...logs] })
  return { transfers, isSeen }
}
