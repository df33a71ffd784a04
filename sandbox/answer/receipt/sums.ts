import type { Receipt, ReceiptLine } from '../../api/types.ts'
import { formatUsd, parseUsd } from '../../api/usd.ts'

/** What a receipt comes to, in decimal strings of USD; null where there is nothing of the kind. */
export interface ReceiptSums {
  readonly charged: string
  readonly waived: string | null
  readonly failed: string | null
  readonly refunded: string | null
}

/** Sums the lines of a receipt by what became of them; what was charged is what the receipt says was taken. */
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

/** An outcome as the page says it: a sign beside the colour, and what it means. */
export const OUTCOMES: Readonly<
  Record<ReceiptLine['outcome'], { readonly sign: string; readonly word: string; readonly meaning: string }>
> = {
  CHARGED: { sign: '✓', word: 'charged', meaning: 'The value arrived and was paid for.' },
  WAIVED: { sign: '○', word: 'waived', meaning: 'Nothing worth money was found; not charged.' },
  FAILED: { sign: '✕', word: 'failed', meaning: 'The field failed; not charged.' },
  REFUNDED: { sign: '↩', word: 'refunded', meaning: 'It was charged and given back.' },
}
