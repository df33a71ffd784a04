import type { Draft, EntryDraft, ItemDraft } from './draft.ts'
import type { Issue, Path } from './issue.ts'
import type { Json } from './json.ts'
import type { FormNode } from './node.ts'
import { numberIn, numberProblem, textProblem } from './rules.ts'

/** The result of reading a draft: its value (undefined when omitted) and its issues. */
export interface Reading {
  readonly value: Json | undefined
  readonly issues: readonly Issue[]
}

/** Reads a draft. The value is as close to the input as JSON allows, so that an invalid one can still be sent. */
export function readDraft(node: FormNode, draft: Draft, path: Path = []): Reading {
  switch (draft.kind) {
    case 'absent':
      return { value: undefined, issues: [] }
    case 'null':
      return { value: null, issues: [] }
    case 'value':
      return { value: draft.value, issues: [] }
    case 'json':
      return readJson(draft.text, path)
    case 'text':
      return readText(node, draft.text, path)
    case 'list':
      return node.kind === 'list' ? readList(node, draft.items, path) : NOTHING
    case 'map':
      return node.kind === 'map' ? readMap(node, draft.entries, path) : NOTHING
    case 'object':
      return node.kind === 'object' ? readMembers(node.members, draft.members, path) : NOTHING
    case 'choice': {
      const option = node.kind === 'choice' ? node.options[draft.option] : undefined
      return option ? readDraft(option.node, draft.draft, path) : NOTHING
    }
  }
}

/** The draft's kind does not match the part: this form cannot produce it. */
const NOTHING: Reading = { value: undefined, issues: [] }

/** Reads the members of one object: the body, an object in it, or the URL parameters. */
export function readMembers(
  members: readonly { readonly name: string; readonly isRequired: boolean; readonly node: FormNode }[],
  drafts: Readonly<Record<string, Draft>>,
  path: Path = [],
): { readonly value: { readonly [name: string]: Json }; readonly issues: readonly Issue[] } {
  const issues: Issue[] = []
  const value: Record<string, Json> = {}
  for (const { name, isRequired, node } of members) {
    const read = readDraft(node, drafts[name] ?? { kind: 'absent' }, [...path, name])
    issues.push(...read.issues)
    if (read.value !== undefined) value[name] = read.value
    else if (isRequired && read.issues.length === 0) issues.push({ path: [...path, name], message: 'is required' })
  }
  return { value, issues }
}

function readText(node: FormNode, text: string, path: Path): Reading {
  if (node.kind === 'number') {
    const message = numberProblem(node, text)
    return { value: numberIn(text) ?? text, issues: message ? [{ path, message }] : [] }
  }
  const message = node.kind === 'text' ? textProblem(node, text) : null
  return { value: text, issues: message ? [{ path, message }] : [] }
}

function readJson(text: string, path: Path): Reading {
  if (text.trim() === '') return NOTHING
  try {
    return { value: JSON.parse(text) as Json, issues: [] }
  } catch {
    return { value: text, issues: [{ path, message: 'must be JSON' }] }
  }
}

function readList(
  { item, minItems, maxItems }: Extract<FormNode, { kind: 'list' }>,
  items: readonly ItemDraft[],
  path: Path,
): Reading {
  const readings = items.map(({ draft }, index) => readItem(item, draft, [...path, index]))
  const value = readings.map((reading) => reading.value ?? null)
  const issues = readings.flatMap((reading) => reading.issues)
  if (items.length < minItems) issues.push({ path, message: `must have at least ${minItems} ${things(minItems)}` })
  if (items.length > maxItems) issues.push({ path, message: `must have at most ${maxItems} ${things(maxItems)}` })
  return { value, issues }
}

function readMap(
  { value: inner, minEntries, maxEntries }: Extract<FormNode, { kind: 'map' }>,
  entries: readonly EntryDraft[],
  path: Path,
): Reading {
  const issues: Issue[] = []
  const value: Record<string, Json> = {}
  for (const { name, draft } of entries) {
    const reading = readItem(inner, draft, [...path, name])
    issues.push(...reading.issues)
    if (name === '') issues.push({ path, message: 'has an entry without a name' })
    else if (Object.hasOwn(value, name)) issues.push({ path, message: `has two entries named ${name}` })
    else value[name] = reading.value ?? null
  }
  if (entries.length < minEntries)
    issues.push({ path, message: `must have at least ${minEntries} ${things(minEntries)}` })
  if (entries.length > maxEntries)
    issues.push({ path, message: `must have at most ${maxEntries} ${things(maxEntries)}` })
  return { value, issues }
}

/** List items and map values cannot be omitted. */
function readItem(node: FormNode, draft: Draft, path: Path): Reading {
  const reading = readDraft(node, draft, path)
  if (reading.value !== undefined || reading.issues.length > 0) return reading
  return { value: null, issues: [{ path, message: 'is required' }] }
}

function things(count: number): string {
  return count === 1 ? 'item' : 'items'
}
