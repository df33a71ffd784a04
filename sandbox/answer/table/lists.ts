import { isList, isRecord, type Json } from '../json.ts'

/**
 * A path through a response to the rows of a table: keys, and steps that iterate over list items (`[]`) or over the
 * members of an object whose members have equal keys (`{}`), such as aliases of one field.
 */
export type Step = { readonly key: string } | { readonly each: 'item' | 'member' }

/** A list of a response that can be chosen. */
export interface ListChoice {
  /** Such as `domainSearch.results[].prices[]`; empty for the whole response. */
  readonly name: string
  readonly steps: readonly Step[]
  /** Its number of rows. */
  readonly rows: number
}

/** Maximum number of lists to choose from. */
const MOST_CHOICES = 40

interface Found {
  readonly steps: readonly Step[]
  rows: number
  /** Columns per row, from the first items. */
  columns: number
  /** False for lists of plain values inside items: they are cells of the item's row. */
  deservesTable: boolean
}

/** The lists of a response, the most informative first; always includes the whole response as one row. */
export function listsOf(root: Json): readonly ListChoice[] {
  const found = new Map<string, Found>()
  walk(root, [], found)
  const lists = [...found.values()]
    .filter(({ deservesTable }) => deservesTable)
    .map(({ steps, rows, columns }) => ({
      choice: { name: nameOf(steps), steps, rows },
      score: scoreOf(steps, rows, columns),
    }))
  lists.sort((one, other) => other.score - one.score)
  return [...lists.slice(0, MOST_CHOICES).map(({ choice }) => choice), { name: '', steps: [], rows: 1 }]
}

/** Prefers many rows with many columns near the root; a single row scores low. */
function scoreOf(steps: readonly Step[], rows: number, columns: number): number {
  // Sibling aliases add no depth.
  const depth = Math.max(1, steps.filter((step) => 'each' in step && step.each === 'item').length)
  const breadth = Math.min(columns, 12) * (depth > 1 ? 0.6 : 1)
  return rows < 2 ? breadth / 100 : (breadth * Math.log2(1 + Math.min(rows, 500))) / depth
}

function walk(value: Json, steps: readonly Step[], found: Map<string, Found>): void {
  const isInside = steps.some((step) => 'each' in step)
  if (isList(value)) {
    const items: readonly Step[] = [...steps, { each: 'item' }]
    note(found, items, value, !isInside || !value.every(isPlain))
    for (const item of value) if (!isPlain(item)) walk(item, items, found)
    return
  }
  if (!isRecord(value)) return
  const members = Object.values(value)
  if (!isInside && areAlike(members)) {
    const alike: readonly Step[] = [...steps, { each: 'member' }]
    if (members.every(isRecord)) note(found, alike, members, true)
    for (const member of members) walk(member, alike, found)
  }
  for (const [key, member] of Object.entries(value)) if (!isPlain(member)) walk(member, [...steps, { key }], found)
}

function note(found: Map<string, Found>, steps: readonly Step[], items: readonly Json[], deservesTable: boolean): void {
  const [first] = items
  const way = JSON.stringify(steps)
  const known = found.get(way) ?? { steps, rows: 0, columns: 0, deservesTable: false }
  known.rows += items.length
  known.columns = Math.max(known.columns, isRecord(first) ? Object.keys(first).length : 1)
  known.deservesTable ||= deservesTable
  found.set(way, known)
}

/** Whether an object's members are named items: two or more objects, or lists of objects, with equal keys. */
function areAlike(members: readonly Json[]): boolean {
  if (members.length < 2) return false
  const shapes = members.map((member) => {
    if (isRecord(member)) return `{${Object.keys(member).sort().join()}}`
    const first = isList(member) ? member[0] : undefined
    return isRecord(first) ? `[${Object.keys(first).sort().join()}]` : null
  })
  return shapes[0] !== null && shapes[0] !== '{}' && shapes.every((shape) => shape === shapes[0])
}

/** Whether a value fits into one cell. */
export function isPlain(value: Json): value is string | number | boolean | null {
  return typeof value !== 'object' || value === null
}

/** The notation of a path: `results[].prices[]`. */
function nameOf(steps: readonly Step[]): string {
  let name = ''
  for (const step of steps) {
    if ('each' in step) name += step.each === 'item' ? '[]' : '{}'
    else name += name ? `.${step.key}` : step.key
  }
  return name
}
