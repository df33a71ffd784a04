import type { DocumentNode, FieldNode, FragmentDefinitionNode, SelectionSetNode, ValueNode } from 'graphql'

type Variables = Readonly<Record<string, unknown>>

/**
 * The query's values of an argument along a response path, as written: `first: 3`. Values of nested lists are joined by
 * `, `; null when the query passes none, and a default applies.
 */
export function boundOf(document: DocumentNode, variables: Variables, path: string, argument: string): string | null {
  const fragments = new Map<string, FragmentDefinitionNode>()
  // Of several operations the first one runs.
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition)
  }
  const found: string[] = []
  let level: readonly SelectionSetNode[] = operation ? [operation.selectionSet] : []
  for (const key of path.split('.')) {
    const fields = level.flatMap((selection) => fieldsOf(selection, fragments)).filter((field) => keyOf(field) === key)
    const value = fields[0]?.arguments?.find(({ name }) => name.value === argument)?.value
    const text = value ? boundText(value, variables) : null
    if (text) found.push(`${argument}: ${text}`)
    level = fields.flatMap(({ selectionSet }) => selectionSet ?? [])
  }
  return found.length > 0 ? found.join(', ') : null
}

function keyOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value
}

function fieldsOf(
  selection: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
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

function boundText(value: ValueNode, variables: Variables): string | null {
  if (value.kind === 'IntValue') return value.value
  if (value.kind !== 'Variable') return null
  const given = variables[value.name.value]
  return typeof given === 'number' ? `${given}` : `$${value.name.value}`
}
