/** The paragraphs of a description, without the leading summary, which is already shown. */
export function paragraphsOf(description: string, summary: string): readonly string[] {
  const [first = '', ...others] = description.split(/\n{2,}/).map((text) => text.replace(/\s+/g, ' ').trim())
  const rest = first.startsWith(summary) ? first.slice(summary.length).replace(/^\.?\s*/, '') : first
  return [rest, ...others].filter((text) => text !== '')
}
