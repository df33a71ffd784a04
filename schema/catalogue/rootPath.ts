import {
  type FieldNode,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'

/** A field that leads to an operation's root, with the type that has it. */
export interface FieldOnPath {
  readonly type: GraphQLObjectType
  readonly node: FieldNode
}

/** The response keys that lead to the value of `@rest(root:)`; none for an operation whose data are the body. */
export function rootKeysOf(operation: OperationDefinitionNode): string[] {
  const rest = findDirective(operation, 'rest')
  const root = rest && directiveArguments(rest).root
  return typeof root === 'string' ? root.split('.') : []
}

/** Whether a field leads to the root, or is the root. */
export function isKeyOf(node: FieldNode, key: string | undefined): boolean {
  return (node.alias ?? node.name).value === key
}

/**
 * The fields that decide about a path: each of the operation's own fields, and below the one that leads to the root each
 * further field on the way, where it is of an object type.
 */
export function fieldsToRoot(
  { selectionSet }: OperationDefinitionNode,
  rootType: GraphQLObjectType,
  keys: readonly string[],
): FieldOnPath[] {
  const own = fieldNodes(selectionSet)
  return own.flatMap((node) => [
    { type: rootType, node },
    ...(isKeyOf(node, keys[0]) ? fieldsBelow(node, rootType, keys.slice(1)) : []),
  ])
}

function fieldsBelow(above: FieldNode, aboveType: GraphQLObjectType, keys: readonly string[]): FieldOnPath[] {
  const type = typeOf(above, aboveType)
  const node = above.selectionSet && fieldNodes(above.selectionSet).find((one) => isKeyOf(one, keys[0]))
  return type && node ? [{ type, node }, ...fieldsBelow(node, type, keys.slice(1))] : []
}

/** The object type of a field's value; null for any other type. */
export function typeOf({ name }: FieldNode, above: GraphQLObjectType): GraphQLObjectType | null {
  const field = above.getFields()[name.value]
  const type = field && getNamedType(field.type)
  return isObjectType(type) ? type : null
}

function fieldNodes({ selections }: SelectionSetNode): FieldNode[] {
  return selections.filter((node) => node.kind === Kind.FIELD)
}
