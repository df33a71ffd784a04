import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** A node of the JSON's syntax tree. */
export type JsonNode = NonNullable<ReturnType<typeof ensureSyntaxTree>>['topNode']

/** How long the text may be parsed for, in milliseconds. */
const PARSING_MS = 200

/** The JSON value that is the whole text; null for an empty one. */
export function rootValue(state: EditorState): JsonNode | null {
  return ensureSyntaxTree(state, state.doc.length, PARSING_MS)?.topNode.firstChild ?? null
}

/** The name of a `Property` node. */
export function nameOf(property: JsonNode, state: EditorState): string {
  const text = state.sliceDoc(property.firstChild?.from, property.firstChild?.to)
  return text.replace(/^"|"$/g, '')
}

/** The properties of an `Object` node. */
export function propertiesOf(object: JsonNode): readonly JsonNode[] {
  return object.getChildren('Property')
}

/** The node of the value at a path of names and indices, or of the nearest value around it that is written. */
export function nodeAt(state: EditorState, path: readonly (string | number)[]): JsonNode | null {
  let node = rootValue(state)
  for (const step of path) {
    const inner = node && childAt(node, step, state)
    if (!inner) return node
    node = inner
  }
  return node
}

function childAt(node: JsonNode, step: string | number, state: EditorState): JsonNode | null {
  if (typeof step === 'number') return valuesOf(node)[step] ?? null
  return propertiesOf(node).find((property) => nameOf(property, state) === step)?.lastChild ?? null
}

/** The values of an `Array` node. */
function valuesOf(array: JsonNode): readonly JsonNode[] {
  const values: JsonNode[] = []
  for (let child = array.firstChild; child; child = child.nextSibling)
    if (!/^[[\],]$/.test(child.name)) values.push(child)
  return values
}
