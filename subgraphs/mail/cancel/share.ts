import { type AtomicUsdc, atomicUsdc, lesserUsdc, parseUsd, sumUsdc, ZERO_USDC } from '../../../schema/money.ts'
import type { PeriodLeft } from '../store/periods.ts'
import { begunDays } from '../time.ts'

/** Smaller amounts are not refunded. */
export const LEAST_REFUND = parseUsd('0.01')

/** The part of a refund that comes from one purchase. */
export interface Part {
  readonly period: PeriodLeft
  readonly amount: AtomicUsdc
}

/** The refund of a cancellation, and the days it covers. */
export interface Share {
  /** Remaining days, the started one included; the same count as in the inbox's status. */
  readonly days: number
  readonly amount: AtomicUsdc
  /** Empty if the amount is too small to send. */
  readonly parts: readonly Part[]
}

/**
 * The price of the days left until `expiresAt`, capped by the amount not yet refunded. Each day is worth its fraction of
 * the period that it belongs to: 30 days for a dollar are a thirtieth of a dollar each, and days of a year, which are
 * cheaper, less. Otherwise a payer could use half a year and get the whole price back. `periods` come newest first, the
 * order in which the remaining days belong to them.
 */
export function shareOf(expiresAt: Date, periods: readonly PeriodLeft[], now: Date): Share {
  const days = begunDays(now, expiresAt)
  const parts = unusedParts(days, periods)
  const amount = sumUsdc(parts.map((part) => part.amount))
  return { days, amount, parts: amount < LEAST_REFUND ? [] : parts }
}

function unusedParts(days: number, periods: readonly PeriodLeft[]): Part[] {
  const parts: Part[] = []
  let open = days
  for (const period of periods) {
    const unused = Math.min(open, period.days)
    open -= unused
    const worth = atomicUsdc((period.amount * BigInt(unused)) / BigInt(period.days))
    const amount = lesserUsdc(worth, period.left)
    if (amount > ZERO_USDC) parts.push({ period, amount })
  }
  return parts
}
