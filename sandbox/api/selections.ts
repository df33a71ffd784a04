import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode } from 'graphql'

/** Fragments of a document by name. */
export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The selections of the operation that runs (of several the first), and the fragments that it may use. */
export function runningSelections(document: DocumentNode): {
  readonly selections: readonly SelectionSetNode[]
  readonly fragments: Fragments
} {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  return { selections: operation ? [operation.selectionSet] : [], fragments }
}

/** The fields of a selection, those of its fragments included. */
export function fieldsOf(
  selection: SelectionSetNode,
  fragments: Fragments,
  open: ReadonlySet<string> = new Set(),
): readonly FieldNode[] {
  return selection.selections.flatMap((node) => {
    if (node.kind === 'Field') return [node]
    if (node.kind === 'InlineFragment') return fieldsOf(node.selectionSet, fragments, open)
    const name = node.name.value
    const fragment = fragments.get(name)
    // A half-typed fragment may spread itself.
    return fragment && !open.has(name) ? fieldsOf(fragment.selectionSet, fragments, new Set([...open, name])) : []
  })
}

/** The key of a field in the response. */
export function responseKey({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}
