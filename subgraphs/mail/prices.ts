import { parseUsd } from '../../schema/money.ts'

/** What keeping an inbox costs, by days; the same as the fields of the schema say. */
export const INBOX_PRICES = {
  month: { days: 30, usd: parseUsd('1') },
  quarter: { days: 90, usd: parseUsd('2.5') },
  year: { days: 365, usd: parseUsd('8') },
} as const
