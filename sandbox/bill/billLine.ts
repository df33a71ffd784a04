import type { FieldFacts } from '../api/catalogue.ts'
import type { BillLine } from '../api/types.ts'
import { formatUsd, parseUsd } from '../api/usd.ts'

/** A bill line in words: field, quantity, and how to reduce its price. */
export interface LineNotes {
  /** The field's alias in the query, if any. */
  readonly alias: string | null
  /** `3 × 0.05`, if the price is per item. */
  readonly sum: string | null
  /** How to reduce it, or its maximum. */
  readonly hint: string | null
}

/** The notes of a line. `bound` is the query's argument for the list, such as `first: 3`, if known. */
export function lineNotes(line: BillLine, facts: FieldFacts | undefined, bound: string | null): LineNotes {
  const key = line.path.split('.').at(-1) ?? ''
  return {
    alias: key === line.field.split('.')[1] ? null : key,
    sum: line.units ? `${line.units} × ${formatUsd(parseUsd(line.usd) / BigInt(line.units))}` : null,
    hint: unitsHint(line, facts, bound) ?? maximumHint(line),
  }
}

function unitsHint({ units }: BillLine, facts: FieldFacts | undefined, bound: string | null): string | null {
  if (!units) return null
  const argument = facts?.price?.per
  const items = `× ${units} items${bound ? ` (${bound})` : ''}`
  return argument ? `${items}: a smaller ${argument} costs less` : items
}

function maximumHint({ usd, max }: BillLine): string | null {
  if (!max || parseUsd(max) <= parseUsd(usd)) return max ? 'at its highest price' : null
  return `depends on the arguments, ${max} USD at most`
}
