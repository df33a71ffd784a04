import { DAY_MS } from '../kit/time.ts'

/**
 * Days from one instant to another, started days included; 0 if `to` is past. Inbox status, top-ups and cancellation
 * refunds all count the remaining days this way.
 */
export function begunDays(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS))
}

/** The later of two instants. */
export function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}
