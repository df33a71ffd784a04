import { timeOf } from './numbers.ts'
import type { Cell } from './rows.ts'
import type { ColumnKind } from './table.ts'

/** Maximum characters of a cell. */
const MOST_CHARACTERS = 160

/** A cell as shown in the table: times in UTC without trailing zeros, long texts truncated. JSON and CSV keep the original. */
export function cellText(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return ''
  const text = kind === 'time' ? timeText(cell) : String(cell)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

/** `2026-11-16 04:00`; a day, month or year is unchanged. */
function timeText(cell: Cell): string {
  const time = timeOf(cell)
  const isShort = String(cell).length < 'YYYY-MM-DDTHH'.length && Number.isNaN(Number(cell))
  if (time === null || isShort || String(cell).length <= 4) return String(cell)
  return new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?::00)?\.000Z$|Z$/, '')
}
