import { timeOf } from './numbers.ts'
import type { Cell } from './rows.ts'
import type { ColumnKind } from './table.ts'

/** How many characters of a text its cell shows. */
const MOST_CHARACTERS = 160

/**
 * A cell as the table shows it: times in UTC without needless zeros, long texts cut. The JSON and the CSV have all as it came.
 */
export function cellText(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return ''
  const text = kind === 'time' ? timeText(cell) : String(cell)
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text
}

/** `2026-11-16 04:00`; a day, month or year stays what it is. */
function timeText(cell: Cell): string {
  const time = timeOf(cell)
  const isShort = String(cell).length < 'YYYY-MM-DDTHH'.length && Number.isNaN(Number(cell))
  if (time === null || isShort || String(cell).length <= 4) return String(cell)
  return new Date(time)
    .toISOString()
    .replace('T', ' ')
    .replace(/(?::00)?\.000Z$|Z$/, '')
}
