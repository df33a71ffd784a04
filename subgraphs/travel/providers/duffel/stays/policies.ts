import type { Rate } from './wire.ts'

/** What cancelling costs, in the words of the port. */
export interface Cancellation {
  /** Until then the item before applies; without an item before, cancelling is free. */
  readonly deadline?: string
  readonly amount: string
  readonly type?: 'FULL_STAY'
  readonly description?: { readonly text: string; readonly lang: string }
}

/**
 * Duffel says what is given back until a time, the port what cancelling costs from a time on: the cost after each time of
 * the timeline, and before the first one where not everything is given back.
 *
 * @param timeline in the order of time
 * @param total of the rate, in the currency of the timeline
 */
export function cancellationsOf(timeline: Rate['cancellation_timeline'], total: string): readonly Cancellation[] {
  const [first] = timeline
  if (!first) return [{ ...costing(total, total), description: { text: 'NON-REFUNDABLE RATE', lang: 'EN' } }]
  const early = minus(total, first.refund_amount)
  const later = timeline.map(({ before }, index) => {
    const refund = timeline[index + 1]?.refund_amount ?? '0'
    return { deadline: before, ...costing(minus(total, refund), total) }
  })
  return [...(isZero(early) ? [] : [costing(early, total)]), ...later]
}

function costing(amount: string, total: string): Cancellation {
  return { amount, ...(isZero(minus(total, amount)) ? { type: 'FULL_STAY' as const } : {}) }
}

/** The difference of two decimal numbers, exactly; 0 if it would be negative. */
function minus(one: string, other: string): string {
  const decimals = Math.max(decimalsOf(one), decimalsOf(other))
  const difference = scaled(one, decimals) - scaled(other, decimals)
  const digits = (difference > 0n ? difference : 0n).toString().padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

function decimalsOf(number: string): number {
  return number.split('.')[1]?.length ?? 0
}

function scaled(number: string, decimals: number): bigint {
  const [whole = '0', fraction = ''] = number.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function isZero(amount: string): boolean {
  return Number(amount) === 0
}
