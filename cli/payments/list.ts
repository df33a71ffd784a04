import { type Command, Option } from 'commander'
import { listPayments, type PaymentFilter, type PaymentRow } from '../../prisma/ledger/listing.ts'
import { NEXT_STATES } from '../../prisma/ledger/states.ts'
import { newCommand, withExamples } from '../command.ts'
import { countArgument, jsonOption, momentArgument, walletArgument } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdOf } from '../output/money.ts'
import { table } from '../output/table.ts'
import { moment } from '../output/time.ts'
import type { Terminal } from '../terminal.ts'
import { tellArchived } from './archived.ts'
import { withLedger } from './open.ts'
import { paymentEntry, requestOf } from './shown.ts'

interface Options extends PaymentFilter {
  readonly limit: number
  readonly json?: true
}

const COLUMNS = [
  { title: 'CREATED (UTC)' },
  { title: 'ID' },
  { title: 'STATE' },
  { title: 'USD', align: 'right' },
  { title: 'PAYER' },
  { title: 'REQUEST' },
] as const

/** `payments list`: the newest payments. */
export function listCommand(terminal: Terminal): Command {
  const list = newCommand(terminal, 'list', 'Lists payments, the newest first.')
    .addOption(new Option('--state <state>', 'only those in this state').choices(Object.keys(NEXT_STATES)))
    .option('--payer <address>', 'only those of this wallet', walletArgument)
    .option('--since <moment>', 'only those since then (UTC), such as 2026-01-31', momentArgument)
    .addOption(new Option('--limit <count>', 'how many at most').argParser(countArgument(1_000)).default(20))
    .addOption(jsonOption())
    .action(async ({ limit, json, ...filter }: Options) => {
      const payments = await withLedger(async (pool) => {
        const found = await listPayments(pool, filter, limit)
        if (found.length < limit) await tellArchived(pool, filter, terminal)
        return found
      })
      if (json) return terminal.print(jsonText(payments.map(paymentEntry)))
      if (payments.length === 0) return terminal.tell('There are no such payments.')
      return terminal.print(paymentTable(payments))
    })
  return withExamples(list, 'tollgraph payments list --state SETTLED --since 2026-01-01')
}

/** A table of payments; the amount is the settled one, or else the authorised one. */
export function paymentTable(payments: readonly PaymentRow[]): string {
  return table(
    COLUMNS,
    payments.map((payment) => [
      moment(payment.created_at),
      payment.id,
      payment.state,
      usdOf(payment.settled_amount ?? payment.amount) ?? '',
      payment.payer,
      requestOf(payment),
    ]),
  )
}
