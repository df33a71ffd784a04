import type { Cell } from './rows.ts'
import { shownCell } from './shownCell.ts'
import type { ColumnKind } from './table.ts'

interface CellContentProps {
  readonly cell: Cell
  readonly kind: ColumnKind
}

/** A cell's text, with the exact value as its tooltip where the text is rounded, local or cut. */
export function CellContent({ cell, kind }: CellContentProps) {
  const { text, exact } = shownCell(cell, kind)
  return exact === null ? text : <span title={exact}>{text}</span>
}
