import type { Command } from 'commander'
import { type ArchivedMonth, bytesOf } from '../../prisma/ledger/archive/archivedMonth.ts'
import { FILE_NAMES } from '../../prisma/ledger/archive/columns.ts'
import type { MonthFigures } from '../../prisma/ledger/archive/monthFigures.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { usdOf } from '../output/money.ts'
import { table } from '../output/table.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

const COLUMNS = [
  { title: 'MONTH' },
  { title: 'PAYMENTS', align: 'right' },
  { title: 'AUTHORIZED USD', align: 'right' },
  { title: 'SETTLED USD', align: 'right' },
  { title: 'BYTES', align: 'right' },
  { title: 'WHERE' },
] as const

/** A month, in Postgres or in files; amounts in atomic units. */
interface Entry {
  /** Null for payments whose ids do not begin with their time. */
  readonly month: string | null
  readonly payments: number
  readonly amount: string
  readonly settled: string
  readonly bytes: number
  readonly where: 'database' | 'files'
  readonly archivedAt: Date | null
  readonly files: readonly { readonly key: string; readonly bytes: number; readonly sha256: string }[]
}

/** `ledger months`: the months of the ledger, and where they are. */
export function monthsCommand(terminal: Terminal): Command {
  const months = newCommand(
    terminal,
    'months',
    'Lists the months of the ledger: payments, sums, size, and where they are.',
  )
    .addOption(jsonOption())
    .action(async ({ json }: { readonly json?: true }) => {
      const entries = await withLedger(async (pool) => {
        const [{ archivedMonths }, { monthFigures }] = await Promise.all([
          import('../../prisma/ledger/archive/archivedMonth.ts'),
          import('../../prisma/ledger/archive/monthFigures.ts'),
        ])
        const stored = (await monthFigures(pool)).map(ofDatabase)
        // Read last, so that a month which is archived meanwhile is listed at least once.
        return [...(await archivedMonths(pool)).map(ofFiles), ...stored]
      })
      if (json) return terminal.print(jsonText(entries.map(asJson)))
      if (entries.length === 0) return terminal.tell('The ledger has no payments.')
      return terminal.print(table(COLUMNS, entries.map(asRow)))
    })
  return withExamples(months, 'tollgraph ledger months')
}

function ofDatabase(figures: MonthFigures): Entry {
  return { ...figures, where: 'database', archivedAt: null, files: [] }
}

function ofFiles(archived: ArchivedMonth): Entry {
  const { month, archivedAt, files, totals } = archived
  const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + BigInt(amount), 0n).toString()
  return {
    month,
    payments: files.payments.rows,
    amount: sum(totals.payments.map(({ amount }) => amount)),
    settled: sum(totals.payments.map(({ settled }) => settled)),
    bytes: bytesOf(archived),
    where: 'files',
    archivedAt,
    files: FILE_NAMES.map((name) => files[name]).map(({ key, bytes, sha256 }) => ({ key, bytes, sha256 })),
  }
}

function asRow({ month, payments, amount, settled, bytes, where, files }: Entry): string[] {
  const place = where === 'database' ? 'database' : (files[0]?.key.replace(/[^/]*$/, '') ?? '')
  return [month ?? 'other ids', String(payments), usdOf(amount) ?? '', usdOf(settled) ?? '', String(bytes), place]
}

function asJson({ month, payments, amount, settled, bytes, where, archivedAt, files }: Entry): Record<string, unknown> {
  return {
    month,
    payments,
    usd: usdOf(amount),
    settledUsd: usdOf(settled),
    bytes,
    where,
    archivedAt: archivedAt?.toISOString() ?? null,
    files,
  }
}
