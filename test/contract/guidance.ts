/**
 * The lines of a service's `llms.txt`, one path each: `- GET /api/a/ + b, c/d (0.10 USD); e (free)` is three of them,
 * `- GET /api/a/b (0.10 USD)` the first.
 */
export function linesOf(guidance: string): string[] {
  return guidance.split('\n').flatMap((line) => {
    const [start = '', ends] = line.split(' + ')
    if (!ends || !start.startsWith('- ')) return [line]
    return ends.split('; ').flatMap((group) => {
      const [, names = '', price] = /^(.*) \((.*)\)$/.exec(group) ?? []
      return names.split(', ').map((name) => `${start}${name} (${price})`)
    })
  })
}
