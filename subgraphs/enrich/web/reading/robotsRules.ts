// RFC 9309. Reading and matching take little time and room, whatever a site writes: it may name thousands of agents for the
// same rules, or write rules of thousands of wildcards.

/** What a robots.txt says to one user agent. */
export interface OwnRules {
  /** Whether a path with its query may be read. */
  isAllowed(path: string): boolean
  /** Seconds; null if undeclared. */
  readonly crawlDelay: number | null
  readonly sitemaps: readonly string[]
}

interface Rule {
  readonly pattern: string
  readonly isAllowed: boolean
}

/** The rules of the groups that name one agent, or all. */
interface Group {
  readonly rules: Rule[]
  crawlDelay: number | null
}

const ALL = '*'
/** Rules with wildcards that are compared with a path: each may take 0.04 ms. Of a site that has more nothing is read. */
const MOST_WILD = 2_000

/**
 * Reads a robots.txt: the groups of the agent, or those for all where it has none.
 *
 * @param userAgent its name, with or without its version
 */
export function readRules(userAgent: string, text: string): OwnRules {
  const agent = agentName(userAgent)
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  /** Those of the present group that count. */
  let named = new Set<string>()
  let isNaming = false
  for (const [field, value] of fieldsOf(text)) {
    if (field === 'user-agent') {
      if (!isNaming) named = new Set()
      const name = agentName(value)
      if (name === agent || name === ALL) named.add(name)
    } else if (field === 'sitemap' && value !== '') sitemaps.push(value)
    else for (const name of named) addTo(groups, name, field, value)
    isNaming = field === 'user-agent'
  }
  const { rules, crawlDelay } = groups.get(agent) ?? groups.get(ALL) ?? { rules: [], crawlDelay: null }
  const isReadable = rules.filter(({ pattern }) => pattern.includes('*')).length <= MOST_WILD
  rules.sort((a, b) => b.pattern.length - a.pattern.length || Number(b.isAllowed) - Number(a.isAllowed))
  return {
    // The longest rule counts, and of equal ones the one that allows.
    isAllowed(path) {
      if (!isReadable) return false
      const comparable = upperEscapes(path)
      return rules.find(({ pattern }) => matches(comparable, pattern))?.isAllowed ?? true
    },
    crawlDelay,
    sitemaps,
  }
}

function agentName(userAgent: string): string {
  return userAgent.toLowerCase().replace(/\/.*/, '').trim()
}

/** The fields of the lines, in lower case, and their values. */
function* fieldsOf(text: string): Iterable<readonly [field: string, value: string]> {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const bare = line.replace(/#.*/, '')
    const colon = bare.indexOf(':')
    const field = bare.slice(0, Math.max(0, colon)).trim().toLowerCase()
    if (field !== '') yield [field, bare.slice(colon + 1).trim()]
  }
}

function addTo(groups: Map<string, Group>, name: string, field: string, value: string): void {
  const group = groups.get(name) ?? { rules: [], crawlDelay: null }
  if (field === 'allow' || field === 'disallow') {
    // An empty rule is none, but makes the group one of its agent.
    if (value !== '') group.rules.push({ pattern: encoded(value), isAllowed: field === 'allow' })
  } else if (field === 'crawl-delay') group.crawlDelay = Number.isNaN(Number(value)) ? group.crawlDelay : Number(value)
  else return
  groups.set(name, group)
}

/** Whether a path begins with what a pattern describes; a `$` at its end stands for the end of the path. */
function matches(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? others.pop() : ''
  if (last === undefined) return path.length === first.length
  // What stands between wildcards matches where it is found first, so that nothing has to be tried twice.
  let end = first.length
  for (const piece of others) {
    const found = path.indexOf(piece, end)
    if (found < 0) return false
    end = found + piece.length
  }
  return !isWhole || (path.endsWith(last) && path.length - last.length >= end)
}

/** A pattern in the characters of URLs. */
function encoded(pattern: string): string {
  try {
    return upperEscapes(encodeURI(pattern).replaceAll('%25', '%'))
  } catch {
    return pattern
  }
}

function upperEscapes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase())
}
