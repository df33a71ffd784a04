import { encodeEventTopics, type PublicClient, parseAbi, parseEventLogs } from 'viem'
import type { Taken } from '../../../prisma/ledger/stored.ts'
import type { Address } from '../../../schema/address.ts'
import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'
import { PERMIT2 } from '../../../schema/permit2Contracts.ts'
import { firstBlock } from '../evm/firstBlock.ts'
import { logsBetween, type Topics } from '../evm/logRanges.ts'
import type { Network } from '../evm/network.ts'
import { isUsedLongAgo } from '../evm/usedLongAgo.ts'
import type { TransferFate } from '../protocol/fate.ts'
import { uptoCallOf } from './uptoCall.ts'
import { isPermit2NonceUsed, permit2Bit } from './uptoNonce.ts'

const TRANSFER = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
const INVALIDATION = parseAbi(['event UnorderedNonceInvalidation(address indexed owner, uint256 word, uint256 mask)'])

/** Transactions requested concurrently. */
const TRANSACTIONS_AT_ONCE = 8

/** A Permit2 transfer as signed, and the amount to take. */
export interface UptoTransfer {
  readonly payer: Address
  readonly nonce: bigint
  readonly payTo: Address
  readonly amount: AtomicUsdc
}

/**
 * The fate of a payment with a ceiling signed at or after a moment, from the chain alone. Permit2 logs no nonce use, so
 * the transaction is found by the token's Transfer log, and distinguished from those of equal payments by the nonce in
 * its input. `at`: the block whose state decides whether it is used; by default the newest one that the answering node
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
  if (taken?.amount === transfer.amount) return { kind: 'done', transaction: taken.transaction }
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
  const { payer, nonce, payTo, amount } = transfer
  const topics = encodeEventTopics({ abi: TRANSFER, eventName: 'Transfer', args: { from: payer, to: payTo } })
  const logs = parseEventLogs({
    abi: TRANSFER,
    logs: [...(await logsBetween(client, network.usdc, topics as Topics, from, to))],
  })
  // Newest first, because a settlement is looked for soon after it was sent; and the requested amount before others.
  const newest = logs.toReversed()
  const likely = newest.filter(({ args }) => args.value === amount)
  const candidates = [...likely, ...newest.filter(({ args }) => args.value !== amount)]
  for (let start = 0; start < candidates.length; start += TRANSACTIONS_AT_ONCE) {
    const some = candidates.slice(start, start + TRANSACTIONS_AT_ONCE)
    const transactions = await Promise.all(some.map(({ transactionHash: hash }) => client.getTransaction({ hash })))
    // A call of the proxy makes one transfer, so the log found above is its own.
    const place = transactions.findIndex((transaction) => {
      const call = uptoCallOf(transaction)
      return call?.owner === payer && call.nonce === nonce
    })
    const found = some[place]
    if (found) return { transaction: found.transactionHash, amount: atomicUsdc(found.args.value ?? 0n) }
  }
  return null
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
