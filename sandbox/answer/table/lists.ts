import { isList, isRecord, type Json } from '../json.ts'
import type { SameField } from './sameField.ts'
import { nameOf, type Step, titleOf } from './steps.ts'

/** A list of a response that can be chosen. */
export interface ListChoice {
  /** Such as `domainSearch.results[].prices[]`; empty for the whole response. */
  readonly name: string
  /** As shown to the user: `domainSearch › results › prices`. */
  readonly title: string
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
  /** The names of merged members on the way to it. */
  readonly aliases: readonly string[]
}

interface Walk {
  readonly found: Map<string, Found>
  readonly sameField: SameField
}

/** The way to a value. */
interface Way {
  readonly steps: readonly Step[]
  readonly aliases: readonly string[]
}

/** The whole response as one row. */
export const WHOLE: ListChoice = { name: '', title: 'The whole answer', steps: [], rows: 1 }

/**
 * The lists of a response, the most informative first; always includes the whole response as one row. Members of an object
 * are merged into one list only where `sameField` says that they are one field.
 */
export function listsOf(root: Json, sameField: SameField): readonly ListChoice[] {
  const found = new Map<string, Found>()
  walk(root, { steps: [], aliases: [] }, { found, sameField })
  const lists = [...found.values()]
    .filter(({ deservesTable }) => deservesTable)
    .map(({ steps, rows, columns, aliases }) => ({
      choice: { name: nameOf(steps), title: titleOf(steps, aliases), steps, rows },
      score: scoreOf(steps, rows, columns),
    }))
  lists.sort((one, other) => other.score - one.score)
  return [...lists.slice(0, MOST_CHOICES).map(({ choice }) => choice), WHOLE]
}

/** Prefers many rows with many columns near the root; a single row scores low. */
function scoreOf(steps: readonly Step[], rows: number, columns: number): number {
  // Sibling aliases add no depth.
  const depth = Math.max(1, steps.filter((step) => 'each' in step && step.each === 'item').length)
  const breadth = Math.min(columns, 12) * (depth > 1 ? 0.6 : 1)
  return rows < 2 ? breadth / 100 : (breadth * Math.log2(1 + Math.min(rows, 500))) / depth
}

function walk(value: Json, way: Way, context: Walk): void {
  const { steps } = way
  const isInside = steps.some((step) => 'each' in step)
  if (isList(value)) {
    const items = onward(way, { each: 'item' })
    note(context, items, value, !isInside || !value.every(isPlain))
    for (const item of value) if (!isPlain(item)) walk(item, items, context)
    return
  }
  if (!isRecord(value)) return
  const [keys, members] = [Object.keys(value), Object.values(value)]
  if (!isInside && areAlike(members) && context.sameField(keysOf(steps), keys)) {
    const alike = { ...onward(way, { each: 'member' }), aliases: keys }
    if (members.every(isRecord)) note(context, alike, members, true)
    for (const member of members) walk(member, alike, context)
  }
  for (const [key, member] of Object.entries(value)) if (!isPlain(member)) walk(member, onward(way, { key }), context)
}

function onward({ steps, aliases }: Way, step: Step): Way {
  return { steps: [...steps, step], aliases }
}

function keysOf(steps: readonly Step[]): readonly string[] {
  return steps.flatMap((step) => ('key' in step ? [step.key] : []))
}

function note({ found }: Walk, { steps, aliases }: Way, items: readonly Json[], deservesTable: boolean): void {
  const [first] = items
  const place = JSON.stringify(steps)
  const known = found.get(place) ?? { steps, aliases, rows: 0, columns: 0, deservesTable: false }
  known.rows += items.length
  known.columns = Math.max(known.columns, isRecord(first) ? Object.keys(first).length : 1)
  known.deservesTable ||= deservesTable
  found.set(place, known)
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
