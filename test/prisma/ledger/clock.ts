import { vi } from 'vitest'

const Real = Date

/** How far the clock has been moved ahead of the real one, in milliseconds. */
let shift = 0

/** A Date whose now is the moved clock's. */
class MovedDate extends Real {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(Real.now() + shift)
    else super(...(given as [number]))
  }

  static override now(): number {
    return Real.now() + shift
  }
}

/** Puts the moved clock in place of the real one, for everything in this process that asks for the time. */
export function installClock(): void {
  vi.stubGlobal('Date', MovedDate)
}

/** Moves this process' clock to so many milliseconds ahead of the real one. */
export function setShift(milliseconds: number): void {
  shift = milliseconds
}
