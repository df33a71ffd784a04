/**
 * A path through a response to the rows of a table: keys, and steps that iterate over list items (`[]`) or over the
 * members of an object whose members have equal keys (`{}`), such as aliases of one field.
 */
export type Step = { readonly key: string } | { readonly each: 'item' | 'member' }

/** Members of a merged list that its title names. */
const MOST_NAMED = 3

/** Members of connections: they say nothing about a list. */
const PLUMBING = new Set(['nodes', 'edges', 'node'])

/** The notation of a path: `results[].prices[]`. */
export function nameOf(steps: readonly Step[]): string {
  let name = ''
  for (const step of steps) {
    if ('each' in step) name += step.each === 'item' ? '[]' : '{}'
    else name += name ? `.${step.key}` : step.key
  }
  return name
}

/** A list as the page calls it, after its parents: `company › people`; aliases by their names: `btc, eth › prices`. */
export function titleOf(steps: readonly Step[], aliases: readonly string[]): string {
  const parts = steps.flatMap((step) => {
    if ('key' in step) return [step.key]
    return step.each === 'member' ? [namesText(aliases)] : []
  })
  const telling = parts.filter((part, index) => index === 0 || !PLUMBING.has(part))
  return telling.length > 0 ? telling.join(' › ') : 'The list'
}

function namesText(aliases: readonly string[]): string {
  const named = aliases.slice(0, MOST_NAMED).join(', ')
  return aliases.length > MOST_NAMED ? `${named} and ${aliases.length - MOST_NAMED} more` : named
}
