import { type Command, InvalidArgumentError } from 'commander'
import type { Pool } from '../../prisma/database.ts'
import {
  type DisbursementRow,
  disbursementsOf,
  getPayment,
  type LineRow,
  linesOf,
  type PaymentRow,
  type TransitionRow,
  transitionsOf,
} from '../../prisma/ledger/listing.ts'
import { shownState } from '../../prisma/ledger/shownState.ts'
import { isUuid } from '../../schema/uuid.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble } from '../errors.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdOf } from '../output/money.ts'
import { printable } from '../output/printable.ts'
import { facts, table } from '../output/table.ts'
import { moment } from '../output/time.ts'
import type { Terminal } from '../terminal.ts'
import { withLedger } from './open.ts'
import { paymentEntry, requestOf } from './shown.ts'

/** A payment with its lines, transitions and refunds. */
export interface WholePayment {
  readonly payment: PaymentRow
  readonly lines: readonly LineRow[]
  readonly transitions: readonly TransitionRow[]
  readonly refunds: readonly DisbursementRow[]
}

const LINES = [
  { title: 'LINE', align: 'right' },
  { title: 'PATH' },
  { title: 'FIELD' },
  { title: 'USD', align: 'right' },
  { title: 'CHARGED', align: 'right' },
  { title: 'REFUNDABLE', align: 'right' },
  { title: 'OUTCOME' },
] as const
const TRANSITIONS = [{ title: 'AT (UTC)' }, { title: 'STATE' }, { title: 'WHY' }] as const
const REFUNDS = [
  { title: 'CREATED (UTC)' },
  { title: 'REFUND' },
  { title: 'PURPOSE' },
  { title: 'USD', align: 'right' },
  { title: 'STATE' },
  { title: 'TRANSACTION' },
  { title: 'WHY' },
] as const

/** `payments show`: one payment in full. */
export function showCommand(terminal: Terminal): Command {
  const show = newCommand(terminal, 'show', 'Shows one payment: its lines, states, refunds and transactions.')
    .argument('<id>', 'as "payments list" and receipts give it', paymentIdArgument)
    .addOption(jsonOption())
    .action(async (id: string, { json }: { readonly json?: true }) => {
      const whole = await withLedger((pool) => readWhole(pool, id))
      await terminal.print(json ? jsonText(wholeEntry(whole)) : wholeText(whole))
    })
  return withExamples(show, 'tollgraph payments show 7bb9e98f-f951-4331-ae59-ba8ae5da935c')
}

/** Parses a payment id. */
export function paymentIdArgument(text: string): string {
  if (isUuid(text)) return text.toLowerCase()
  throw new InvalidArgumentError('Give the id of a payment, as "payments list" shows it.')
}

/** Reads a payment in full. Throws Trouble when the id does not exist, with `ofArchived` for one of an archived month. */
export async function readWhole(
  pool: Pool,
  id: string,
  ofArchived: (month: string, id: string) => string = seeArchived,
): Promise<WholePayment> {
  const payment = await getPayment(pool, id)
  if (!payment) throw await notThere(pool, id, ofArchived)
  return {
    payment,
    lines: await linesOf(pool, id),
    transitions: await transitionsOf(pool, id),
    refunds: await disbursementsOf(pool, id),
  }
}

async function notThere(pool: Pool, id: string, ofArchived: (month: string, id: string) => string): Promise<Trouble> {
  const { archivedMonthOf } = await import('../../prisma/ledger/archive/archivedMonth.ts')
  const month = await archivedMonthOf(pool, id)
  return new Trouble(
    month ? ofArchived(month, id) : `There is no payment ${id} here: look for it with "npx tollgraph payments list".`,
  )
}

function seeArchived(month: string, id: string): string {
  return `Payments of ${month} are archived: see this one with "npx tollgraph ledger payment ${id}".`
}

/** A table of a payment's lines. */
export function lineTable(lines: readonly LineRow[]): string {
  return table(
    LINES,
    lines.map(({ position, path, field, amount, charged, left, outcome }) => [
      String(position),
      printable(path),
      field,
      usdOf(amount) ?? '',
      usdOf(charged) ?? '',
      usdOf(left) ?? '',
      outcome,
    ]),
  )
}

/** A table of refunds, with the reason and the last attempt's error. */
export function refundTable(refunds: readonly DisbursementRow[]): string {
  return table(
    REFUNDS,
    refunds.map(({ created_at, id, purpose, amount, state, transaction_hash, reason, note }) => [
      moment(created_at),
      id,
      purpose,
      usdOf(amount) ?? '',
      shownState({ purpose, state }),
      transaction_hash ?? '',
      printable([reason, note].filter(Boolean).join('; ')),
    ]),
  )
}

/** A payment in full, as text. */
export function wholeText({ payment, lines, transitions, refunds }: WholePayment): string {
  const about = facts([
    ['payment', payment.id],
    ['state', `${payment.state}: ${printable(payment.reason)}`],
    ['request', `${requestOf(payment)} (request id ${printable(payment.request_id)})`],
    ['payer', payment.payer],
    ['paid to', payment.pay_to],
    ['by', `${payment.protocol} ${payment.scheme} on ${payment.network}`],
    ['authorized', `${usdOf(payment.amount)} USD`],
    ['settled', payment.settled_amount === null ? 'nothing' : `${usdOf(payment.settled_amount)} USD`],
    ['refunded', `${usdOf(payment.refunded_amount)} USD`],
    ['transaction', payment.transaction_hash ?? 'none'],
  ])
  const states = table(
    TRANSITIONS,
    transitions.map(({ at, to_state, reason }) => [moment(at), to_state, printable(reason)]),
  )
  return [about, lineTable(lines), states, ...(refunds.length > 0 ? [refundTable(refunds)] : [])].join('\n')
}

/** A payment in full, as JSON. */
export function wholeEntry({ payment, lines, transitions, refunds }: WholePayment): Record<string, unknown> {
  return {
    ...paymentEntry(payment),
    lines: lines.map(({ position, path, field, service, units, amount, charged, left, outcome }) => ({
      line: position,
      path,
      field,
      service,
      units,
      usd: usdOf(amount),
      chargedUsd: usdOf(charged),
      refundableUsd: usdOf(left),
      outcome,
    })),
    transitions: transitions.map(({ from_state, to_state, reason, at }) => ({
      from: from_state,
      to: to_state,
      reason,
      at: at.toISOString(),
    })),
    refunds: refunds.map(refundEntry),
  }
}

/** A refund as JSON. */
export function refundEntry(refund: DisbursementRow): Record<string, unknown> {
  return {
    id: refund.id,
    payment: refund.payment_id,
    purpose: refund.purpose,
    recipient: refund.recipient,
    key: refund.key,
    usd: usdOf(refund.amount),
    state: shownState(refund),
    reason: refund.reason,
    note: refund.note,
    attempts: refund.attempts,
    transaction: refund.transaction_hash,
    createdAt: refund.created_at.toISOString(),
    updatedAt: refund.updated_at.toISOString(),
  }
}
