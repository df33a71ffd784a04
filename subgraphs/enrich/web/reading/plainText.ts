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
