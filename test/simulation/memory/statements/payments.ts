import { isTaken } from '../../../../prisma/ledger/states.ts'
import type { LineRow, PaymentRow } from '../rows.ts'
import { nameKey, nonceKey, type Tables } from '../tables.ts'
import type { Transaction } from '../transaction.ts'
import { isShort } from './move.ts'
import { amount, counted, type Running, rowsOf, type Statement } from './statement.ts'

/** Statements about payments that are there: look-ups, answers, receipts. */
export const PAYMENTS: readonly Statement[] = [
  {
    name: 'look up',
    text: /JOIN ledger\.credential USING \(scheme, network, payer, nonce\)/,
    run: ({ now, tables, transaction, values }) => {
      const [numbers, schemes, networks, payers, nonces, keys] = values as unknown[][]
      const find = (index: Map<string, string>, key: string) => {
        const id = index.get(key)
        return id !== undefined && transaction.read(tables.credentials.cells.get(id)) !== null ? id : null
      }
      const rows: Record<string, unknown>[] = []
      for (const [index, number] of (numbers as number[]).entries()) {
        const payer = payers?.[index] as string
        const credential = { scheme: schemes?.[index], network: networks?.[index], payer, nonce: nonces?.[index] }
        const byNonce = find(tables.byNonce, nonceKey(credential as Parameters<typeof nonceKey>[0]))
        if (byNonce !== null) rows.push({ number, id: byNonce, by: 'credential', at: null })
        const key = keys?.[index] as string | null
        const byKey = key === null ? null : find(tables.byName, nameKey(payer, key))
        if (byKey !== null) rows.push({ number, id: byKey, by: 'key', at: null })
      }
      return rowsOf([...rows, { number: null, id: null, by: null, at: new Date(now) }])
    },
  },
  {
    name: 'read payments',
    text: /^SELECT payment\.id, payment\.state, .*WHERE payment\.id = ANY \(\$1\)$/s,
    run: ({ tables, transaction, values }) =>
      rowsOf(
        (values[0] as string[]).flatMap((id) => {
          const payment = transaction.read(tables.payments.cells.get(id))
          return payment ? [shownPayment(tables, transaction, payment)] : []
        }),
      ),
  },
  {
    name: 'read lines',
    text: /^SELECT position, path, field, service, amount, charged, settle, outcome FROM ledger\.payment_line/,
    run: (running) => rowsOf(linesOf(running, running.values[0] as string).map((line) => ({ ...line }))),
  },
  {
    name: 'read units',
    text: /^SELECT position, amount, charged FROM ledger\.payment_line/,
    run: (running) => {
      const lines = linesOf(running, running.values[0] as string)
      return rowsOf(lines.map(({ position, amount, charged }) => ({ position, amount, charged })))
    },
  },
  {
    name: 'retell',
    text: /^UPDATE ledger\.payment SET retold = true/,
    run: ({ tables, transaction, values }) => {
      const cell = tables.payments.cells.get(values[0] as string)
      const payment = transaction.read(cell)
      if (!cell || !payment || payment.retold) return counted(0)
      transaction.write(cell, { ...payment, retold: true })
      return counted(1)
    },
  },
  {
    name: 'read state',
    text: /^SELECT state FROM ledger\.payment WHERE id = \$1$/,
    run: ({ tables, transaction, values }) => {
      const payment = transaction.read(tables.payments.cells.get(values[0] as string))
      return rowsOf(payment ? [{ state: payment.state }] : [])
    },
  },
  {
    name: 'lock failed',
    text: /^SELECT 1 FROM ledger\.payment WHERE id = \$1 AND state = 'FAILED' FOR UPDATE$/,
    run: ({ tables, transaction, values }) => {
      const cell = tables.payments.cells.get(values[0] as string)
      if (!cell || transaction.read(cell)?.state !== 'FAILED') return counted(0)
      transaction.lock(cell)
      return counted(1)
    },
  },
  {
    name: 'lock payment',
    text: /^SELECT state FROM ledger\.payment WHERE id = \$1 FOR UPDATE$/,
    run: ({ tables, transaction, values }) => {
      const cell = tables.payments.cells.get(values[0] as string)
      const payment = cell && transaction.lock(cell)
      return rowsOf(payment ? [{ state: payment.state }] : [])
    },
  },
  {
    name: 'keep answer',
    text: /^WITH kept AS \(\s*UPDATE ledger\.payment SET answer_status = \$2/,
    run: ({ now, tables, transaction, values }) => {
      const [id, status, headers, body, charge] = values as [string, number, string, Buffer, string]
      const cell = tables.payments.cells.get(id)
      const payment = cell && transaction.lock(cell)
      if (!cell || !payment || payment.answerStatus !== null || !isTaken(payment.state)) return counted(0)
      const openCell = tables.open.cells.get(id)
      const open = openCell ? transaction.lock(openCell) : null
      const earned = amount(charge)
      const { amount: price, state } = payment
      transaction.write(cell, {
        ...payment,
        answerStatus: status,
        charge: earned,
        isShort: isShort(state, earned, price),
      })
      if (openCell && open) transaction.write(openCell, { ...open, isDue: false })
      transaction.write(tables.answers.place(id), { createdAt: now, headers: Buffer.from(headers), body })
      return counted(1)
    },
  },
  {
    name: 'judge lines',
    text: /^UPDATE ledger\.payment_line SET charged = given\.charged/,
    run: (running) => {
      const { tables, transaction, values } = running
      const [id, positions, outcomes, charged, delivered] = values as [string, number[], string[], string[], number[]]
      const cell = tables.lines.cells.get(id)
      if (!cell) return rowsOf([])
      const rows: Record<string, unknown>[] = []
      const judged = (transaction.lock(cell) ?? []).map((line): LineRow => {
        const index = positions.indexOf(line.position)
        if (index === -1) return line
        const outcome = line.outcome === 'REFUNDED' ? 'REFUNDED' : (outcomes[index] as LineRow['outcome'])
        const earned = amount(charged[index])
        rows.push({ position: line.position, amount: line.amount, charged: earned })
        return { ...line, outcome, charged: earned, delivered: delivered[index] ?? null }
      })
      transaction.write(cell, judged)
      return rowsOf(rows)
    },
  },
  {
    name: 'keep receipt',
    text: /^INSERT INTO ledger\.receipt \(payment_id, created_at, headers\) SELECT id, now\(\), \$2::jsonb/,
    run: ({ now, tables, transaction, values }) => {
      const [id, headers] = values as [string, string]
      if (transaction.read(tables.payments.cells.get(id)) === null) return rowsOf([])
      const cell = tables.receipts.place(id)
      const kept = transaction.lock(cell) ?? { createdAt: now, headers: JSON.parse(headers) }
      transaction.write(cell, kept)
      return rowsOf([{ headers: kept.headers }])
    },
  },
]

/** The lines of a payment, in their order. */
export function linesOf({ tables, transaction }: Pick<Running, 'tables' | 'transaction'>, id: string) {
  return transaction.read(tables.lines.cells.get(id)) ?? []
}

/** A row of COLUMNS of prisma/ledger/rows.ts. */
function shownPayment(tables: Tables, transaction: Transaction, payment: PaymentRow): Record<string, unknown> {
  const { id } = payment
  const credential = transaction.read(tables.credentials.cells.get(id))
  const answer = transaction.read(tables.answers.cells.get(id))
  const receipt = transaction.read(tables.receipts.cells.get(id))
  const open = transaction.read(tables.open.cells.get(id))
  return {
    id,
    state: payment.state,
    reason: payment.reason,
    settle: payment.settle,
    protocol: payment.protocol,
    scheme: payment.scheme,
    network: payment.network,
    payer: payment.payer,
    pay_to: payment.payTo,
    nonce: payment.nonce,
    amount: payment.amount,
    charge_amount: payment.charge,
    settled_amount: payment.settled,
    transaction_hash: payment.transaction,
    valid_before: new Date(payment.validBefore),
    created_at: new Date(payment.createdAt),
    settled_at: payment.settledAt === null ? null : new Date(payment.settledAt),
    resource_url: payment.resourceUrl,
    request_id: payment.requestId,
    service: payment.service,
    answer_status: payment.answerStatus,
    payload: credential && JSON.parse(credential.payload.toString()),
    requirements: credential && JSON.parse(credential.requirements.toString()),
    credential_hash: credential?.hash ?? null,
    request_hash: credential?.requestHash ?? null,
    idempotency_key: credential?.idempotencyKey ?? null,
    answer_headers: answer && JSON.parse(answer.headers.toString()),
    answer_body: answer?.body ?? null,
    receipt_headers: receipt?.headers ?? null,
    is_watched: payment.state === 'FAILED' && (open?.isDue ?? false),
  }
}
