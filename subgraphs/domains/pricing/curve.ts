import { type AtomicUsdc, atomicUsdc } from '../../../schema/money.ts'

/**
 * Ten registrations per UTC day, over all endings. Each takes the day's lowest free slot, which determines the multiplier
 * of the list price. A failed registration frees its slot.
 */

/** Multiplier of the list price in slots 1 to 10, in tenths. */
const MULTIPLIER_TENTHS = [10, 10, 10, 10, 10, 15, 15, 25, 25, 50] as const

export const SLOTS_A_DAY = MULTIPLIER_TENTHS.length

/** The lowest free slot; null if the day is sold out. */
export function nextSlot(taken: Iterable<number>): number | null {
  const gone = new Set(taken)
  for (let slot = 1; slot <= SLOTS_A_DAY; slot += 1) if (!gone.has(slot)) return slot
  return null
}

/** The price in a slot. */
export function priceInSlot(listPrice: AtomicUsdc, slot: number): AtomicUsdc {
  return atomicUsdc((listPrice * BigInt(tenthsOf(slot))) / 10n)
}

/** The multiplier as in responses: `1.0`, `2.5`. A sold-out day reports the last one. */
export function formatMultiplier(slot: number | null): string {
  const tenths = tenthsOf(slot ?? SLOTS_A_DAY)
  return `${Math.trunc(tenths / 10)}.${tenths % 10}`
}

/** The UTC day of an instant, such as `2026-07-27`. */
export function utcDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Whole seconds until the slots reset; never zero. */
export function secondsToMidnight(instant: Date): number {
  const midnight = new Date(instant)
  midnight.setUTCHours(24, 0, 0, 0)
  return Math.ceil((midnight.getTime() - instant.getTime()) / 1000)
}

function tenthsOf(slot: number): number {
  const tenths = MULTIPLIER_TENTHS[slot - 1]
  if (tenths === undefined) throw new RangeError(`There is no slot ${slot}`)
  return tenths
}
