import type { Command } from 'commander'
import { stuckDisbursements, stuckPayments } from '../../prisma/ledger/listing.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import type { Terminal } from '../terminal.ts'
import { paymentTable } from './list.ts'
import { withLedger } from './open.ts'
import { refundEntry, refundTable } from './show.ts'
import { paymentEntry } from './shown.ts'

/** `payments stuck`: payments and refunds that need an operator. Exits with 1 when there are any, for use in monitoring. */
export function stuckCommand(terminal: Terminal): Command {
  const stuck = newCommand(
    terminal,
    'stuck',
    'Lists payments and refunds that are under way for too long; none is well.',
  )
    .addOption(jsonOption())
    .action(({ json }: { readonly json?: true }) => printStuck(terminal, json ?? false))
  return withExamples(stuck, 'tollgraph payments stuck')
}

/** Prints stuck payments and refunds, as JSON or as tables. */
export async function printStuck(terminal: Terminal, asJson: boolean): Promise<void> {
  const { payments, refunds } = await withLedger(async (pool) => ({
    payments: await stuckPayments(pool),
    refunds: await stuckDisbursements(pool),
  }))
  if (payments.length + refunds.length > 0) terminal.fail()
  if (asJson) {
    return terminal.print(jsonText({ payments: payments.map(paymentEntry), refunds: refunds.map(refundEntry) }))
  }
  if (payments.length + refunds.length === 0) return terminal.print('Nothing is stuck\n')
  const parts = [payments.length > 0 ? paymentTable(payments) : [], refunds.length > 0 ? refundTable(refunds) : []]
  return terminal.print(parts.flat().join('\n'))
}
