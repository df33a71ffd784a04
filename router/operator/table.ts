import { escapeHtml } from '../pages/html.ts'

/** A column: numbers are aligned to the right. */
export interface Column {
  readonly title: string
  readonly isNumber?: true
}

/** An HTML table of texts, with its title as caption; a sentence in its place where it has no rows. */
export function htmlTable(
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  without = 'None.',
): string {
  if (rows.length === 0) return `<h3>${escapeHtml(caption)}</h3>\n<p>${escapeHtml(without)}</p>`
  const head = columns.map(({ title, isNumber }) => `<th scope="col"${classOf(isNumber)}>${escapeHtml(title)}</th>`)
  const body = rows.map((cells) => {
    const texts = cells.map((cell, index) =>
      index === 0
        ? `<th scope="row">${escapeHtml(cell)}</th>`
        : `<td${classOf(columns[index]?.isNumber)}>${escapeHtml(cell)}</td>`,
    )
    return `<tr>${texts.join('')}</tr>`
  })
  return `<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.join('')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table>`
}

function classOf(isNumber: true | undefined): string {
  return isNumber ? ' class="number"' : ''
}
