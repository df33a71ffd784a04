import { type AtomicUsdc, atomicUsdc, formatUsd } from '../../schema/money.ts'

/** Atomic units in decimal digits as a decimal USD string; null stays null. */
export function usdOf(atomic: string | null): string | null {
  return atomic === null ? null : formatUsd(atomicUsdc(BigInt(atomic)))
}

/** A price range: one number when both ends are equal. */
export function usdRange(min: AtomicUsdc, max: AtomicUsdc): string {
  return min === max ? formatUsd(min) : `${formatUsd(min)} to ${formatUsd(max)}`
}
