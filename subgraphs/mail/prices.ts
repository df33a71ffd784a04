import { parseUsd } from '../../schema/money.ts'

/** Prices of an inbox by number of days, the same as in the schema. */
export const INBOX_PRICES = {
  month: { days: 30, usd: parseUsd('1') },
  quarter: { days: 90, usd: parseUsd('2.5') },
  year: { days: 365, usd: parseUsd('8') },
} as const
