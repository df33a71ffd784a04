import type { Pool } from 'pg'
import { type AtomicUsdc, formatUsd, sumUsdc } from '../../schema/money.ts'
import type { Ledger } from '../payments/ledger/ledger.ts'
import { type Refund, refundsOf } from '../payments/ledger/refundRows.ts'
import type { Payment, PaymentLineRow } from '../payments/ledger/rows.ts'
import { signedReceiptIn, signReceipt } from './signedReceipt.ts'
import type { Signer } from './signer.ts'

/** Where statements come from. */
export interface Books {
  readonly ledger: Ledger
  readonly pool: Pool
  readonly signer: Signer
}

/**
 * What a payment has come to by now, in JSON; money in decimal USD. Null when there is no such payment. It tells what was
 * bought, never what was answered.
 */
export async function statementOf(
  id: string,
  { ledger, pool, signer }: Books,
): Promise<Record<string, unknown> | null> {
  const payment = await ledger.get(id)
  if (!payment) return null
  const all = await refundsOf(pool, id)
  const refunds = all.filter(({ purpose }) => purpose === 'REFUND')
  const payouts = all.filter(({ purpose }) => purpose === 'PAYOUT')
  const moved = {
    ...transfer(payment, refunds),
    refunds: refunds.map(refundEntry),
    ...(payouts.length > 0 ? { payouts: payouts.map(payoutEntry) } : {}),
  }
  if (isReadableFromChain(payment)) return moved
  const lines = await ledger.linesOf(id)
  return { ...moved, resource: payment.resourceUrl, lines: lines.map(lineEntry), receipt: receiptOf(payment, signer) }
}

/**
 * A credential of x402 v1 can be put together from what the chain shows, and whoever sends it again is told the payment's
 * id. Its statement says no more than the chain does.
 */
function isReadableFromChain({ protocol }: Payment): boolean {
  return protocol === 'x402-v1'
}

function transfer(payment: Payment, refunds: readonly Refund[]): Record<string, unknown> {
  const back = refunds.filter(({ state }) => state === 'REFUNDED').map(({ amount }) => amount)
  return {
    paymentId: payment.id,
    state: payment.state,
    protocol: payment.protocol,
    scheme: payment.scheme,
    network: payment.network,
    payer: payment.payer,
    payTo: payment.payTo,
    authorizedUsd: formatUsd(payment.amount),
    settledUsd: usd(payment.settled),
    chargedUsd: usd(payment.charge),
    refundedUsd: formatUsd(sumUsdc(back)),
    transaction: payment.transaction,
    createdAt: payment.createdAt.toISOString(),
    settledAt: payment.settledAt?.toISOString() ?? null,
  }
}

function lineEntry({ path, field, amount, charged, outcome }: PaymentLineRow): Record<string, unknown> {
  return { path: path.join('.'), field, usd: formatUsd(amount), chargedUsd: usd(charged), outcome }
}

function refundEntry({ amount, state, transaction }: Refund): Record<string, unknown> {
  return { usd: formatUsd(amount), state, transaction }
}

/** What of the payment was paid on, to whom the payer had named. */
function payoutEntry({ amount, to, state, transaction }: Refund): Record<string, unknown> {
  return { usd: formatUsd(amount), to, state: state === 'REFUNDED' ? 'PAID' : state, transaction }
}

/** The receipt as it was handed out; where the protocol's own headers have no place for one, it is signed here. */
function receiptOf(payment: Payment, signer: Signer): object | null {
  const { receiptHeaders, settledAt, transaction } = payment
  const handedOut = receiptHeaders && signedReceiptIn(receiptHeaders)
  if (handedOut) return handedOut
  return settledAt && transaction ? signReceipt(signer, payment, transaction, settledAt) : null
}

function usd(amount: AtomicUsdc | null): string | null {
  return amount === null ? null : formatUsd(amount)
}
