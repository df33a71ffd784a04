import { GraphQLIncludeDirective, GraphQLSkipDirective, getDirectiveValues, type SelectionSetNode } from 'graphql'

/** Whether a selection is executed, by its `@skip` and `@include`. */
export function isIncluded(
  node: SelectionSetNode['selections'][number],
  variables: Readonly<Record<string, unknown>>,
): boolean {
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
}
