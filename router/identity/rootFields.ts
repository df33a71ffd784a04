import { type FieldNode, Kind, type SelectionSetNode } from 'graphql'
import { isIncluded } from '../../schema/isIncluded.ts'
import type { Operation } from '../graph/operation.ts'

/**
 * The executed root fields of an operation, by response key: fragments expanded, `@skip` and `@include` evaluated with
 * the variables (null: all fields are included). Fields that share a response key are one.
 */
export function rootFields(
  { definition, fragments }: Operation,
  variables: Readonly<Record<string, unknown>> | null,
): ReadonlyMap<string, FieldNode> {
  const found = new Map<string, FieldNode>()
  walk(definition.selectionSet)
  return found

  function walk({ selections }: SelectionSetNode): void {
    for (const node of selections) {
      if (variables && !isIncluded(node, variables)) continue
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        if (!found.has(key)) found.set(key, node)
      } else if (node.kind === Kind.INLINE_FRAGMENT) walk(node.selectionSet)
      else {
        const fragment = fragments.get(node.name.value)
        if (fragment) walk(fragment.selectionSet)
      }
    }
  }
}
