/**
 * Whether a whole text matches a pattern: `*` matches any characters but `/`, `**` any characters. The cost is bounded
 * by the product of the lengths for any pattern, since callers write it.
 */
export function matchesGlob(text: string, pattern: string): boolean {
  const tokens = pattern.match(/\*\*|\*|[^*]/gs) ?? []
  // End positions in the text of the tokens matched so far.
  let ends = new Set([0])
  for (const token of tokens) {
    const next = new Set<number>()
    if (token === '*' || token === '**') spread(text, ends, token === '**', next)
    else for (const end of ends) if (text.startsWith(token, end)) next.add(end + token.length)
    ends = next
    if (ends.size === 0) return false
  }
  return ends.has(text.length)
}

/** A wildcard extends from each end position onwards: one pass over the text. */
function spread(text: string, ends: ReadonlySet<number>, isDeep: boolean, next: Set<number>): void {
  let isReached = false
  for (let at = 0; at <= text.length; at++) {
    if (ends.has(at)) isReached = true
    if (isReached) next.add(at)
    if (!isDeep && text[at] === '/') isReached = false
  }
}
