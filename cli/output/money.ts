import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'

/** Atomic units as a database or the wire writes them, as a decimal USD string; null stays null. */
export function usdOf(atomic: string | null): string | null {
  return atomic === null ? null : formatUsd(atomicUsdc(BigInt(atomic)))
}

/** A range of prices: one number where both ends are the same. */
export function usdRange(min: AtomicUsdc, max: AtomicUsdc): string {
  return min === max ? formatUsd(min) : `${formatUsd(min)} to ${formatUsd(max)}`
}
