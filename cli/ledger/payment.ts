import type { Command } from 'commander'
import { getPayment } from '../../prisma/ledger/listing.ts'
import type { ArchivePlace } from '../../router/archive/archiveMonth.ts'
import { newCommand, withExamples } from '../command.ts'
import { jsonOption } from '../options.ts'
import { jsonText } from '../output/json.ts'
import { paymentIdArgument, readWhole, type WholePayment, wholeEntry, wholeText } from '../payments/show.ts'
import type { Terminal } from '../terminal.ts'
import { withArchive } from './open.ts'

/** `ledger payment`: one payment in full, wherever it is. */
export function paymentCommand(terminal: Terminal): Command {
  const payment = newCommand(
    terminal,
    'payment',
    'Shows one payment as "payments show" does, also of an archived month.',
  )
    .argument('<id>', 'as "payments list" and receipts give it', paymentIdArgument)
    .addOption(jsonOption())
    .action(async (id: string, { json }: { readonly json?: true }) => {
      const whole = await withArchive((place) => readAnywhere(place, id))
      await terminal.print(json ? jsonText(wholeEntry(whole)) : wholeText(whole))
    })
  return withExamples(payment, 'tollgraph ledger payment 019b76da-abe8-7000-8000-000000000001')
}

/** Throws Trouble when neither Postgres nor an archived month has it. */
async function readAnywhere({ pool, store }: ArchivePlace, id: string): Promise<WholePayment> {
  if (!(await getPayment(pool, id))) {
    const { archivedPayment } = await import('../../router/archive/archivedPayments.ts')
    const archived = await archivedPayment(pool, store, id)
    if (archived) return archived
  }
  return readWhole(pool, id)
}
