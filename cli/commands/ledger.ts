import type { Command } from 'commander'
import { newCommand, withExamples } from '../command.ts'
import { archiveCommand } from '../ledger/archive.ts'
import { monthsCommand } from '../ledger/months.ts'
import { paymentCommand } from '../ledger/payment.ts'
import { paymentsOfMonthCommand } from '../ledger/payments.ts'
import type { Terminal } from '../terminal.ts'

/** `ledger`: the months of the ledger, in the database and in files. */
export function ledgerCommand(terminal: Terminal): Command {
  const ledger = newCommand(terminal, 'ledger', 'Reads the ledger by month, also months that are in files.')
  for (const command of [monthsCommand, paymentsOfMonthCommand, paymentCommand, archiveCommand])
    ledger.addCommand(command(terminal))
  return withExamples(ledger, 'tollgraph ledger months')
}
