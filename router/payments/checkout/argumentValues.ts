import { type FieldNode, GraphQLError, type GraphQLField, getArgumentValues } from 'graphql'
import type { Issue } from '../../../schema/errors.ts'

/** The arguments of a field, or which of them its variables leave without a value that it takes. */
export type ArgumentValues =
  | { readonly args: Readonly<Record<string, unknown>> }
  | { readonly issue: Omit<Issue, 'path'> & { readonly argument: string | null } }

/**
 * Reads the arguments of a field with its variables in place. Validation lets a variable that may be null stand for an
 * argument that may not, where that has a default: only the values tell whether it is null.
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
