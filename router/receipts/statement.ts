import type { Pool } from '../../prisma/database.ts'
import { type Disbursement, disbursementsOf } from '../../prisma/ledger/disbursements.ts'
import type { Ledger } from '../../prisma/ledger/ledger.ts'
import type { Payment, PaymentLineRow } from '../../prisma/ledger/rows.ts'
import { payoutState, refundState } from '../../prisma/ledger/shownState.ts'
import { type AtomicUsdc, formatUsd, sumUsdc } from '../../schema/money.ts'
import { signedReceiptIn, signReceipt } from './signedReceipt.ts'
import type { Signer } from './signer.ts'

/** Sources of statements. */
export interface Books {
  readonly ledger: Ledger
  readonly pool: Pool
  readonly signer: Signer
}

/** A refund, or a payout to a wallet that the payer named. */
export interface StatementTransfer {
  readonly usd: string
  readonly state: string
  readonly transaction: string | null
  /** Of a payout. */
  readonly to?: string
}

/** What a payment came to, as JSON has it; money in decimal USD. */
export interface Statement {
  readonly paymentId: string
  readonly state: string
  readonly protocol: string
  readonly scheme: string
  readonly network: string
  readonly payer: string
  readonly payTo: string
  readonly authorizedUsd: string
  readonly settledUsd: string | null
  readonly chargedUsd: string | null
  readonly refundedUsd: string
  readonly transaction: string | null
  readonly createdAt: string
  readonly settledAt: string | null
  readonly refunds: readonly StatementTransfer[]
  readonly payouts?: readonly StatementTransfer[]
  /** What was bought; missing where anyone can find the payment's id from the chain. */
  readonly resource?: string | null
  readonly lines?: readonly StatementLine[]
  readonly receipt?: object | null
}

/** A line of the bill, and what became of it. */
export interface StatementLine {
  readonly path: string
  readonly field: string
  readonly usd: string
  readonly chargedUsd: string | null
  readonly outcome: string | null
}

/**
 * The current state of a payment. Null when there is no such payment. It shows what was bought, never the answer.
 */
export async function statementOf(id: string, { ledger, pool, signer }: Books): Promise<Statement | null> {
  const payment = await ledger.get(id)
  if (!payment) return null
  const all = await disbursementsOf(pool, id)
  const refunds = all.filter(({ purpose }) => purpose === 'REFUND')
  const payouts = all.filter(({ purpose }) => purpose === 'PAYOUT')
  const moved = {
    ...transfer(payment, refunds),
    refunds: refunds.map(refundEntry),
    ...(payouts.length > 0 ? { payouts: payouts.map(payoutEntry) } : {}),
  }
  if (isReadableFromChain(payment)) return moved
  const lines = await ledger.linesOf(id)
  const receipt = receiptOf(payment, refunds, signer)
  return { ...moved, resource: payment.resourceUrl, lines: lines.map(lineEntry), receipt }
}

/**
 * An x402 v1 credential can be rebuilt from the chain, and sending it again returns the payment's id. So its statement
 * shows no more than the chain does.
 */
function isReadableFromChain({ protocol }: Payment): boolean {
  return protocol === 'x402-v1'
}

function transfer(
  payment: Payment,
  refunds: readonly Disbursement[],
): Omit<Statement, 'refunds' | 'payouts' | 'resource' | 'lines' | 'receipt'> {
  const back = refunds.filter(({ state }) => state === 'SENT').map(({ amount }) => amount)
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

function lineEntry({ path, field, amount, charged, outcome }: PaymentLineRow): StatementLine {
  return { path: path.join('.'), field, usd: formatUsd(amount), chargedUsd: usd(charged), outcome }
}

function refundEntry({ amount, state, transaction }: Disbursement): StatementTransfer {
  return { usd: formatUsd(amount), state: refundState(state), transaction }
}

/** A payout of the payment, to the recipient that the payer named. */
function payoutEntry({ amount, to, state, transaction }: Disbursement): StatementTransfer {
  return { usd: formatUsd(amount), to, state: payoutState(state), transaction }
}

/** The receipt as it was handed out; where the protocol's headers carry none, it is signed here. */
function receiptOf(payment: Payment, refunds: readonly Disbursement[], signer: Signer): object | null {
  const { receiptHeaders, settledAt, transaction } = payment
  const handedOut = receiptHeaders && signedReceiptIn(receiptHeaders)
  if (handedOut) return handedOut
  return settledAt && transaction ? signReceipt(signer, payment, refunds, transaction, settledAt) : null
}

function usd(amount: AtomicUsdc | null): string | null {
  return amount === null ? null : formatUsd(amount)
}
