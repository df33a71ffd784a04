import { type LineOutcome, OPEN_STATES, type PaymentState, UNCHARGED_STATES } from '../../../../prisma/ledger/states.ts'
import type { LineRow, OpenRow, PaymentRow } from '../rows.ts'
import { amountOrNull, documentAt, type Running, rowsOf, type Statement } from './statement.ts'

/** Columns of moves, and those of lines after them, in the order of prisma/ledger/move.ts. */
const COLUMNS = 16
const LINE_COLUMNS = 5

/** Delay before the chain is first asked about a failed payment, in milliseconds. */
const FIRST_LOOK_MS = 5_000

const NOT_WHOLE: readonly string[] = [...UNCHARGED_STATES, 'REFUNDING', 'REFUNDED']
const OPEN: readonly string[] = OPEN_STATES
const UNCHARGED: readonly string[] = UNCHARGED_STATES

interface Given {
  readonly id: string
  readonly before: readonly string[]
  readonly through: PaymentState | null
  readonly next: PaymentState
  readonly reason: string
  readonly answerStatus: number | null
  readonly headers: readonly [number | null, number | null]
  readonly body: readonly [number | null, number | null]
  readonly charge: bigint | null
  readonly transaction: string | null
  readonly log: number | null
  readonly settled: bigint | null
  readonly receipt: readonly [number | null, number | null]
}

interface GivenLine {
  readonly position: number
  readonly outcome: LineOutcome
  readonly charged: bigint
  readonly delivered: number | null
}

/** `moveAll` */
export const MOVE: Statement = {
  name: 'move',
  text: /^WITH given AS \(.*\bthrough\b.*UPDATE ledger\.payment SET state = next/s,
  run: (running) => {
    const { tables, transaction, values } = running
    const owner = values.at(-1) as string | null
    const given = (values[0] as string[]).map((_, index) => readGiven(values, index))
    // Payments in the order of their ids, then their open rows, as the statement locks them.
    const old = given
      .filter(({ id, before }) => {
        const payment = transaction.read(tables.payments.cells.get(id))
        return payment !== null && before.includes(payment.state)
      })
      .sort((one, other) => (one.id < other.id ? -1 : 1))
    for (const { id } of old) transaction.lock(tables.payments.place(id))
    for (const { id } of old) {
      const cell = tables.open.cells.get(id)
      if (cell) transaction.lock(cell)
    }
    const allowed = old.filter(({ id }) => {
      const open = transaction.read(tables.open.cells.get(id))
      return owner === null || !open?.isDue || open.owner === owner
    })
    for (const { id } of allowed) lockAll(running, id)
    const lines = readLines(values)
    for (const one of allowed) write(running, one, lines.get(one.id) ?? [])
    return rowsOf(allowed.map(({ id }) => ({ id })))
  },
}

/** Locks what a move may write beside the payment and its open row. */
function lockAll({ tables, transaction }: Running, id: string): void {
  for (const table of [tables.lines, tables.credentials, tables.answers, tables.receipts]) {
    const cell = (table.cells as ReadonlyMap<string, Parameters<typeof transaction.lock>[0]>).get(id)
    if (cell) transaction.lock(cell)
  }
}

function write(running: Running, given: Given, lines: readonly GivenLine[]): void {
  const { now, tables, transaction, values } = running
  const { id, next, answerStatus } = given
  const cell = tables.payments.place(id)
  const payment = moved(transaction.read(cell) as PaymentRow, given, now)
  transaction.write(cell, payment)
  const openCell = tables.open.cells.get(id)
  const open = transaction.read(openCell)
  if (openCell && open) transaction.write(openCell, next === 'RELEASED' ? null : opened(open, payment, now))
  if (UNCHARGED.includes(next)) freeName(running, id)
  const documents = values[COLUMNS + LINE_COLUMNS] as Buffer
  if (answerStatus !== null) {
    const headers = documentAt(documents, ...(given.headers as [number, number]))
    const body = documentAt(documents, ...(given.body as [number, number]))
    transaction.write(tables.answers.place(id), { createdAt: now, headers, body })
  }
  if (given.receipt[0] !== null && transaction.read(tables.receipts.cells.get(id)) === null) {
    const text = documentAt(documents, ...(given.receipt as [number, number])).toString()
    transaction.write(tables.receipts.place(id), { createdAt: now, headers: JSON.parse(text) })
  }
  if (lines.length > 0) judge(running, id, lines)
}

function moved(payment: PaymentRow, given: Given, now: number): PaymentRow {
  const { next, reason, through } = given
  const charge = given.charge ?? payment.charge
  return {
    ...payment,
    state: next,
    reason,
    answerStatus: given.answerStatus ?? payment.answerStatus,
    charge,
    transaction: given.transaction ?? payment.transaction,
    log: given.log ?? payment.log,
    settled: payment.settled ?? given.settled,
    settledAt: next === 'SETTLED' ? (payment.settledAt ?? now) : payment.settledAt,
    isShort: isShort(next, charge, payment.amount),
    steps: [
      ...payment.steps,
      ...(through === null ? [] : [{ to: through, reason, at: now }]),
      { to: next, reason, at: now },
    ],
  }
}

/** `isShort` of prisma/ledger/move.ts. */
export function isShort(state: string, charge: bigint | null, amount: bigint): boolean {
  return NOT_WHOLE.includes(state) || (charge !== null && charge < amount)
}

function opened(open: OpenRow, { state, settle, answerStatus, settled, settledAt }: PaymentRow, now: number): OpenRow {
  return {
    ...open,
    state,
    settledAt: open.settledAt ?? settledAt,
    amount: settled ?? open.amount,
    isDue: settledAt === null || (settle === 'UPFRONT' && answerStatus === null),
    leaseUntil: state === 'FAILED' ? now + FIRST_LOOK_MS : open.leaseUntil,
    openKey: OPEN.includes(state) ? open.openKey : null,
  }
}

function freeName({ tables, transaction }: Running, id: string): void {
  const cell = tables.credentials.cells.get(id)
  const credential = transaction.read(cell)
  if (cell && credential?.idempotencyKey) transaction.write(cell, { ...credential, idempotencyKey: null })
}

function judge({ tables, transaction }: Running, id: string, given: readonly GivenLine[]): void {
  const cell = tables.lines.place(id)
  const judged = (transaction.read(cell) ?? []).map((line): LineRow => {
    const found = given.find(({ position }) => position === line.position)
    return found ? { ...line, outcome: found.outcome, charged: found.charged, delivered: found.delivered } : line
  })
  transaction.write(cell, judged)
}

function readGiven(values: readonly unknown[], index: number): Given {
  const at = (column: number) => (values[column] as unknown[])[index]
  return {
    id: at(0) as string,
    before: (at(1) as string).split(','),
    through: at(2) as PaymentState | null,
    next: at(3) as PaymentState,
    reason: at(4) as string,
    answerStatus: at(5) as number | null,
    headers: [at(6) as number | null, at(7) as number | null],
    body: [at(8) as number | null, at(9) as number | null],
    charge: amountOrNull(at(10)),
    transaction: at(11) as string | null,
    log: at(12) as number | null,
    settled: amountOrNull(at(13)),
    receipt: [at(14) as number | null, at(15) as number | null],
  }
}

function readLines(values: readonly unknown[]): Map<string, GivenLine[]> {
  const [ids = [], positions = [], outcomes = [], charged = [], delivered = []] = values.slice(
    COLUMNS,
    COLUMNS + LINE_COLUMNS,
  ) as unknown[][]
  const lines = new Map<string, GivenLine[]>()
  for (const [index, id] of ids.entries()) {
    const line: GivenLine = {
      position: positions[index] as number,
      outcome: outcomes[index] as LineOutcome,
      charged: BigInt(charged[index] as string),
      delivered: delivered[index] as number | null,
    }
    const known = lines.get(id as string)
    if (known) known.push(line)
    else lines.set(id as string, [line])
  }
  return lines
}
