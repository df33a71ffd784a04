import { type FieldNode, GraphQLError, type GraphQLField, getArgumentValues } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'

/** A field's arguments, or the one whose variable has no acceptable value. */
export type ArgumentValues =
  | { readonly args: Readonly<Record<string, unknown>> }
  | { readonly issue: Omit<Issue, 'path'> & { readonly argument: string | null } }

/**
 * Reads a field's arguments with the variables applied. Validation accepts a nullable variable for a non-null argument
 * with a default: only the values show whether it is null.
 */
export function argumentValues(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): ArgumentValues {
  try {
    return { args: getArgumentValues(field, node, variables) }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    const given = node.arguments?.find(({ value }) => error.nodes?.includes(value))
    return { issue: { argument: given?.name.value ?? null, code: 'invalid_type', message: error.message } }
  }
}
