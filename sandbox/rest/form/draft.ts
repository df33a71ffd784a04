import { isObject, type Json } from './json.ts'
import type { ChoiceNode, FormNode } from './node.ts'

/** The user's input of one part, valid or not. Omitted and null are distinct. */
export type Draft =
  | { readonly kind: 'absent' }
  | { readonly kind: 'null' }
  /** A text or number, as typed. */
  | { readonly kind: 'text'; readonly text: string }
  /** A boolean or enum, as chosen. */
  | { readonly kind: 'value'; readonly value: Json }
  /** JSON, as typed. */
  | { readonly kind: 'json'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly ItemDraft[] }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Draft>> }
  | { readonly kind: 'map'; readonly entries: readonly EntryDraft[] }
  | { readonly kind: 'choice'; readonly option: number; readonly draft: Draft }

/** `id` is stable while other items are added and removed. */
export interface ItemDraft {
  readonly id: number
  readonly draft: Draft
}
export interface EntryDraft extends ItemDraft {
  readonly name: string
}

export const ABSENT: Draft = { kind: 'absent' }
export const NULL: Draft = { kind: 'null' }

/** The draft for a value. A value that does not fit the part becomes JSON. */
export function draftOf(node: FormNode, value: Json | undefined): Draft {
  if (value === undefined) return ABSENT
  if (value === null && node.isNullable) return NULL
  return fitting(node, value) ?? { kind: 'json', text: JSON.stringify(value, null, 2) }
}

/** The draft, or null when the value's kind differs from the part's. */
function fitting(node: FormNode, value: Json): Draft | null {
  switch (node.kind) {
    case 'text':
      return typeof value === 'string' ? { kind: 'text', text: value } : null
    case 'number':
      return typeof value === 'number' ? { kind: 'text', text: String(value) } : null
    case 'boolean':
      return typeof value === 'boolean' ? { kind: 'value', value } : null
    case 'enum':
      return node.values.includes(value) ? { kind: 'value', value } : null
    case 'list':
      if (!Array.isArray(value)) return null
      return { kind: 'list', items: value.map((item: Json, id) => ({ id, draft: draftOf(node.item, item) })) }
    case 'map':
      if (!isObject(value)) return null
      return {
        kind: 'map',
        entries: Object.entries(value).map(([name, inner], id) => ({ id, name, draft: draftOf(node.value, inner) })),
      }
    case 'object': {
      if (!isObject(value)) return null
      const names = new Set(node.members.map(({ name }) => name))
      if (Object.keys(value).some((name) => !names.has(name))) return null
      const members = node.members.map(({ name, node }) => [name, draftOf(node, value[name])] as const)
      return { kind: 'object', members: Object.fromEntries(members) }
    }
    case 'choice':
      return choiceDraft(node, value)
    case 'json':
      return { kind: 'json', text: JSON.stringify(value, null, 2) }
  }
}

function choiceDraft({ options }: ChoiceNode, value: Json): Draft | null {
  const option = options.findIndex(({ node }) => fitting(node, value) !== null)
  const node = options[option]?.node
  return node ? { kind: 'choice', option, draft: draftOf(node, value) } : null
}

/** Initial draft of an added part: an object with its members, a list with its minimum of items. */
export function startOf(node: FormNode): Draft {
  switch (node.kind) {
    case 'object': {
      const members = node.members.map((member) => [
        member.name,
        member.isRequired && isContainer(member.node) ? startOf(member.node) : ABSENT,
      ])
      return { kind: 'object', members: Object.fromEntries(members) as Record<string, Draft> }
    }
    case 'list':
      return { kind: 'list', items: starts(node.minItems, node.item) }
    case 'map':
      return { kind: 'map', entries: starts(node.minEntries, node.value).map((item) => ({ ...item, name: '' })) }
    case 'choice':
      return { kind: 'choice', option: 0, draft: node.options[0] ? startOf(node.options[0].node) : ABSENT }
    default:
      return ABSENT
  }
}

function starts(least: number, node: FormNode): ItemDraft[] {
  return Array.from({ length: Math.max(1, Math.min(least, 20)) }, (_, id) => ({ id, draft: startOf(node) }))
}

/** Whether the part has children. */
function isContainer({ kind }: FormNode): boolean {
  return kind === 'object' || kind === 'list' || kind === 'map' || kind === 'choice'
}

/** An unused item id. */
export function nextId(items: readonly ItemDraft[]): number {
  return items.reduce((highest, { id }) => Math.max(highest, id), -1) + 1
}
