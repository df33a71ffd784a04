import { type AtomicUsdc, atomicUsdc, lesserUsdc, parseUsd, sumUsdc, ZERO_USDC } from '../../../schema/money.ts'
import type { PeriodLeft } from '../store/periods.ts'
import { begunDays } from '../time.ts'

/** Less than this is not sent back. */
export const LEAST_REFUND = parseUsd('0.01')

/** What a cancellation gives back of one purchase. */
export interface Part {
  readonly period: PeriodLeft
  readonly amount: AtomicUsdc
}

/** What a cancellation gives back, and for how many days. */
export interface Share {
  /** Days that are left, the begun one included: as many as the status of the inbox tells. */
  readonly days: number
  readonly amount: AtomicUsdc
  /** None where the amount is too little to be sent. */
  readonly parts: readonly Part[]
}

/**
 * What the days left until `expiresAt` cost, and never more than has not gone back: each day its part of the period that it
 * belongs to, so that 30 days for a dollar are a thirtieth of a dollar each, and those of a year, which are cheaper, less.
 * Otherwise one could use half of a year and take all of its money back. The periods come newest first, which is the order
 * in which the days left belong to them.
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
