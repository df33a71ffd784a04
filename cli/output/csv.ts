/** A cell: text, or nothing. */
export type Cell = string | null

/** One CSV record (RFC 4180): quoted where required, ended by CR LF. */
export function csvRecord(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(cell: Cell): string {
  if (cell === null) return ''
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
