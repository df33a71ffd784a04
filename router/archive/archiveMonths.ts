import { lastToArchive, sealedMonths, storedMonths } from '../../prisma/ledger/archive/archivedMonth.ts'
import type { MonthName } from '../../prisma/ledger/archive/month.ts'
import { unsealMonth, whileHolding } from '../../prisma/ledger/archive/seal.ts'
import { type ArchiveOptions, type ArchiveOutcome, type ArchivePlace, archiveMonth } from './archiveMonth.ts'

/** A month, and what became of it. */
export interface MonthOutcome {
  readonly month: MonthName
  readonly outcome: ArchiveOutcome
}

/** The months that are to be archived when so many whole months stay in Postgres (0: all), oldest first. */
export async function dueMonths({ pool }: Pick<ArchivePlace, 'pool'>, monthsKept: number): Promise<MonthName[]> {
  if (monthsKept === 0) return []
  const last = await lastToArchive(pool, monthsKept)
  return (await storedMonths(pool)).filter((month) => month <= last)
}

/**
 * Archives all months that are due. A month that is still moving is left for the next run. Months that are not due, and that a
 * process sealed which died, can be changed again.
 */
export async function archiveMonths(
  place: ArchivePlace,
  monthsKept: number,
  options: ArchiveOptions = {},
): Promise<MonthOutcome[]> {
  const due = await dueMonths(place, monthsKept)
  for (const month of await sealedMonths(place.pool)) {
    if (!due.includes(month)) await whileHolding(place.pool, month, (holder) => unsealMonth(holder, month))
  }
  const outcomes: MonthOutcome[] = []
  for (const month of due) {
    options.stopping?.throwIfAborted()
    outcomes.push({ month, outcome: await archiveMonth(place, month, options) })
  }
  return outcomes
}
