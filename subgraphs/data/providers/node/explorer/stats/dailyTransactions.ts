import { listed } from '../envelope.ts'
import type { Action } from '../ground.ts'
import { reachOf } from '../place.ts'
import { daysIn, orderIn } from '../query.ts'

/** `dailytx`: transactions per UTC day; days without blocks are left out. */
export const dailyTransactions: Action = async (query, explorer) => {
  const { first, last } = daysIn(query)
  const [days] = await Promise.all([
    explorer.index.days(dayText(first), dayText(last), orderIn(query)),
    reachOf(explorer),
  ])
  return listed(
    days.map(({ day, transactions }) => ({
      UTCDate: day,
      unixTimeStamp: String(Date.parse(`${day}T00:00:00Z`) / 1000),
      transactionCount: Number(transactions),
    })),
    'records',
  )
}

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)
