import type { Pool, PoolClient } from '../../prisma/database.ts'
import { type ArchivedMonth, archivedMonth } from '../../prisma/ledger/archive/archivedMonth.ts'
import { type ArchiveRow, columnAt, type FileName } from '../../prisma/ledger/archive/columns.ts'
import { type MonthName, monthOfId } from '../../prisma/ledger/archive/month.ts'
import type { MonthFilter } from '../../prisma/ledger/archive/monthPayments.ts'
import type { DisbursementRow, LineRow, PaymentRow, TransitionRow } from '../../prisma/ledger/listing.ts'
import type { BlobStore } from '../../subgraphs/kit/storage/blobs/blobStore.ts'
import { disbursementOf, linesOf, paymentOf, refundedBy, transitionsOf } from './archivedRows.ts'
import { FileReader } from './readFile.ts'

/** A payment in full. */
export interface ArchivedPayment {
  readonly month: MonthName
  readonly payment: PaymentRow
  readonly lines: readonly LineRow[]
  readonly transitions: readonly TransitionRow[]
  readonly refunds: readonly DisbursementRow[]
}

/** A payment of an archived month; null where its month is not archived, or has no such payment. Throws ArchiveDamaged. */
export async function archivedPayment(
  connection: Pool | PoolClient,
  store: BlobStore,
  id: string,
): Promise<ArchivedPayment | null> {
  const month = monthOfId(id)
  const archived = month && (await archivedMonth(connection, month))
  if (!archived) return null
  const [row] = await readerOf(store, archived, 'payments').rowsOf(id)
  if (!row) return null
  const lines = await readerOf(store, archived, 'lines').rowsOf(id)
  const disbursements = await readerOf(store, archived, 'disbursements').rowsOf(id)
  return {
    month: archived.month,
    payment: paymentOf(row, refundedBy(disbursements)),
    lines: linesOf(row, lines, disbursements),
    transitions: transitionsOf(row),
    refunds: disbursements.map(disbursementOf).sort(byTime),
  }
}

/** The payments of an archived month in the order of their ids, a row group at a time. Throws ArchiveDamaged. */
export async function* archivedPayments(
  store: BlobStore,
  archived: ArchivedMonth,
  { payer, service }: MonthFilter,
): AsyncGenerator<readonly PaymentRow[]> {
  const [payerAt, serviceAt] = [columnAt('payments', 'payer'), columnAt('payments', 'service')]
  for await (const group of readerOf(store, archived, 'payments').rows()) {
    const wanted = group.filter(
      (row) => (payer === undefined || row[payerAt] === payer) && (service === undefined || row[serviceAt] === service),
    )
    const given = await disbursementsBetween(store, archived, wanted)
    yield wanted.map((row) => paymentOf(row, refundedBy(given.get(row[0] ?? '') ?? [])))
  }
}

/** A reader of a month's file. */
export function readerOf(store: BlobStore, archived: ArchivedMonth, file: FileName): FileReader {
  return new FileReader(store, file, archived.files[file])
}

/** The refunds and payouts of payments that are in the order of their ids, by payment. */
async function disbursementsBetween(
  store: BlobStore,
  archived: ArchivedMonth,
  payments: readonly ArchiveRow[],
): Promise<ReadonlyMap<string, readonly ArchiveRow[]>> {
  const found = new Map<string, ArchiveRow[]>()
  const [first, last] = [payments[0]?.[0], payments.at(-1)?.[0]]
  if (!first || !last) return found
  const reader = readerOf(store, archived, 'disbursements')
  for await (const rows of reader.rows((from, to) => from <= last && first <= to)) {
    for (const row of rows) {
      const payment = row[0] ?? ''
      const others = found.get(payment)
      if (others) others.push(row)
      else found.set(payment, [row])
    }
  }
  return found
}

function byTime(a: DisbursementRow, b: DisbursementRow): number {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)
}
