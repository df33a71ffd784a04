import { encodeEventTopics, type Hex, type PublicClient, parseAbi, parseEventLogs } from 'viem'
import type { Taken } from '../../../prisma/ledger/stored.ts'
import { atomicUsdc } from '../../../schema/money.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { firstBlock } from '../evm/firstBlock.ts'
import { logsBetween, type Topics } from '../evm/logRanges.ts'
import type { Network } from '../evm/network.ts'
import { isUsedLongAgo } from '../evm/usedLongAgo.ts'
import type { TransferFate } from '../protocol/fate.ts'
import { type UptoTransfer, uptoCallOf } from './uptoCall.ts'
import { isPermit2NonceUsed, permit2Bit } from './uptoNonce.ts'
import { takenThroughContract } from './uptoThroughContract.ts'

const TRANSFER = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const INVALIDATION = parseAbi(['event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask)'])

/** Transactions requested concurrently. */
const TRANSACTIONS_AT_ONCE = 8

/**
 * The fate of a payment with a ceiling signed at or after a moment, from the chain alone. Permit2 logs no nonce use, so
 * the transaction is found by the token's Transfer log, and distinguished from those of equal payments by the nonce in
 * its input, or by the block in which the nonce was used. `at`: the block whose state decides whether it is used; by default the newest one that the answering node
 * has. Throws when the chain cannot be reached, or does not show the outcome yet.
 */
export async function uptoFateOf(
  client: PublicClient,
  network: Network,
  transfer: UptoTransfer,
  signedAfter: Date,
  at?: bigint,
): Promise<TransferFate> {
  const { payer, nonce } = transfer
  const height = await client.getBlockNumber()
  if (!(await isPermit2NonceUsed(client, payer, nonce, at))) return { kind: 'unused' }
  // After the nonce: the block that used it is among these.
  const blocks = { from: firstBlock(network, height, signedAfter), to: await client.getBlockNumber() }
  const taken = await findSettlement(client, network, transfer, blocks)
  if (taken?.amount === transfer.amount) {
    const { amount: _asked, ...place } = taken
    return { kind: 'done', ...place }
  }
  if (taken) return { kind: 'spent_elsewhere', taken }
  if (await isInvalidated(client, transfer, blocks)) return { kind: 'spent_elsewhere' }
  const isUsedAt = (block: bigint) => isPermit2NonceUsed(client, payer, nonce, block)
  // There is no log. Either another use consumed the nonce, or the node that serves logs lags behind the one that
  // serves state; the devnet is one node.
  if (network.name === 'devnet' || (await isUsedLongAgo(height, isUsedAt))) return { kind: 'spent_elsewhere' }
  throw new Error(`The chain has no log yet of a Permit2 nonce that ${payer} has used`)
}

/** A range of blocks, both ends included. */
interface Blocks {
  readonly from: bigint
  readonly to: bigint
}

/** The transaction that took this payment, with the requested amount or another; null when there is no log of it. */
async function findSettlement(
  client: PublicClient,
  network: Network,
  transfer: UptoTransfer,
  { from, to }: Blocks,
): Promise<Taken | null> {
  const { payer, payTo, amount } = transfer
  const topics = encodeEventTopics({ abi: TRANSFER, eventName: 'Transfer', args: { from: payer, to: payTo } })
  const logs = parseEventLogs({
    abi: TRANSFER,
    logs: [...(await logsBetween(client, network.usdc, topics as Topics, from, to))],
  })
  // Newest first, because a settlement is looked for soon after it was sent; and the requested amount before others.
  const newest = logs.toReversed()
  const likely = newest.filter(({ args }) => args.value === amount)
  const undecided: PromiseRejectedResult[] = []
  const candidates = [...likely, ...newest.filter(({ args }) => args.value !== amount)]
  for (let start = 0; start < candidates.length; start += TRANSACTIONS_AT_ONCE) {
    const some = candidates.slice(start, start + TRANSACTIONS_AT_ONCE)
    const taken = await Promise.allSettled(some.map((log) => takenIn(client, network, transfer, log)))
    const found = taken.find((one) => one.status === 'fulfilled' && one.value !== null)
    if (found?.status === 'fulfilled') return found.value
    undecided.push(...taken.filter((one) => one.status === 'rejected'))
  }
  const [first] = undecided
  if (first) throw first.reason
  return null
}

/** What a transaction took for this payment, by a transfer that it made; null for nothing. */
async function takenIn(
  client: PublicClient,
  network: Network,
  transfer: UptoTransfer,
  { transactionHash: hash, args }: { readonly transactionHash: Hex; readonly args: { readonly value?: bigint } },
): Promise<Taken | null> {
  const transaction = await client.getTransaction({ hash })
  const call = uptoCallOf(transaction)
  if (!call) return takenThroughContract(client, network.usdc, transfer, transaction)
  // A call of the proxy makes one transfer, so the log is its own.
  const isOwn = call.owner === transfer.payer && call.nonce === transfer.nonce
  return isOwn ? { transaction: hash, amount: atomicUsdc(args.value ?? 0n) } : null
}

/** Whether the payer has invalidated the nonce. */
async function isInvalidated(
  client: PublicClient,
  { payer, nonce }: UptoTransfer,
  { from, to }: Blocks,
): Promise<boolean> {
  const { word, bit } = permit2Bit(nonce)
  const topics = encodeEventTopics({
    abi: INVALIDATION,
    eventName: 'UnorderedNonceInvalidation',
    args: { owner: payer },
  })
  const logs = await logsBetween(client, PERMIT2, topics as Topics, from, to)
  return parseEventLogs({ abi: INVALIDATION, logs: [...logs] }).some(
    ({ args }) => args.word === word && ((args.mask ?? 0n) & bit) !== 0n,
  )
}
