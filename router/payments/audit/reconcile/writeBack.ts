import type { Pool } from '../../../../prisma/database.ts'
import { LATE_KEY } from '../../../../prisma/ledger/arrival.ts'
import { UNEARNED_KEY } from '../../../../prisma/ledger/ledger.ts'
import type { MarkedPayment } from '../../../../prisma/ledger/recorded.ts'
import {
  RECOVERED_KEY,
  recoverDisbursement,
  recoverPayment,
  recoverUncharged,
  refundRecovered,
  unrefundedRecovered,
} from '../../../../prisma/ledger/recovered.ts'
import { queuedKeys } from '../../../../prisma/ledger/requests.ts'
import { atomicUsdc } from '../../../../schema/money.ts'
import { timeOf } from '../chain/blocks.ts'
import { keyIn, type StrayRefund } from '../chain/strayRefunds.ts'
import type { AuditExtent, AuditPlace } from '../run.ts'
import { findLostRefunds, type Losses } from './losses.ts'

/** What was written. */
export interface WrittenBack {
  /** Payments that were inserted, and payments that were settled. */
  readonly payments: number
  readonly settled: number
  /** Refunds and payouts that were recorded as sent. */
  readonly refunds: number
  /** Refunds that were opened. */
  readonly opened: number
  /** Transfers of a refund key that could not be attributed to a payment. */
  readonly unattributed: readonly StrayRefund[]
}

/** What happens with recovered payments. */
export interface RefundDecision {
  /** Reason for the ledger and the payers; null to refund nothing. */
  readonly reason: string | null
}

/**
 * Writes losses back, each payment in a transaction of its own: an interrupted run is finished by the next. Refunds that
 * are on chain are recorded before others are opened. None is opened for a payer to whom an unattributed transfer went: it
 * may be this very refund. Throws when database or chain cannot be reached.
 */
export async function writeBack(
  place: AuditPlace,
  extent: AuditExtent,
  losses: Losses,
  { reason }: RefundDecision,
): Promise<WrittenBack> {
  const payments = await writePayments(place, losses)
  let settled = 0
  for (const { payment, transfer } of losses.uncharged) {
    const { value, transaction, logIndex } = transfer
    const isSettled = await recoverUncharged(place.pool, payment.id, {
      amount: atomicUsdc(value),
      transaction,
      logIndex,
    })
    if (isSettled) settled += 1
  }
  // Again, now that every payment has its row.
  const strays = await findLostRefunds(place, extent)
  const { refunds, unattributed } = await writeRefunds(place, strays)
  const opened = reason === null ? 0 : await openRefunds(place, unattributed, reason)
  return { payments, settled, refunds, opened, unattributed }
}

async function writePayments({ pool, chain, network }: AuditPlace, { payments }: Losses): Promise<number> {
  const times = new Map<bigint, Date>()
  let written = 0
  for (const transfer of payments) {
    const { scheme, from, to, value, block, transaction, logIndex, credentialNonce } = transfer
    const settledAt = times.get(block) ?? (await timeOf(chain.client, block))
    times.set(block, settledAt)
    const id = await recoverPayment(pool, {
      scheme,
      network: network.id,
      asset: network.usdc,
      payer: from,
      nonce: credentialNonce,
      payTo: to,
      amount: atomicUsdc(value),
      transaction,
      logIndex,
      settledAt,
    })
    if (id) written += 1
  }
  return written
}

async function writeRefunds({ pool, chain }: AuditPlace, strays: readonly StrayRefund[]) {
  const unattributed: StrayRefund[] = []
  let refunds = 0
  for (const stray of strays) {
    const { transfer, payment, row } = stray
    const paymentId = row?.payment ?? payment?.id
    const isWritten =
      paymentId !== undefined &&
      (await recoverDisbursement(pool, row?.id ?? null, {
        payment: paymentId,
        key: row?.key ?? keyIn(transfer.nonce, payment ? await keysOf(pool, payment) : []),
        sender: transfer.from,
        to: transfer.to,
        amount: atomicUsdc(transfer.value),
        transaction: transfer.transaction,
        logIndex: transfer.logIndex,
        nonce: transfer.nonce,
        sentAt: await timeOf(chain.client, transfer.block),
      }))
    if (isWritten) refunds += 1
    else unattributed.push(stray)
  }
  return { refunds, unattributed }
}

/** The keys that the ledger itself gives to refunds, and those of requests that it has not carried out yet. */
async function keysOf(pool: Pool, { id, lines, isRecovered }: MarkedPayment): Promise<string[]> {
  // What its lines earned is not known, so no refund of it is named as of what they did not earn.
  if (isRecovered) return [RECOVERED_KEY]
  return [UNEARNED_KEY, LATE_KEY, RECOVERED_KEY, ...lines.map(String), ...(await queuedKeys(pool, id))]
}

async function openRefunds(
  { pool }: AuditPlace,
  unattributed: readonly StrayRefund[],
  reason: string,
): Promise<number> {
  const doubtful = new Set<string>(unattributed.map(({ transfer }) => transfer.to))
  let opened = 0
  for (const { id, payer } of await unrefundedRecovered(pool)) {
    if (!doubtful.has(payer) && (await refundRecovered(pool, id, reason)) !== null) opened += 1
  }
  return opened
}
