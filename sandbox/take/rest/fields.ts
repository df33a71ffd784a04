import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql'

/** A field of a selection, with the type condition around it. */
export interface Selected {
  readonly field: FieldNode
  readonly on: string | null
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

/** The operation of a document with exactly one, with its fragments; null for any other document. */
export function onlyOperation(
  document: DocumentNode,
): { readonly operation: OperationDefinitionNode; readonly fragments: Fragments } | null {
  const operations = document.definitions.filter((definition) => definition.kind === 'OperationDefinition')
  const [operation, another] = operations
  if (!operation || another) return null
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition')
  return { operation, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) }
}

/** The fields of a selection, fragments expanded; null with `@skip` or `@include`, or an unknown fragment. */
export function selectedFields(
  selection: SelectionSetNode | undefined,
  fragments: Fragments,
  on: string | null = null,
  depth = 0,
): readonly Selected[] | null {
  const selected: Selected[] = []
  // Deeper than any sensible query: stops a fragment that spreads itself.
  if (depth > 32) return null
  for (const node of selection?.selections ?? []) {
    if (node.directives?.length) return null
    if (node.kind === 'Field') {
      if (node.name.value !== '__typename') selected.push({ field: node, on })
      continue
    }
    const fragment = node.kind === 'FragmentSpread' ? fragments.get(node.name.value) : node
    const inner = fragment
      ? selectedFields(fragment.selectionSet, fragments, fragment.typeCondition?.name.value ?? on, depth + 1)
      : null
    if (!inner) return null
    selected.push(...inner)
  }
  return selected
}
