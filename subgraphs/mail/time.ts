import { DAY_MS } from '../kit/time.ts'

/**
 * Days from one instant to another, begun ones included; 0 when it is past. Whatever tells of the days that are left of an inbox
 * counts them so: its status, a top-up, and what its cancellation gives back.
 */
export function begunDays(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS))
}

/** The later of two instants. */
export function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other
}
