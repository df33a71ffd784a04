import type { Command } from 'commander'
import { eachPayment, type PaymentFilter, type PaymentRow } from '../../prisma/ledger/listing.ts'
import { newCommand, withExamples } from '../command.ts'
import { momentArgument } from '../options.ts'
import { type Cell, csvRecord } from '../output/csv.ts'
import { usdOf } from '../output/money.ts'
import type { Terminal } from '../terminal.ts'
import { tellArchived } from './archived.ts'
import { withLedger } from './open.ts'

/** The columns and their values; amounts in decimal USD, times in ISO 8601. */
const COLUMNS: Readonly<Record<string, (payment: PaymentRow) => Cell>> = {
  id: ({ id }) => id,
  created_at: ({ created_at }) => created_at.toISOString(),
  settled_at: ({ settled_at }) => settled_at?.toISOString() ?? null,
  state: ({ state }) => state,
  protocol: ({ protocol }) => protocol,
  scheme: ({ scheme }) => scheme,
  network: ({ network }) => network,
  asset: ({ asset }) => asset,
  payer: ({ payer }) => payer,
  pay_to: ({ pay_to }) => pay_to,
  authorized_usd: ({ amount }) => usdOf(amount),
  settled_usd: ({ settled_amount }) => usdOf(settled_amount),
  refunded_usd: ({ refunded_amount }) => usdOf(refunded_amount),
  transaction: ({ transaction_hash }) => transaction_hash,
  service: ({ service }) => service,
  method: ({ method }) => method,
  path: ({ path }) => path,
  operation: ({ operation }) => operation,
}

/** Writes payments as CSV records, in portions; call `header` first. */
export const paymentCsv = {
  header: () => csvRecord(Object.keys(COLUMNS)),
  records: (payments: readonly PaymentRow[]) =>
    payments.map((payment) => csvRecord(Object.values(COLUMNS).map((cell) => cell(payment)))).join(''),
}

/** `payments export`: CSV for accounting. */
export function exportCommand(terminal: Terminal): Command {
  const exporting = newCommand(terminal, 'export', 'Writes every payment as CSV (RFC 4180), the oldest first.')
    .option('--since <moment>', 'the first moment (UTC), such as 2026-01-01', momentArgument)
    .option('--until <moment>', 'the first moment after (UTC), such as 2026-02-01', momentArgument)
    .action(async (filter: PaymentFilter) => {
      await withLedger(async (pool) => {
        await tellArchived(pool, filter, terminal)
        await terminal.print(paymentCsv.header())
        await eachPayment(pool, filter, (rows) => terminal.print(paymentCsv.records(rows)))
      })
    })
  return withExamples(exporting, 'tollgraph payments export --since 2026-01-01 --until 2026-02-01 > january.csv')
}
