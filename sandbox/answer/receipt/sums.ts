import type { Receipt, ReceiptLine } from '../../api/types.ts'
import { formatUsd, parseUsd } from '../../api/usd.ts'

/** Sums of a receipt, in decimal USD strings; null for a sum without lines. */
export interface ReceiptSums {
  readonly charged: string
  readonly waived: string | null
  readonly failed: string | null
  readonly refunded: string | null
}

/** Sums the lines of a receipt by outcome; the charged sum is the receipt's own. */
export function sumsOf({ charged, lines }: Receipt): ReceiptSums {
  return {
    charged,
    waived: sumOf(lines, 'WAIVED'),
    failed: sumOf(lines, 'FAILED'),
    refunded: sumOf(lines, 'REFUNDED'),
  }
}

function sumOf(lines: readonly ReceiptLine[], outcome: ReceiptLine['outcome']): string | null {
  const some = lines.filter((line) => line.outcome === outcome)
  return some.length === 0 ? null : formatUsd(some.reduce((sum, { usd }) => sum + parseUsd(usd), 0n))
}

/** Each outcome as shown: a sign beside the colour, and its meaning. */
export const OUTCOMES: Readonly<
  Record<ReceiptLine['outcome'], { readonly sign: string; readonly word: string; readonly meaning: string }>
> = {
  CHARGED: { sign: '✓', word: 'charged', meaning: 'The value arrived and was paid for.' },
  WAIVED: { sign: '○', word: 'waived', meaning: 'Nothing worth money was found; not charged.' },
  FAILED: { sign: '✕', word: 'failed', meaning: 'The field failed; not charged.' },
  REFUNDED: { sign: '↩', word: 'refunded', meaning: 'It was charged and given back.' },
}
