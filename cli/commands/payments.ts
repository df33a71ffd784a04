import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import { exportCommand } from '../payments/export.ts'
import { listCommand } from '../payments/list.ts'
import { showCommand } from '../payments/show.ts'
import { printStuck, stuckCommand } from '../payments/stuck.ts'
import type { Terminal } from '../terminal.ts'

/** `payments`: reads the ledger. */
export function paymentsCommand(terminal: Terminal): Command {
  const payments = newCommand(terminal, 'payments', 'Looks into the ledger: who paid what, and what became of it.')
    .option('--stuck', 'the same as "payments stuck"')
    .action(async ({ stuck }: { readonly stuck?: true }) => {
      if (stuck) return printStuck(terminal, false)
      return payments.help({ error: true })
    })
  for (const command of [listCommand, showCommand, stuckCommand, exportCommand]) payments.addCommand(command(terminal))
  return withExamples(payments, 'tollgraph payments list --limit 5', 'tollgraph payments --stuck')
}
