import type { Command } from 'commander'
import { type AuditFilter, type AuditRow, listAudit } from '../auditLog.ts'
import { newCommand, withExamples } from '../command.ts'
import { countArgument, jsonOption, momentArgument, walletArgument } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { printable } from '../output/printable.ts'
import { table } from '../output/table.ts'
import { moment } from '../output/time.ts'
import { withLedger } from '../payments/open.ts'
import type { Terminal } from '../terminal.ts'

interface Options extends AuditFilter {
  readonly limit: number
  readonly json?: true
}

const COLUMNS = [
  { title: 'AT (UTC)' },
  { title: 'WALLET' },
  { title: 'OUTCOME' },
  { title: 'REQUEST' },
  { title: 'ARGUMENTS' },
] as const

/** `audit-log`: the mutations that signatures authorised. */
export function auditLogCommand(terminal: Terminal): Command {
  const log = newCommand(terminal, 'audit-log', 'Lists the mutations that wallets signed for, the newest first.')
    .option('--wallet <address>', 'only those of this wallet', walletArgument)
    .option('--since <moment>', 'only those since then (UTC), such as 2026-01-31', momentArgument)
    .option('--limit <count>', 'how many at most', countArgument(10_000), 20)
    .addOption(jsonOption())
    .action(async ({ limit, json, ...filter }: Options) => {
      const rows = await withLedger((pool) => listAudit(pool, filter, limit))
      if (json) return terminal.print(jsonText(rows))
      if (rows.length === 0) return terminal.tell('There are no such entries.')
      return terminal.print(table(COLUMNS, rows.map(cellsOf)))
    })
  return withExamples(log, 'tollgraph audit-log --since 2026-01-01', 'tollgraph audit-log --wallet 0x… --json')
}

function cellsOf({ at, wallet, outcome, service, method, path, arguments: given }: AuditRow): string[] {
  const request = path === null ? `${method} ${service}` : `${method} ${service}${path}`
  return [moment(at), wallet, printable(outcome ?? 'unknown'), request, printable(JSON.stringify(given))]
}
