/** A column of a table of rows. */
export interface TableColumn<Row> {
  readonly title: string
  readonly align: 'left' | 'right'
  text(row: Row): string
}

/** A table for a terminal. */
export function grid<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => column.text(row)))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)))
  const lines = cells.map((line) =>
    line.map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.align)).join('  '),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

function pad(text: string, width: number, align: 'left' | 'right' | undefined): string {
  return align === 'left' ? text.padEnd(width) : text.padStart(width)
}

/** No more digits than the figure is worth; nothing where there is none. */
export function digits(value: number | null | undefined): string {
  if (value === undefined || value === null) return ''
  if (value >= 100) return value.toFixed(0)
  return value >= 10 ? value.toFixed(1) : value.toFixed(2)
}

export function megabytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(0)
}
