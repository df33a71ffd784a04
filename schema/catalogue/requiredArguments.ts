import { type DocumentNode, Kind, print, type SelectionSetNode } from 'graphql'
import { directiveArguments } from './directive.ts'
import { selectionOf } from './fetchKeys.ts'
import type { Problems } from './problems.ts'

/**
 * Checks that the fields of a type do not require one field with different arguments: the planner fetches it once and
 * gives both fields the same value. Adds a problem for each field that requires it anew.
 */
export function checkRequiredArguments(supergraph: DocumentNode, problems: Problems): void {
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    /** By path of a required field: its arguments, and the field that requires it. */
    const required = new Map<string, { readonly given: string; readonly by: string }>()
    for (const field of definition.fields ?? []) {
      for (const [path, given] of (field.directives ?? []).flatMap((applied) => {
        const { requires } = directiveArguments(applied)
        return typeof requires === 'string' ? [...argumentsIn(selectionOf(requires), '')] : []
      })) {
        const before = required.get(path)
        if (before && before.given !== given)
          problems.add(
            `${definition.name.value}.${field.name.value}`,
            `requires ${path}${given}, and ${before.by} requires ${path}${before.given}: only one of them can be fetched`,
          )
        else required.set(path, { given, by: field.name.value })
      }
    }
  }
}

/** By the path of each field of a selection, its arguments as text. */
function argumentsIn({ selections }: SelectionSetNode, above: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const node of selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) continue
    const path = node.kind === Kind.FIELD ? `${above}${above && '.'}${node.name.value}` : above
    if (node.kind === Kind.FIELD)
      found.set(path, node.arguments?.length ? `(${node.arguments.map(print).join(', ')})` : '')
    for (const [below, given] of node.selectionSet ? argumentsIn(node.selectionSet, path) : []) found.set(below, given)
  }
  return found
}
