import type { Bill } from '../api/types.ts'
import { BillLineItem } from './BillLineItem.tsx'
import { useBounds } from './useBounds.ts'
import { useCatalogue } from './useCatalogue.ts'

/** Lines shown before the list is folded. */
const SHORT = 4

/** The lines of a bill; a long list is folded. */
export function BillLines({ bill }: { readonly bill: Bill }) {
  const catalogue = useCatalogue()
  const bounds = useBounds(bill, catalogue)
  if (bill.lines.length === 0) return null
  const list = (
    <ul className="bill-lines" aria-label="Lines of the bill">
      {bill.lines.map((line) => (
        <BillLineItem
          key={line.path}
          line={line}
          facts={catalogue?.fields[line.field]}
          bound={bounds.get(line.path) ?? null}
        />
      ))}
    </ul>
  )
  if (bill.lines.length <= SHORT) return list
  return (
    <details className="bill-fold">
      <summary>{bill.lines.length} lines</summary>
      {list}
    </details>
  )
}
