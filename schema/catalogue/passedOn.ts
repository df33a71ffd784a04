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

/**
 * An operation of a documented path with its arguments that need not be written: each argument of a root field that the
 * operation does not mention is passed on from a variable of the same name, type and default. Such a variable follows
 * that of the argument before it; the other variables keep their order.
 */
export function withPassedOn(operation: OperationDefinitionNode, rootType: GraphQLObjectType): OperationDefinitionNode {
  const variables = [...(operation.variableDefinitions ?? [])]
  const selections = operation.selectionSet.selections.map((node) => {
    const field = node.kind === Kind.FIELD ? rootType.getFields()[node.name.value] : undefined
    return node.kind === Kind.FIELD && field ? passingOn(node, field.args, variables) : node
  })
  return {
    ...operation,
    variableDefinitions: variables,
    selectionSet: { ...operation.selectionSet, selections },
  }
}

/** A root field with all its arguments; adds the variables of those that it does not mention. */
function passingOn(node: FieldNode, all: readonly GraphQLArgument[], variables: VariableDefinitionNode[]): FieldNode {
  let at = 0
  const given = all.map((argument): ArgumentNode => {
    const written = node.arguments?.find(({ name }) => name.value === argument.name)
    const made = written ?? passedOn(argument)
    if (!written && !isDeclared(variables, argument.name)) variables.splice(at, 0, definitionOf(argument))
    if (made.value.kind === Kind.VARIABLE) at = placeOf(variables, made.value.name.value) + 1
    return made
  })
  // What the field does not have is kept, for validation to name it.
  const others = (node.arguments ?? []).filter(({ name }) => !all.some((argument) => argument.name === name.value))
  return { ...node, arguments: [...given, ...others] }
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
