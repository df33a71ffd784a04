import { type ArchiveRow, columnAt, type FileName } from '../../prisma/ledger/archive/columns.ts'
import type { DisbursementState } from '../../prisma/ledger/disbursementStates.ts'
import type { DisbursementPurpose } from '../../prisma/ledger/disbursements.ts'
import type { DisbursementRow, LineRow, PaymentRow, TransitionRow } from '../../prisma/ledger/listing.ts'

// Rows of the files as `prisma/ledger/listing.ts` gives those of Postgres.

/** A row by the names of its columns. */
export class NamedRow {
  readonly #file: FileName
  readonly #row: ArchiveRow

  constructor(file: FileName, row: ArchiveRow) {
    this.#file = file
    this.#row = row
  }

  textOrNull(name: string): string | null {
    return this.#row[columnAt(this.#file, name)] ?? null
  }

  text(name: string): string {
    const text = this.textOrNull(name)
    if (text === null) throw new Error(`The column ${name} is null`)
    return text
  }

  time(name: string): Date {
    return new Date(Number(this.text(name)))
  }

  timeOrNull(name: string): Date | null {
    const text = this.textOrNull(name)
    return text === null ? null : new Date(Number(text))
  }
}

/** A payment; `refunded` is the part of it whose refund is on chain, in atomic units. */
export function paymentOf(row: ArchiveRow, refunded: bigint): PaymentRow {
  const named = new NamedRow('payments', row)
  return {
    id: named.text('id'),
    state: named.text('state'),
    reason: named.text('reason'),
    protocol: named.text('protocol'),
    scheme: named.text('scheme'),
    network: named.text('network'),
    asset: named.text('asset'),
    payer: named.text('payer'),
    pay_to: named.text('pay_to'),
    amount: named.text('amount'),
    settled_amount: named.textOrNull('settled_amount'),
    refunded_amount: refunded.toString(),
    transaction_hash: named.textOrNull('transaction_hash'),
    service: named.text('service'),
    method: named.textOrNull('method'),
    path: named.textOrNull('path'),
    operation: named.textOrNull('operation'),
    request_id: named.text('request_id'),
    created_at: named.time('created_at'),
    updated_at: named.time('updated_at'),
    settled_at: named.timeOrNull('settled_at'),
  }
}

/** The states of a payment, in order. */
export function transitionsOf(row: ArchiveRow): TransitionRow[] {
  const steps: { state: string; reason: string; at: string }[] = JSON.parse(new NamedRow('payments', row).text('steps'))
  return steps.map(({ state, reason, at }, index) => ({
    from_state: steps[index - 1]?.state ?? null,
    to_state: state,
    reason,
    at: new Date(at),
  }))
}

/** A refund or payout. */
export function disbursementOf(row: ArchiveRow): DisbursementRow {
  const named = new NamedRow('disbursements', row)
  return {
    id: named.text('id'),
    payment_id: named.text('payment_id'),
    purpose: named.text('purpose') as DisbursementPurpose,
    recipient: named.textOrNull('recipient'),
    key: named.text('key'),
    amount: named.text('amount'),
    state: named.text('state') as DisbursementState,
    reason: named.text('reason'),
    note: named.textOrNull('note'),
    attempts: Number(named.text('attempts')),
    transaction_hash: named.textOrNull('transaction_hash'),
    created_at: named.time('created_at'),
    updated_at: named.time('updated_at'),
  }
}

/** The part of a payment's refunds that is on chain, in atomic units. */
export function refundedBy(disbursements: readonly ArchiveRow[]): bigint {
  const sent = disbursements
    .map((row) => new NamedRow('disbursements', row))
    .filter((row) => row.text('state') === 'SENT' && row.text('purpose') === 'REFUND')
  return sent.reduce((sum, row) => sum + BigInt(row.text('amount')), 0n)
}

/** The lines of a payment, each with what it took less its refunds and payouts that were not declined. */
export function linesOf(
  payment: ArchiveRow,
  lines: readonly ArchiveRow[],
  disbursements: readonly ArchiveRow[],
): LineRow[] {
  const paid = new NamedRow('payments', payment)
  const isTaken = paid.textOrNull('settled_amount') !== null
  const isCeiling = paid.text('scheme') === 'upto'
  const given = givenByLine(disbursements)
  return lines.map((row) => {
    const named = new NamedRow('lines', row)
    const position = Number(named.text('position'))
    const taken = isCeiling ? (named.textOrNull('charged') ?? '0') : named.text('amount')
    return {
      position,
      path: named.text('path'),
      field: named.text('field'),
      service: named.text('service'),
      units: Number(named.text('units')),
      amount: named.text('amount'),
      charged: named.textOrNull('charged'),
      outcome: named.text('outcome'),
      left: isTaken ? (BigInt(taken) - (given.get(position) ?? 0n)).toString() : '0',
    }
  })
}

function givenByLine(disbursements: readonly ArchiveRow[]): ReadonlyMap<number, bigint> {
  const given = new Map<number, bigint>()
  for (const row of disbursements) {
    const named = new NamedRow('disbursements', row)
    if (named.text('state') === 'DECLINED') continue
    const parts: { line: number; amount: string }[] = JSON.parse(named.text('lines'))
    for (const { line, amount } of parts) given.set(line, (given.get(line) ?? 0n) + BigInt(amount))
  }
  return given
}
