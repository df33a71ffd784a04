/**
 * The lines of a robots.txt that concern one user agent: its groups, those for all, and the sitemaps. The parser keeps a
 * copy of each rule for each agent that its group names, and a site may name thousands of both.
 *
 * @param agent the name of the user agent in lower case, without its version
 */
export function rulesFor(agent: string, text: string): string {
  const kept: string[] = []
  /** Those of the present group that count. */
  let named = new Set<string>()
  let isNaming = false
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [field = '', value] = splitAtColon(line.replace(/#.*/, ''))
    if (value === undefined || field === '') continue
    if (field !== 'user-agent') {
      isNaming = false
      if (named.size > 0 || field === 'sitemap') kept.push(line)
      continue
    }
    if (!isNaming) named = new Set()
    isNaming = true
    const name = value.toLowerCase().replace(/\/.*/, '').trim()
    if ((name !== agent && name !== '*') || named.has(name)) continue
    named.add(name)
    kept.push(`User-agent: ${name}`)
  }
  return kept.join('\n')
}

function splitAtColon(line: string): [field: string, value?: string] {
  const colon = line.indexOf(':')
  return colon < 0 ? [''] : [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1)]
}
