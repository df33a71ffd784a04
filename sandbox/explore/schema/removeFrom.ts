import type { DefinitionNode, DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import type { Written } from '../../state/request.ts'
import { applyEdits, type Edit, removal } from './edits.ts'
import { fieldsNamed } from './fieldsNamed.ts'
import { readVariables } from './readVariables.ts'

/**
 * Removes a field from a selection, with the fragments and variables that nothing uses without it. The rest of the text, its
 * comments included, stays. `document` is the query, parsed with locations.
 */
export function removeFrom(
  desk: Written,
  document: DocumentNode,
  set: SelectionSetNode,
  field: string,
  graphql: typeof import('graphql'),
): Written {
  const removed = new Set(fieldsNamed(set, field))
  const before = usesOf(document, new Set(), graphql)
  const after = usesOf(document, removed, graphql)
  const isDropped = (kind: 'fragments' | 'variables', name: string) => before[kind].has(name) && !after[kind].has(name)
  const dropped: string[] = []
  const edits: Edit[] = fieldEdits(desk.query, set, removed)
  for (const node of document.definitions) {
    if (node.kind === 'FragmentDefinition' && isDropped('fragments', node.name.value)) {
      edits.push(removal(desk.query, node.loc?.start ?? 0, node.loc?.end ?? 0))
    }
    if (node.kind !== 'OperationDefinition') continue
    const unused = (node.variableDefinitions ?? [])
      .map(({ variable }) => variable.name.value)
      .filter((name) => isDropped('variables', name))
    dropped.push(...unused)
    if (unused.length > 0) edits.push(definitionEdit(desk.query, node, new Set(unused)))
  }
  return { query: applyEdits(desk.query, edits), variables: withoutValues(desk.variables, dropped) }
}

function fieldEdits(query: string, set: SelectionSetNode, removed: ReadonlySet<FieldNode>): Edit[] {
  const [first, ...others] = removed
  const isEmptied = removed.size === set.selections.length
  const edits = (isEmptied ? others : [...removed]).map(({ loc }) => removal(query, loc?.start ?? 0, loc?.end ?? 0))
  // A selection cannot be empty.
  if (isEmptied && first) edits.push({ from: first.loc?.start ?? 0, to: first.loc?.end ?? 0, text: '__typename' })
  return edits
}

interface Uses {
  readonly fragments: Set<string>
  readonly variables: Set<string>
}

/** The fragments and variables that the operations of a document use, without some fields. */
function usesOf(document: DocumentNode, without: ReadonlySet<FieldNode>, { visit }: typeof import('graphql')): Uses {
  const uses: Uses = { fragments: new Set(), variables: new Set() }
  const waiting: DefinitionNode[] = document.definitions.filter((node) => node.kind === 'OperationDefinition')
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    visit(node, {
      // Definitions of variables are no uses.
      VariableDefinition: () => false,
      Field: (field) => (without.has(field) ? false : undefined),
      Variable({ name }) {
        uses.variables.add(name.value)
      },
      FragmentSpread({ name: { value } }) {
        if (uses.fragments.has(value)) return
        uses.fragments.add(value)
        const fragment = document.definitions.find(
          (found) => found.kind === 'FragmentDefinition' && found.name.value === value,
        )
        if (fragment) waiting.push(fragment)
      },
    })
  }
  return uses
}

function definitionEdit(
  query: string,
  { variableDefinitions = [] }: OperationDefinitionNode,
  unused: ReadonlySet<string>,
): Edit {
  const start = variableDefinitions[0]?.loc?.start ?? 0
  const end = variableDefinitions.at(-1)?.loc?.end ?? 0
  const kept = variableDefinitions.filter(({ variable }) => !unused.has(variable.name.value))
  const text = kept.map(({ loc }) => query.slice(loc?.start, loc?.end)).join(', ')
  if (text !== '') return { from: start, to: end, text }
  // The brackets go too: they have no node of their own.
  return { from: query.lastIndexOf('(', start), to: query.indexOf(')', end) + 1, text: '' }
}

function withoutValues(variables: string, names: readonly string[]): string {
  const values = readVariables(variables)
  if (!values || !names.some((name) => name in values)) return variables
  const kept = Object.entries(values).filter(([name]) => !names.includes(name))
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept), null, 2) : ''
}
