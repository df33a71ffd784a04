/**
 * Whether a text matches a pattern as a whole: `*` stands for any characters but `/`, `**` for any. In steps of the lengths
 * of both, whatever the pattern: strangers write it.
 */
export function matchesGlob(text: string, pattern: string): boolean {
  const tokens = pattern.match(/\*\*|\*|[^*]/gs) ?? []
  // Where in the text the tokens so far may end.
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

/** A wildcard reaches from each end onwards: one walk over the text from the first of them. */
function spread(text: string, ends: ReadonlySet<number>, isDeep: boolean, next: Set<number>): void {
  let isReached = false
  for (let at = 0; at <= text.length; at++) {
    if (ends.has(at)) isReached = true
    if (isReached) next.add(at)
    if (!isDeep && text[at] === '/') isReached = false
  }
}
