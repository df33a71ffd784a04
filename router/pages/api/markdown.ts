/** A description, which is Markdown, in one line: without HTML, and in a cell of a table. */
export function inline(text: string): string {
  const parts = text
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(`[^`]*`)/)
  const written = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  )
  return written.join('').replaceAll('|', '\\|')
}

/** A text as code in a line or a cell of a table. */
export function code(text: string): string {
  const fence = text.includes('`') ? '``' : '`'
  return `${fence}${text.replace(/\s+/g, ' ').replaceAll('|', '\\|')}${fence}`
}

/** A block of code. */
export function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
}

/** A table; nothing without rows. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
