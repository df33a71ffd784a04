import { formatUsd, parseUsd } from '../api/usd.ts'

/** The parsed limit input. */
export type BudgetText =
  | { readonly state: 'limit'; readonly usd: string }
  | { readonly state: 'none' }
  | { readonly state: 'wrong'; readonly message: string }

/** Parses a limit: an empty text means none. A decimal comma is accepted. */
export function readBudget(text: string): BudgetText {
  const written = text.trim().replace(/^\$/, '').replace(',', '.')
  if (written === '') return { state: 'none' }
  try {
    return { state: 'limit', usd: formatUsd(parseUsd(written.startsWith('.') ? `0${written}` : written)) }
  } catch {
    return { state: 'wrong', message: 'Write a sum such as 0.50, or nothing for no limit.' }
  }
}

/** Whether a bill is above the limit. */
export function isOverBudget(total: string, limit: string | null): boolean {
  return limit !== null && parseUsd(total) > parseUsd(limit)
}
