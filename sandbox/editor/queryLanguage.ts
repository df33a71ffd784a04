import type { Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, type Tooltip } from '@codemirror/view'
import { getSchema, graphql, offsetToPos } from 'cm6-graphql'
import { getHoverInformation } from 'graphql-language-service'

/** GraphQL by the schema of the editor's state: completion, problems, and on hover what a field is and costs. */
export const queryLanguage: readonly Extension[] = [...graphql(), hoverTooltip(explanationAt)]

/** Type and description of what is at `position`; null where the schema has nothing to say. */
function explanationAt({ state }: EditorView, position: number): Tooltip | null {
  const schema = getSchema(state)
  if (!schema) return null
  const { from, to } = state.wordAt(position) ?? { from: position, to: position }
  const text = textOf(getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, from)))
  return text ? { pos: from, end: to, above: true, create: () => note(text) } : null
}

function textOf(contents: ReturnType<typeof getHoverInformation>): string {
  const parts = Array.isArray(contents) ? contents : [contents]
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n\n')
}

function note(text: string): { readonly dom: HTMLElement } {
  const dom = document.createElement('div')
  dom.className = 'editor-note'
  dom.textContent = text
  return { dom }
}
