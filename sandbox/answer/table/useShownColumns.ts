import { useState } from 'react'
import type { Column } from './table.ts'

/** Number of columns shown initially. */
const SHOWN_AT_FIRST = 12

interface ShownColumns {
  readonly shown: ReadonlySet<string>
  toggle(column: string): void
}

/** Which columns of a table are shown. */
export function useShownColumns(columns: readonly Column[]): ShownColumns {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const isShown = (name: string, index: number) => changed.get(name) ?? index < SHOWN_AT_FIRST
  const shown = new Set(columns.flatMap(({ name }, index) => (isShown(name, index) ? [name] : [])))
  return { shown, toggle: (column) => setChanged(new Map([...changed, [column, !shown.has(column)]])) }
}
