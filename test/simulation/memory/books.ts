import type { BookedPayment } from '../../prisma/ledger/books.ts'
import type { Tables } from './tables.ts'

/** What is committed about a payment, as `readBooks` reads it from Postgres; null for an unknown one. */
export function bookOf(tables: Tables, id: string): BookedPayment | null {
  const payment = tables.payments.cells.get(id)?.committed
  if (!payment) return null
  const credential = tables.credentials.cells.get(id)?.committed
  const lines = tables.lines.cells.get(id)?.committed ?? []
  const refunds = (tables.disbursementsOf.get(id) ?? []).flatMap(
    (disbursement) => tables.disbursements.cells.get(disbursement)?.committed ?? [],
  )
  return {
    id,
    state: payment.state,
    reason: payment.reason,
    settle: payment.settle as BookedPayment['settle'],
    scheme: payment.scheme as BookedPayment['scheme'],
    payer: payment.payer,
    nonce: payment.nonce,
    amount: payment.amount,
    settled: payment.settled,
    key: credential?.idempotencyKey ?? null,
    request: credential?.requestHash.toString('hex') ?? '',
    createdAt: new Date(payment.createdAt),
    lines,
    refunds,
    steps: payment.steps.map(({ to }, index) => [payment.steps[index - 1]?.to ?? null, to] as const),
  }
}

/** All committed payments, in the order of their reservation. */
export function booksOf(tables: Tables): BookedPayment[] {
  return [...tables.payments.cells.keys()].flatMap((id) => bookOf(tables, id) ?? [])
}
