/** Keeps only the requested fields of a response. */
export type Mask = (answer: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** Parses a field mask: dotted paths, comma-separated; a path through a list applies to each item. */
export function readMask(fields: string): Mask {
  const tree: Tree = new Map()
  for (const path of fields.split(',')) {
    let at = tree
    for (const name of path.trim().split('.')) {
      const below: Tree = at.get(name) ?? new Map()
      at.set(name, below)
      at = below
    }
  }
  return (answer) => masked(answer, tree)
}

type Tree = Map<string, Tree>

function masked(value: Readonly<Record<string, unknown>>, tree: Tree): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => tree.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, within(inner, tree.get(name) ?? new Map())]))
}

function within(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value
  if (Array.isArray(value)) return value.map((item: unknown) => within(item, tree))
  return typeof value === 'object' && value !== null ? masked(value as Record<string, unknown>, tree) : value
}
