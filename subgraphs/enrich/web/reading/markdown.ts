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

/** Markdown as plain text, for sentences and words. The input is untrusted, so every quantifier is bounded. */
export function plainText(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !isRuler(line))
    .map((line) => line.replace(/^[ \t]{0,20}(?:#{1,6}|[-*>+]|\d{1,6}\.|`{3}\w{0,20})(?:[ \t]{1,20}|$)/, ''))
    .join('\n')
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,2000}\)/g, '')
    .replace(/\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|>-])/g, '$1')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
}

/** The ruler below a table's header. */
function isRuler(line: string): boolean {
  return line.includes('---') && /^[|:\- \t]+$/.test(line)
}
