import {
  DISBURSEMENT_STATES,
  type DisbursementState,
  OWED_STATES,
} from '../../../../prisma/ledger/disbursementStates.ts'
import { statesLeadingTo, statesWhere } from '../../../../prisma/ledger/stateTable.ts'
import type { DisbursementRow, LineRow, PaymentRow } from '../rows.ts'
import type { Tables } from '../tables.ts'
import type { Cell, Transaction } from '../transaction.ts'
import { linesOf } from './payments.ts'
import { amount, counted, type Running, rowsOf, type Statement } from './statement.ts'

const CLAIMABLE: readonly string[] = statesLeadingTo(DISBURSEMENT_STATES, 'SENDING')
const CLOSABLE: readonly string[] = statesLeadingTo(DISBURSEMENT_STATES, 'SENT')
const KEPT: readonly string[] = statesWhere(DISBURSEMENT_STATES, ({ money }) => money === 'KEPT')

/** A disbursement that was never attempted is taken for left behind after so many milliseconds. */
const UNSENT_MS = 5_000
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** Postgres' error of a second disbursement of a payment by one key. */
class UniqueViolation extends Error {
  readonly code = '23505'
}

/** Statements about refunds and payouts. */
export const DISBURSEMENTS: readonly Statement[] = [
  {
    name: 'find disbursement',
    text: /^SELECT id FROM ledger\.disbursement WHERE payment_id = \$1 AND key = \$2$/,
    run: (running) => {
      const [paymentId, key] = running.values as [string, string]
      return rowsOf(
        allOf(running, paymentId)
          .filter((row) => row.key === key)
          .map(({ id }) => ({ id })),
      )
    },
  },
  {
    name: 'read rests of lines',
    text: /^SELECT line\.position,\s+CASE WHEN payment\.scheme = 'upto'/,
    run: (running) => {
      const id = running.values[0] as string
      const payment = running.transaction.read(running.tables.payments.cells.get(id))
      if (payment === null || payment.settled === null) return rowsOf([])
      const all = allOf(running, id).filter(({ state }) => !KEPT.includes(state))
      return rowsOf(
        linesOf(running, id).map((line) => ({
          position: line.position,
          left: takenFor(payment, line) - partsAt(all, line.position),
        })),
      )
    },
  },
  {
    name: 'open disbursement',
    text: /^INSERT INTO ledger\.disbursement \(id, payment_id/,
    run: ({ now, tables, transaction, values }) => {
      const [id, paymentId, purpose, key, sum, reason, recipient] = values as string[]
      const row: DisbursementRow = {
        id: id as string,
        paymentId: paymentId as string,
        purpose: purpose as string,
        key: key as string,
        amount: amount(sum),
        reason: reason as string,
        recipient: recipient ?? null,
        state: 'REQUESTED',
        note: null,
        prepared: null,
        transaction: null,
        attempts: 0,
        countedAt: null,
        approvedAt: null,
        leaseUntil: null,
        leasedBy: null,
        createdAt: now,
        updatedAt: now,
        parts: [],
      }
      if (allOf({ tables, transaction }, row.paymentId).some((other) => other.key === row.key))
        throw new UniqueViolation()
      transaction.write(tables.disbursements.place(row.id), row)
      const known = tables.disbursementsOf.get(row.paymentId)
      if (known) known.push(row.id)
      else tables.disbursementsOf.set(row.paymentId, [row.id])
      return counted(1)
    },
  },
  {
    name: 'write parts of disbursement',
    text: /^INSERT INTO ledger\.disbursement_line/,
    run: ({ tables, transaction, values }) => {
      const [id, positions, amounts] = values as [string, number[], string[]]
      const cell = tables.disbursements.place(id)
      const row = transaction.read(cell) as DisbursementRow
      const parts = positions.map((position, index) => ({ position, amount: amount(amounts[index]) }))
      transaction.write(cell, { ...row, parts })
      return counted(parts.length)
    },
  },
  {
    name: 'read disbursement',
    text: /^SELECT disbursement\.id, .*WHERE disbursement\.id = \$1$/s,
    run: (running) => {
      const row = running.transaction.read(running.tables.disbursements.cells.get(running.values[0] as string))
      return rowsOf(row ? [shown(running, row)] : [])
    },
  },
  {
    name: 'read disbursements of payment',
    text: /^SELECT disbursement\.id, .*WHERE disbursement\.payment_id = \$1 ORDER BY/s,
    run: (running) =>
      rowsOf(
        allOf(running, running.values[0] as string)
          .sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1))
          .map((row) => shown(running, row)),
      ),
  },
  {
    name: 'lock payment of disbursement',
    text: /^SELECT 1 FROM ledger\.payment WHERE id = \(SELECT payment_id FROM ledger\.disbursement WHERE id = \$1\) FOR UPDATE$/,
    run: ({ tables, transaction, values }) => {
      const row = transaction.read(tables.disbursements.cells.get(values[0] as string))
      const cell = row && tables.payments.cells.get(row.paymentId)
      return counted(cell && transaction.lock(cell) ? 1 : 0)
    },
  },
  {
    name: 'read refunds',
    text: /^SELECT payment\.state, count\(\*\) FILTER/,
    run: (running) => {
      const id = running.values[0] as string
      const payment = running.transaction.read(running.tables.payments.cells.get(id))
      const states = allOf(running, id).flatMap(({ purpose, state }) => (purpose === 'REFUND' ? [state] : []))
      const countOf = (counts: readonly string[]) => states.filter((state) => counts.includes(state)).length
      return rowsOf(payment ? [{ state: payment.state, owed: countOf(OWED_STATES), sent: countOf(['SENT']) }] : [])
    },
  },
  {
    name: 'close disbursement',
    text: /^UPDATE ledger\.disbursement SET state = 'SENT'/,
    run: (running) => {
      const [id, transaction] = running.values as [string, string]
      const isClosed = change(running, id, (row) =>
        CLOSABLE.includes(row.state)
          ? { ...row, state: 'SENT', transaction, note: null, leaseUntil: null, updatedAt: running.now }
          : null,
      )
      const row = running.transaction.read(running.tables.disbursements.cells.get(id))
      if (isClosed.rowCount === 0 || !row) return rowsOf([])
      return rowsOf([{ payment_id: row.paymentId, purpose: row.purpose, reason: row.reason }])
    },
  },
  {
    name: 'mark refunded lines',
    text: /^UPDATE ledger\.payment_line AS line SET outcome = 'REFUNDED'/,
    run: (running) => {
      const { tables, transaction } = running
      const row = transaction.read(tables.disbursements.cells.get(running.values[0] as string))
      const payment = row && transaction.read(tables.payments.cells.get(row.paymentId))
      if (!row || !payment) return counted(0)
      const sent = allOf(running, row.paymentId).filter(
        ({ purpose, state }) => state === 'SENT' && purpose === 'REFUND',
      )
      const cell = tables.lines.place(row.paymentId)
      const lines = transaction.lock(cell) ?? []
      const isBack = (line: LineRow) =>
        sent.some(({ parts }) => parts.some(({ position }) => position === line.position)) &&
        partsAt(sent, line.position) >= takenFor(payment, line)
      const marked = lines.map((line): LineRow => (isBack(line) ? { ...line, outcome: 'REFUNDED' } : line))
      transaction.write(cell, marked)
      return counted(marked.filter((line, index) => line !== lines[index]).length)
    },
  },
  {
    name: 'read state of disbursement',
    text: /^SELECT state FROM ledger\.disbursement WHERE id = \$1$/,
    run: ({ tables, transaction, values }) => {
      const row = transaction.read(tables.disbursements.cells.get(values[0] as string))
      return rowsOf(row ? [{ state: row.state }] : [])
    },
  },
  {
    name: 'find resting disbursements',
    text: /^SELECT id FROM ledger\.disbursement WHERE state IN .*ORDER BY updated_at LIMIT \$2$/s,
    run: ({ now, tables, transaction, values }) => {
      const [olderThanMs, limit] = values as [number, number]
      const resting = [...tables.owed]
        .flatMap((id) => transaction.read(tables.disbursements.cells.get(id)) ?? [])
        .filter(
          ({ approvedAt, attempts, leaseUntil, state, updatedAt }) =>
            CLAIMABLE.includes(state) &&
            (updatedAt < now - olderThanMs ||
              (approvedAt !== null && attempts === 0) ||
              (attempts === 0 && updatedAt < now - UNSENT_MS) ||
              (state === 'SENDING' && leaseUntil === null)) &&
            (leaseUntil === null || leaseUntil < now),
        )
        .sort((one, other) => one.updatedAt - other.updatedAt)
      return rowsOf(resting.slice(0, limit).map(({ id }) => ({ id })))
    },
  },
  { name: 'claim disbursement', text: /^WITH candidate AS/, run: claim },
  {
    name: 'is claimed',
    text: /^SELECT 1 FROM ledger\.disbursement WHERE disbursement\.id = \$1/,
    run: ({ tables, transaction, values }) => {
      const row = transaction.read(tables.disbursements.cells.get(values[0] as string))
      return counted(row !== null && isOurs(row, values[1]) ? 1 : 0)
    },
  },
  {
    name: 'keep prepared',
    text: /^UPDATE ledger\.disbursement SET prepared = \$3/,
    run: (running) => {
      const [id, attempts, prepared] = running.values as [string, number, string]
      return change(running, id, (row) =>
        isOurs(row, attempts) ? { ...row, prepared: JSON.parse(prepared), updatedAt: running.now } : null,
      )
    },
  },
  { name: 'yield disbursement', text: /^WITH before AS/, run: giveBack },
  {
    name: 'approve disbursements',
    text: /^UPDATE ledger\.disbursement SET state = 'REQUESTED', approved_at = now\(\)/,
    run: (running) => {
      const { now } = running
      const approved = (running.values[0] as string[]).filter(
        (id) =>
          change(running, id, (row) =>
            row.state === 'NEEDS_APPROVAL'
              ? { ...row, state: 'REQUESTED', approvedAt: now, note: null, updatedAt: now }
              : null,
          ).rowCount === 1,
      )
      return rowsOf(approved.map((id) => ({ id })))
    },
  },
]

/** `claimDisbursement` */
function claim(running: Running) {
  const { now, tables, transaction, values } = running
  const [id, leaseMs, hourCap, dayCap, note, owner] = values as [string, number, string, string, string, string]
  const cell = tables.disbursements.cells.get(id)
  const isFree = (row: DisbursementRow) =>
    CLAIMABLE.includes(row.state) && (row.leaseUntil === null || row.leaseUntil < now)
  const seen = transaction.read(cell)
  if (!cell || !seen || !isFree(seen)) return rowsOf([])
  const row = transaction.lock(cell)
  if (!row || !isFree(row)) return rowsOf([])
  const isAllowed = row.prepared !== null || row.approvedAt !== null || row.countedAt !== null
  const isCounted = !isAllowed && count(running, row.amount, amount(hourCap), amount(dayCap))
  const isSent = isAllowed || isCounted
  const claimed: DisbursementRow = {
    ...row,
    updatedAt: now,
    state: isSent ? 'SENDING' : 'NEEDS_APPROVAL',
    attempts: isSent ? row.attempts + 1 : row.attempts,
    countedAt: isCounted ? now : row.countedAt,
    note: isSent ? row.note : note,
    leaseUntil: isSent ? now + leaseMs : null,
    leasedBy: isSent ? owner : row.leasedBy,
  }
  transaction.write(cell, claimed)
  return rowsOf([shown(running, claimed)])
}

/** Counts an amount against the caps of the hour and the day; false where it would exceed one. */
function count({ now, tables, transaction }: Running, sum: bigint, hourCap: bigint, dayCap: bigint): boolean {
  if (sum > hourCap || sum > dayCap) return false
  const cell = tables.outflow.place(dayOf(now))
  const hour = hourOf(now)
  const before = transaction.lock(cell)
  const hourBefore = before && hour <= before.hour ? before.hourAmount : 0n
  const dayAmount = (before?.dayAmount ?? 0n) + sum
  const hourAmount = hourBefore + sum
  if (before && (dayAmount > dayCap || hourAmount > hourCap)) return false
  transaction.write(cell, { dayAmount, hour: Math.max(before?.hour ?? hour, hour), hourAmount })
  return true
}

/** `yieldDisbursement` */
function giveBack(running: Running) {
  const { now, tables, transaction, values } = running
  const [id, attempts, state, note] = values as [string, number, DisbursementState, string]
  const cell = tables.disbursements.cells.get(id)
  const row = cell && transaction.lock(cell)
  if (!cell || !row || !isOurs(row, attempts)) return counted(0)
  const countedAt = row.prepared === null ? row.countedAt : null
  const outflow = countedAt === null ? undefined : tables.outflow.cells.get(dayOf(countedAt))
  if (outflow) transaction.lock(outflow)
  transaction.write(cell, {
    ...row,
    state,
    note,
    leaseUntil: null,
    updatedAt: now,
    countedAt: row.prepared === null ? null : row.countedAt,
  })
  const day = transaction.read(outflow)
  if (outflow && day && countedAt !== null) {
    const isOfHour = hourOf(countedAt) === day.hour
    transaction.write(outflow, {
      ...day,
      dayAmount: day.dayAmount - row.amount,
      hourAmount: day.hourAmount - (isOfHour ? row.amount : 0n),
    })
  }
  return counted(1)
}

function isOurs(row: DisbursementRow, attempts: unknown): boolean {
  return row.attempts === attempts && row.state === 'SENDING'
}

/** Updates a disbursement where `next` is not null. */
function change({ tables, transaction }: Running, id: string, next: (row: DisbursementRow) => DisbursementRow | null) {
  const cell: Cell<DisbursementRow> | undefined = tables.disbursements.cells.get(id)
  const seen = transaction.read(cell)
  if (!cell || !seen || next(seen) === null) return counted(0)
  const row = transaction.lock(cell)
  const changed = row && next(row)
  if (!changed) return counted(0)
  transaction.write(cell, changed)
  return counted(1)
}

/** The disbursements of a payment that a transaction sees. */
export function allOf(
  { tables, transaction }: { readonly tables: Tables; readonly transaction: Transaction },
  paymentId: string,
): DisbursementRow[] {
  const ids = tables.disbursementsOf.get(paymentId) ?? []
  return ids.flatMap((id) => transaction.read(tables.disbursements.cells.get(id)) ?? [])
}

function partsAt(rows: readonly DisbursementRow[], at: number): bigint {
  let sum = 0n
  for (const { parts } of rows) for (const part of parts) if (part.position === at) sum += part.amount
  return sum
}

/** TAKEN of prisma/ledger/lineUnits.ts. */
function takenFor({ scheme }: PaymentRow, { amount, charged }: LineRow): bigint {
  return scheme === 'upto' ? (charged ?? 0n) : amount
}

/** A row of DISBURSEMENT_COLUMNS. */
function shown({ tables, transaction }: Running, row: DisbursementRow): Record<string, unknown> {
  const payment = transaction.read(tables.payments.cells.get(row.paymentId)) as PaymentRow
  return {
    id: row.id,
    payment_id: row.paymentId,
    purpose: row.purpose,
    key: row.key,
    amount: row.amount,
    reason: row.reason,
    state: row.state,
    transaction_hash: row.transaction,
    prepared: row.prepared,
    attempts: row.attempts,
    created_at: new Date(row.createdAt),
    to: row.recipient ?? payment.payer,
    payer: payment.payer,
    scheme: payment.scheme,
    network: payment.network,
    payment_nonce: payment.nonce,
    paid_at: new Date(payment.createdAt),
  }
}

function dayOf(at: number): string {
  return String(Math.floor(at / DAY_MS))
}

function hourOf(at: number): number {
  return Math.floor((at % DAY_MS) / HOUR_MS)
}
