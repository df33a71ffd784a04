import type { Bill } from '../api/types.ts'
import { formatUsd, parseUsd } from '../api/usd.ts'

/** The change of a total, with its sign: `+0.02`, `−0.05`; null without a change. */
export function difference(before: Bill | null, after: Bill): string | null {
  if (!before) return null
  const moved = parseUsd(after.total) - parseUsd(before.total)
  if (moved === 0n) return null
  return moved > 0n ? `+${formatUsd(moved)}` : `−${formatUsd(-moved)}`
}

/** A bill as a sentence, for screen readers. */
export function spokenBill(before: Bill | null, after: Bill): string {
  const total = parseUsd(after.total)
  const now = total === 0n ? 'This query is free' : `This query costs ${formatUsd(total)} USD`
  const moved = before ? total - parseUsd(before.total) : 0n
  if (moved === 0n) return `${now}.`
  return moved > 0n ? `${now}, ${formatUsd(moved)} more.` : `${now}, ${formatUsd(-moved)} less.`
}
