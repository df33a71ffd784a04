import type { Command } from 'commander'
import { bytesOf } from '../../prisma/ledger/archive/archivedMonth.ts'
import { LEAST_MONTHS_KEPT, type MonthName } from '../../prisma/ledger/archive/month.ts'
import type { ArchiveOutcome, ArchivePlace } from '../../router/archive/archiveMonth.ts'
import type { MonthOutcome } from '../../router/archive/archiveMonths.ts'
import { newCommand, withExamples } from '../command.ts'
import { Trouble, UsageError } from '../errors.ts'
import type { Terminal } from '../terminal.ts'
import { monthArgument, withArchive } from './open.ts'

/** `ledger archive`: runs the job `ledger.archive` now. */
export function archiveCommand(terminal: Terminal): Command {
  const archive = newCommand(
    terminal,
    'archive',
    'Moves months before the last LEDGER_MONTHS to files now, or one month.',
  )
    .option('--month <month>', 'only this one, such as 2026-01; it needs no LEDGER_MONTHS', monthArgument)
    .action(async ({ month }: { readonly month?: MonthName }) => {
      const outcomes = await withArchive(async (place, { LEDGER_MONTHS }) => {
        if (!month && LEDGER_MONTHS === 0)
          throw new UsageError('LEDGER_MONTHS is not set, so that all months stay: set it, or give --month.')
        return run(place, month ?? null, LEDGER_MONTHS, terminal)
      })
      if (outcomes.length === 0) return terminal.print('No month is to be archived\n')
      for (const { month: one, outcome } of outcomes) await terminal.print(`${one}: ${sentence(outcome)}\n`)
      if (outcomes.some(({ outcome }) => outcome.kind !== 'archived')) terminal.fail()
    })
  return withExamples(archive, 'tollgraph ledger archive', 'tollgraph ledger archive --month 2026-01')
}

async function run(
  place: ArchivePlace,
  month: MonthName | null,
  kept: number,
  terminal: Terminal,
): Promise<readonly MonthOutcome[]> {
  const [{ archiveMonth }, { archiveMonths }, { lastToArchive }] = await Promise.all([
    import('../../router/archive/archiveMonth.ts'),
    import('../../router/archive/archiveMonths.ts'),
    import('../../prisma/ledger/archive/archivedMonth.ts'),
  ])
  const options = { onStep: (step: string) => terminal.progress(step) }
  try {
    if (!month) return await archiveMonths(place, kept, options)
    const last = await lastToArchive(place.pool, LEAST_MONTHS_KEPT)
    if (month > last)
      throw new Trouble(
        `The last ${LEAST_MONTHS_KEPT} whole months stay in the database: give ${last} or an earlier month.`,
      )
    return [{ month, outcome: await archiveMonth(place, month, options) }]
  } finally {
    terminal.progress(null)
  }
}

function sentence(outcome: ArchiveOutcome): string {
  switch (outcome.kind) {
    case 'archived':
      return `archived, ${outcome.archived.files.payments.rows} payments in ${bytesOf(outcome.archived)} bytes`
    case 'moving':
      return `stays in the database: ${outcome.reasons.join(', ')}`
    case 'busy':
      return 'another process is archiving it'
    case 'absent':
      return 'the database has no such month, or it is archived already: see "npx tollgraph ledger months"'
  }
}
