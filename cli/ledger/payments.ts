import { type Command, Option } from 'commander'
import type { MonthName } from '../../prisma/ledger/archive/month.ts'
import type { MonthFilter } from '../../prisma/ledger/archive/monthPayments.ts'
import type { PaymentRow } from '../../prisma/ledger/listing.ts'
import { takeSnapshot } from '../../prisma/ledger/snapshot.ts'
import type { ArchivePlace } from '../../router/archive/archiveMonth.ts'
import { newCommand, withExamples } from '../command.ts'
import { UsageError } from '../errors.ts'
import { countArgument, jsonOption, walletArgument } from '../options.ts'
import { paymentCsv } from '../payments/export.ts'
import { paymentTable } from '../payments/list.ts'
import { paymentEntry } from '../payments/shown.ts'
import type { Terminal } from '../terminal.ts'
import { monthArgument, withArchive } from './open.ts'

interface Options extends MonthFilter {
  readonly month: MonthName
  readonly limit: number
  readonly json?: true
  readonly csv?: true
}

/** `ledger payments`: the payments of a month, wherever they are. */
export function paymentsOfMonthCommand(terminal: Terminal): Command {
  const payments = newCommand(
    terminal,
    'payments',
    'Lists the payments of a month, also of an archived one, oldest first.',
  )
    .requiredOption('--month <month>', 'such as 2026-01 (UTC)', monthArgument)
    .option('--payer <address>', 'only those of this wallet', walletArgument)
    .option('--service <name>', 'only those of this service')
    .addOption(
      new Option('--limit <count>', 'how many the table has at most').argParser(countArgument(100_000)).default(100),
    )
    .addOption(jsonOption('write JSON, for programs; without a limit'))
    .option('--csv', 'write CSV as "payments export" does; without a limit')
    .action(async (options: Options) => {
      if (options.json && options.csv) throw new UsageError('--json and --csv exclude each other: give one of them.')
      await withArchive(async (place) => {
        const portions = portionsOf(place, options)
        if (options.csv) return printCsv(terminal, portions)
        return options.json ? printJson(terminal, portions) : printTable(terminal, portions, options)
      })
    })
  return withExamples(
    payments,
    'tollgraph ledger payments --month 2026-01 --service domains',
    'tollgraph ledger payments --month 2026-01 --csv > january.csv',
  )
}

type Portions = AsyncIterable<readonly PaymentRow[]>

/** Those in files first: what is in Postgres of an archived month was written back later. */
async function* portionsOf({ pool, store }: ArchivePlace, { month, ...filter }: Options): Portions {
  const [{ archivedMonth }, { monthPayments }, { archivedPayments }] = await Promise.all([
    import('../../prisma/ledger/archive/archivedMonth.ts'),
    import('../../prisma/ledger/archive/monthPayments.ts'),
    import('../../router/archive/archivedPayments.ts'),
  ])
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await takeSnapshot(client)
    const archived = await archivedMonth(client, month)
    if (archived) yield* archivedPayments(store, archived, filter)
    yield* monthPayments(client, month, filter)
    await client.query('COMMIT')
  } finally {
    // An open transaction must not go back into the pool.
    client.release(true)
  }
}

async function printCsv(terminal: Terminal, portions: Portions): Promise<void> {
  await terminal.print(paymentCsv.header())
  for await (const payments of portions) await terminal.print(paymentCsv.records(payments))
}

/** An array, written as it is read. */
async function printJson(terminal: Terminal, portions: Portions): Promise<void> {
  let separator = '[\n'
  for await (const payments of portions) {
    if (payments.length === 0) continue
    const entries = payments.map((payment) => `  ${JSON.stringify(paymentEntry(payment))}`)
    await terminal.print(`${separator}${entries.join(',\n')}`)
    separator = ',\n'
  }
  await terminal.print(separator === '[\n' ? '[]\n' : '\n]\n')
}

async function printTable(terminal: Terminal, portions: Portions, { month, limit }: Options): Promise<void> {
  const found: PaymentRow[] = []
  for await (const payments of portions) {
    found.push(...payments.slice(0, limit + 1 - found.length))
    if (found.length > limit) break
  }
  if (found.length === 0) return terminal.tell('There are no such payments.')
  await terminal.print(paymentTable(found.slice(0, limit)))
  if (found.length > limit) terminal.tell(`${month} has more than ${limit}: give --limit, or --csv for all of them.`)
}
