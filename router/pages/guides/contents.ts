/** The guides by topic, in reading order: each is the file `docs/<name>.md`, `start` the README. */
export const GUIDES = {
  'Use it': [
    'start',
    'quickstart',
    'queries',
    'frontends',
    'live',
    'pricing',
    'payments',
    'mcp',
    'sandbox',
    'cli',
    'real-facts',
    'faq',
    'glossary',
  ],
  Services: ['travel', 'domains', 'data', 'studio', 'social', 'hosting', 'messaging', 'merch', 'enrich'],
  'Run it': ['deployment', 'operations', 'settings', 'providers', 'security'],
  'Build on it': ['toll-specification', 'adding-an-endpoint', 'graph-changes', 'architecture'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** All names, in order. */
export const GUIDE_NAMES: readonly string[] = Object.values(GUIDES).flat()

/** The file of a guide, relative to the project. */
export function fileOf(name: string): string {
  return name === 'start' ? 'README.md' : `docs/${name}.md`
}
