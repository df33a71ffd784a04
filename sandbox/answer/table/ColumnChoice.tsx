import type { Column } from './table.ts'

interface ColumnChoiceProps {
  readonly columns: readonly Column[]
  readonly shown: ReadonlySet<string>
  readonly onToggle: (column: string) => void
}

/** Hides and shows columns. */
export function ColumnChoice({ columns, shown, onToggle }: ColumnChoiceProps) {
  return (
    <details className="column-names">
      <summary>
        Columns: {shown.size} of {columns.length} shown
      </summary>
      <ul>
        {columns.map(({ name }) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={shown.has(name)} onChange={() => onToggle(name)} /> {name}
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}
