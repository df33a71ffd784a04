import type { FieldFacts } from '../api/catalogue.ts'
import type { BillLine } from '../api/types.ts'
import { formatUsd, parseUsd } from '../api/usd.ts'

/** A line of a bill in words: what is paid, how often, and how that could be less. */
export interface LineNotes {
  /** The name that the query gives the field, where it gives one. */
  readonly alias: string | null
  /** `3 × 0.05`, where the price is per item. */
  readonly sum: string | null
  /** What makes it cost less, or what it could come to. */
  readonly hint: string | null
}

/** What there is to say of a line. `bound` is what the query gives for the list, such as `first: 3`, where that is known. */
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
