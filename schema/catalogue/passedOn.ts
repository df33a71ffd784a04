import {
  type ArgumentNode,
  astFromValue,
  type ConstValueNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLObjectType,
  Kind,
  type OperationDefinitionNode,
  parseType,
  type VariableDefinitionNode,
} from 'graphql'
import { isKeyOf, rootKeysOf, typeOf } from './rootPath.ts'

/**
 * An operation of a documented path with its arguments that need not be written: each argument of the fields that lead to
 * its root (`@rest(root:)`), and of its other own fields, that the operation does not mention is passed on from a
 * variable of the same name, type and default. Such a variable follows that of the argument before it; the other
 * variables keep their order.
 */
export function withPassedOn(operation: OperationDefinitionNode, rootType: GraphQLObjectType): OperationDefinitionNode {
  const variables = [...(operation.variableDefinitions ?? [])]
  const keys = rootKeysOf(operation)
  const selections = operation.selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD ? passingOn(node, rootType, keys, variables, 0) : node,
  )
  return {
    ...operation,
    variableDefinitions: variables,
    selectionSet: { ...operation.selectionSet, selections },
  }
}

/**
 * A field with all its arguments, and so the fields below it that lead to the root; adds the variables of those that they
 * do not mention, the first at `start`.
 */
function passingOn(
  node: FieldNode,
  above: GraphQLObjectType,
  keys: readonly string[],
  variables: VariableDefinitionNode[],
  start: number,
): FieldNode {
  const field = above.getFields()[node.name.value]
  if (!field) return node
  const { given, at } = givenArguments(node, field.args, variables, start)
  const passing = { ...node, arguments: given }
  const type = typeOf(node, above)
  if (!type || !node.selectionSet || !isKeyOf(node, keys[0])) return passing
  const [, next, ...rest] = keys
  const selections = node.selectionSet.selections.map((one) =>
    one.kind === Kind.FIELD && isKeyOf(one, next)
      ? passingOn(one, type, next === undefined ? [] : [next, ...rest], variables, at)
      : one,
  )
  return { ...passing, selectionSet: { ...node.selectionSet, selections } }
}

/** All arguments of a field; adds the variables of those that it does not mention. Returns the place after the last one. */
function givenArguments(
  node: FieldNode,
  all: readonly GraphQLArgument[],
  variables: VariableDefinitionNode[],
  start: number,
): { readonly given: ArgumentNode[]; readonly at: number } {
  let at = start
  const given = all.map((argument): ArgumentNode => {
    const written = node.arguments?.find(({ name }) => name.value === argument.name)
    const made = written ?? passedOn(argument)
    if (!written && !isDeclared(variables, argument.name)) variables.splice(at, 0, definitionOf(argument))
    if (made.value.kind === Kind.VARIABLE) at = placeOf(variables, made.value.name.value) + 1
    return made
  })
  // What the field does not have is kept, for validation to name it.
  const others = (node.arguments ?? []).filter(({ name }) => !all.some((argument) => argument.name === name.value))
  return { given: [...given, ...others], at }
}

function passedOn({ name }: GraphQLArgument): ArgumentNode {
  const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const
  return { kind: Kind.ARGUMENT, name: variable.name, value: variable }
}

function definitionOf(argument: GraphQLArgument): VariableDefinitionNode {
  const { name, type, defaultValue } = argument
  // A default has no variables in it.
  const written = defaultValue === undefined ? null : (astFromValue(defaultValue, type) as ConstValueNode | null)
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } },
    type: parseType(String(type), { noLocation: true }),
    ...(written ? { defaultValue: written } : {}),
  }
}

function isDeclared(variables: readonly VariableDefinitionNode[], name: string): boolean {
  return placeOf(variables, name) >= 0
}

function placeOf(variables: readonly VariableDefinitionNode[], name: string): number {
  return variables.findIndex(({ variable }) => variable.name.value === name)
}
