import type { AtomicUsdc } from '../schema/money.ts'
import { formatUsd } from '../schema/money.ts'

/** A price in decimal strings of USD; the two are equal where it is fixed. */
export interface PriceEntry {
  readonly mode: 'fixed' | 'dynamic'
  readonly min: string
  readonly max: string
}

/** A price as the document tells it. */
export function priceEntry(mode: PriceEntry['mode'], min: AtomicUsdc, max: AtomicUsdc): PriceEntry {
  return { mode, min: formatUsd(min), max: formatUsd(max) }
}
