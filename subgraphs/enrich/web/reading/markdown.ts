import Turndown from 'turndown'

/** Elements that are not content. */
const REMOVED = ['script', 'style', 'noscript', 'template', 'iframe', 'object', 'button', 'form', 'input', 'select']

const turndown = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  .remove(REMOVED as never)
  .addRule('cell', {
    filter: ['th', 'td'],
    replacement: (content) =>
      ` ${content
        .trim()
        .replace(/\s*\n\s*/g, ' ')
        .replaceAll('|', '\\|')} |`,
  })
  .addRule('row', {
    filter: 'tr',
    replacement: (content, node) => {
      const cells = [
        ...(node as unknown as { readonly childNodes: Iterable<{ readonly nodeName: string }> }).childNodes,
      ]
      const heads = cells.filter(({ nodeName }) => nodeName === 'TH').length
      const line = heads > 0 ? `\n|${' --- |'.repeat(heads)}` : ''
      return `\n|${content}${line}`
    },
  })

/** Converts HTML to Markdown, keeping headings, lists, links, code and tables. */
export function markdownOf(html: string): string {
  const lines = turndown
    .turndown(html)
    .split('\n')
    .map((line) => line.trimEnd())
  return lines
    .filter((line, index) => line !== '' || lines[index - 1] !== '')
    .join('\n')
    .trim()
}
