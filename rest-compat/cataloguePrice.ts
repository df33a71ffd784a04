import type { AtomicUsdc } from '../schema/money.ts'
import { formatUsd } from '../schema/money.ts'

/** A price in decimal USD strings; min and max are equal when it is fixed. */
export interface PriceEntry {
  readonly mode: 'fixed' | 'dynamic'
  readonly min: string
  readonly max: string
}

/** The document's entry of a price. */
export function priceEntry(mode: PriceEntry['mode'], min: AtomicUsdc, max: AtomicUsdc): PriceEntry {
  return { mode, min: formatUsd(min), max: formatUsd(max) }
}
