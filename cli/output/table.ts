import { stripVTControlCharacters } from 'node:util'

/** A column: its heading, and its alignment (numbers to the right). */
export interface Column {
  readonly title: string
  readonly align?: 'left' | 'right'
}

/** Aligns rows under their headings, two spaces apart; nothing is truncated. Ends with a line break. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map(({ title }) => title)
  const cleaned = rows.map((row) => row.map(oneLine))
  const widths = columns.map((_, index) => Math.max(...[titles, ...cleaned].map((row) => widthOf(row[index] ?? ''))))
  const line = (row: readonly string[]) =>
    columns
      .map(({ align }, index) => pad(row[index] ?? '', widths[index] ?? 0, align ?? 'left'))
      .join('  ')
      .trimEnd()
  return `${[titles, ...cleaned].map(line).join('\n')}\n`
}

/** Prints one name and value per line, values aligned. Ends with a line break. */
export function facts(pairs: readonly (readonly [name: string, value: string])[]): string {
  const width = Math.max(0, ...pairs.map(([name]) => widthOf(name)))
  return pairs.map(([name, value]) => `${pad(name, width, 'left')}  ${oneLine(value)}\n`).join('')
}

/** Text on one line, of whose control characters only colours are left: the others could rewrite the screen. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replace(/[\t\r\n]+/g, ' ').replace(/(\u001b\[\d{1,2}m)|[\u0000-\u001f\u007f-\u009f]/g, '$1')
}

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const gap = ' '.repeat(Math.max(0, width - widthOf(text)))
  return align === 'right' ? `${gap}${text}` : `${text}${gap}`
}

/** Colour codes have no width. */
function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length
}
