import type { Pool } from '../../prisma/database.ts'
import { archivedMonths } from '../../prisma/ledger/archive/archivedMonth.ts'
import { firstDay, monthAfter } from '../../prisma/ledger/archive/month.ts'
import type { PaymentFilter } from '../../prisma/ledger/listing.ts'
import type { Terminal } from '../terminal.ts'

/** Says which months of a filter are not in what is listed, because they are in files. */
export async function tellArchived(
  pool: Pool,
  { since, until }: Pick<PaymentFilter, 'since' | 'until'>,
  terminal: Terminal,
): Promise<void> {
  const months = (await archivedMonths(pool)).map(({ month }) => month)
  const within = months.filter(
    (month) => (!since || firstDay(monthAfter(month)) > since) && (!until || firstDay(month) < until),
  )
  const [first] = within
  if (!first) return
  const names = within.length === 1 ? first : `${first} to ${within.at(-1)} (${within.length} months)`
  terminal.tell(
    `Payments of ${names} are archived and not listed here: see "npx tollgraph ledger payments --month ${first}".`,
  )
}
