import { DAY, type DayNumber, dayOf, HISTORY_DAYS, tickOf } from './time.ts'

/** The times with figures: every midnight of the history, and the present. */
export interface Clock {
  /** The present in milliseconds, constant for some minutes. */
  at(): number
  /** The day that is today. */
  today(): DayNumber
  /** The first day of the history. */
  firstDay(): DayNumber
}

export function clockOf(now: () => Date): Clock {
  const at = () => tickOf(now())
  const today = () => dayOf(at())
  return { at, today, firstDay: () => today() - HISTORY_DAYS + 1 }
}

/** Caches a value until the next tick. */
export function perTick<Value>({ at }: Clock, make: (at: number) => Value): () => Value {
  let kept: { readonly at: number; readonly value: Value } | undefined
  return () => {
    const present = at()
    if (kept?.at !== present) kept = { at: present, value: make(present) }
    return kept.value
  }
}

/** Caches a value until tomorrow. */
export function perDay<Value>({ today }: Clock, make: (today: DayNumber) => Value): () => Value {
  let kept: { readonly day: DayNumber; readonly value: Value } | undefined
  return () => {
    const day = today()
    if (kept?.day !== day) kept = { day, value: make(day) }
    return kept.value
  }
}

/** A value for each midnight of the history, oldest first. */
export function daily(clock: Clock, valueAt: (atMs: number) => number): Float64Array {
  const first = clock.firstDay()
  return Float64Array.from({ length: HISTORY_DAYS }, (_, index) => valueAt((first + index) * DAY))
}

/** Adds `other` to `sum`, day by day. */
export function addDaily(sum: Float64Array, other: Float64Array): void {
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + (other[index] ?? 0)
}
