import type { Logger } from 'pino'
import type { Hex, RpcTransactionReceipt } from 'viem'
import type { Address } from '../../../schema/address.ts'
import type { Chain } from '../evm/chain.ts'
import type { Head } from '../evm/head.ts'
import { toHex } from '../evm/keccak.ts'
import { encodeAggregate3, MULTICALL3 } from '../evm/multicall.ts'
import { multicallPresence } from '../evm/multicallPresence.ts'
import type { Network } from '../evm/network.ts'
import { awaitReceipt } from '../evm/receipt.ts'
import type { Settlement } from '../protocol/facilitator.ts'
import type { ExactTransfer } from './exactTransfer.ts'
import { Expected } from './expected.ts'
import { findObstacle } from './findObstacle.ts'
import { Gatherer } from './gatherer.ts'
import { REASONS } from './obstacles.ts'
import type { PaymentReads } from './reads.ts'
import { type OutgoingTransaction, type Sender, SendUnanswered } from './sender.ts'
import { GAS_OF_SINGLE, gasOfBatch, transactionRoom } from './transactionRoom.ts'
import { transferCall } from './transferCall.ts'
import { transferLogs } from './transferLogs.ts'

/** Options of batches of transfers. */
export interface BatchOptions {
  /** How long to wait for a transaction's receipt, in milliseconds. */
  readonly timeoutMs: number
  /** Longest wait of a batch's first transfer, in milliseconds; 20 by default. */
  readonly batchMs?: number | undefined
  /** Most transfers of one transaction; 128 by default, fewer where a block has no room for them. */
  readonly maxItems?: number | undefined
}

const BATCH_MS = 20
/** Wait while no other transfer is expected, in milliseconds. */
const ALONE_MS = 3
const MAX_ITEMS = 128
/** Poll intervals for a receipt, in milliseconds. A devnet mines at once; elsewhere each new block is a reason to ask as well. */
const DEVNET_POLL_MS = 3
const PUBLIC_POLL_MS = 500

/** Settles transfers signed by plain keys, several in one transaction. */
export interface ExactBatches {
  /** Announces a verified transfer, to be settled when its work is done. */
  expect(transfer: ExactTransfer): void
  /** Never throws. Concurrent calls for one transfer share one send. */
  settle(transfer: ExactTransfer): Promise<Settlement>
}

interface Entry {
  readonly transfer: ExactTransfer
  readonly resolve: (settlement: Settlement) => void
}

/**
 * Opens the batches of a sender. Transfers that arrive within a few milliseconds, or while others are being sent,
 * become one transaction in which each may fail by itself; receipts are awaited concurrently. The outcome of a transfer
 * is read from its own logs, never from the transaction's status. Without Multicall3 each transfer has its own
 * transaction.
 */
export function openExactBatches(
  network: Network,
  chain: Chain,
  sender: Sender,
  reads: PaymentReads,
  head: Head,
  options: BatchOptions,
  log: Logger,
): ExactBatches {
  const { timeoutMs, batchMs = BATCH_MS, maxItems = MAX_ITEMS } = options
  const patience =
    network.name === 'devnet'
      ? { timeoutMs, pollMs: DEVNET_POLL_MS, head: null }
      : { timeoutMs, pollMs: PUBLIC_POLL_MS, head }
  const hasMulticall = multicallPresence(chain.client)
  const room = transactionRoom(chain.client)
  const expected = new Expected<ExactTransfer>()
  const gatherer = new Gatherer<Entry>(sendGroup, {
    most: maxItems,
    waitMs(isBusy) {
      if (isBusy) return null
      return expected.isAny() ? batchMs : Math.min(ALONE_MS, batchMs)
    },
  })
  const underWay = new Map<string, Promise<Settlement>>()
  return {
    expect: (transfer) => expected.add(transfer),
    settle(transfer) {
      expected.delete(transfer)
      const key = toHex(transfer.digest) + transfer.signature.toLowerCase()
      const known = underWay.get(key)
      if (known) return known
      const settling = new Promise<Settlement>((resolve) => gatherer.add({ transfer, resolve }))
      underWay.set(key, settling)
      void settling.then(() => underWay.delete(key))
      return settling
    },
  }

  /** Resolves when everything is sent; the receipts come later. */
  async function sendGroup(entries: readonly Entry[]): Promise<void> {
    try {
      const size = entries.length > 1 && (await hasMulticall()) ? await room() : 1
      await Promise.all(inChunks(entries, size).map(sendTogether))
    } catch (error) {
      log.error({ err: error }, 'Settlements could not be prepared')
      for (const { resolve } of entries) resolve(unknown(REASONS.notSent))
    }
  }

  async function sendTogether(entries: readonly Entry[]): Promise<void> {
    try {
      const hash = await sender.send(transactionOf(entries, network.usdc))
      follow(entries, hash)
    } catch (error) {
      log.error({ err: error }, 'A settlement could not be sent')
      if (error instanceof SendUnanswered) return follow(entries, error.hash)
      // A failure to send is our own and may pass; a payment is never refused for it.
      for (const { resolve } of entries) resolve(unknown(REASONS.notSent))
    }
  }

  /** Awaits a transaction's outcome in the background. */
  function follow(entries: readonly Entry[], hash: Hex): void {
    conclude(entries, hash).catch((error: unknown) => {
      log.error({ err: error, transaction: hash }, 'The receipt of a settlement cannot be read')
      for (const { resolve } of entries) resolve(unknown(REASONS.pending, hash))
    })
  }

  async function conclude(entries: readonly Entry[], hash: Hex): Promise<void> {
    const receipt = await awaitReceipt(chain.client, hash, patience)
    if (!receipt) log.warn({ transaction: hash }, 'The receipt of a settlement was not seen in time')
    const find = receipt && transferLogs(receipt, network.usdc)
    await Promise.all(
      entries.map(async ({ transfer, resolve }) => {
        if (!receipt || !find) return resolve(unknown(REASONS.pending, hash))
        const logIndex = find(transfer)
        if (logIndex !== null) return resolve({ kind: 'settled', transaction: hash, logIndex })
        resolve(await concludeMissing(transfer, receipt, entries.length === 1))
      }),
    )
  }

  /** The outcome of a transfer that a mined transaction should have made and did not. */
  async function concludeMissing(
    transfer: ExactTransfer,
    { transactionHash }: RpcTransactionReceipt,
    wasAlone: boolean,
  ): Promise<Settlement> {
    const settlement = await findObstacle(transfer, transactionHash, chain.client, reads).catch((error: unknown) => {
      log.warn({ err: error, transaction: transactionHash }, 'The chain does not say why a transfer was not made')
      return unknown(REASONS.unreachable, transactionHash)
    })
    if (settlement) return settlement
    if (wasAlone || !(await wouldSucceed(transfer))) return unknown(REASONS.failed, transactionHash)
    // No obstacle is left: another transfer of the batch may have used up its gas. Alone that cannot happen.
    return new Promise((resolve) => void sendTogether([{ transfer, resolve }]))
  }

  async function wouldSucceed(transfer: ExactTransfer): Promise<boolean> {
    const call = { from: sender.address, ...transferCall(network.usdc, transfer) }
    return chain.client.request({ method: 'eth_call', params: [call, 'latest'] }).then(
      () => true,
      () => false,
    )
  }
}

function transactionOf(entries: readonly Entry[], usdc: Address): OutgoingTransaction {
  const calls = entries.map(({ transfer }) => transferCall(usdc, transfer))
  const [only] = calls
  if (only && calls.length === 1) return { to: usdc, data: only.data, gas: GAS_OF_SINGLE }
  return { to: MULTICALL3 as Address, data: encodeAggregate3(calls), gas: gasOfBatch(calls.length) }
}

function unknown(reason: string, transaction: Hex | null = null): Settlement {
  return { kind: 'unknown', reason, transaction }
}

function inChunks<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}
