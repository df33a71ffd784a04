import {
  type ArgumentNode,
  astFromValue,
  type ConstValueNode,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNullableType,
  isInputObjectType,
  Kind,
  type NameNode,
  type ObjectFieldNode,
  type OperationDefinitionNode,
  parseType,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql'
import { directiveArguments, findDirective } from './directive.ts'
import { isKeyOf, rootKeysOf, typeOf } from './rootPath.ts'

/** What the arguments of an operation are completed with. */
interface Ground {
  /** The operation's variables; those of passed-on arguments are added. */
  readonly variables: VariableDefinitionNode[]
  /** The argument whose fields are passed on one by one, by `@rest(spread:)`; null: none. */
  readonly spread: string | null
}

/**
 * An operation of a documented path with its arguments that need not be written: each argument of the fields that lead to
 * its root (`@rest(root:)`), and of its other own fields, that the operation does not mention is passed on from a
 * variable of the same name, type and default, and so is each field of the input object that `@rest(spread:)` names. Such a
 * variable follows that of the argument before it; the other variables keep their order.
 */
export function withPassedOn(operation: OperationDefinitionNode, rootType: GraphQLObjectType): OperationDefinitionNode {
  const variables = [...(operation.variableDefinitions ?? [])]
  const ground = { variables, spread: spreadOf(operation) }
  const keys = rootKeysOf(operation)
  const selections = operation.selectionSet.selections.map((node) =>
    node.kind === Kind.FIELD ? passingOn(node, rootType, keys, ground, 0) : node,
  )
  return {
    ...operation,
    variableDefinitions: variables,
    selectionSet: { ...operation.selectionSet, selections },
  }
}

function spreadOf(operation: OperationDefinitionNode): string | null {
  const rest = findDirective(operation, 'rest')
  const spread = rest && directiveArguments(rest).spread
  return typeof spread === 'string' ? spread : null
}

/**
 * A field with all its arguments, and so the fields below it that lead to the root; adds the variables of those that they
 * do not mention, the first at `start`.
 */
function passingOn(
  node: FieldNode,
  above: GraphQLObjectType,
  keys: readonly string[],
  ground: Ground,
  start: number,
): FieldNode {
  const field = above.getFields()[node.name.value]
  if (!field) return node
  const { given, at } = givenMembers(field.args, node.arguments ?? [], ground, start)
  const passing = { ...node, arguments: given.map((member): ArgumentNode => ({ kind: Kind.ARGUMENT, ...member })) }
  const type = typeOf(node, above)
  if (!type || !node.selectionSet || !isKeyOf(node, keys[0])) return passing
  const [, next, ...rest] = keys
  const selections = node.selectionSet.selections.map((one) =>
    one.kind === Kind.FIELD && isKeyOf(one, next)
      ? passingOn(one, type, next === undefined ? [] : [next, ...rest], ground, at)
      : one,
  )
  return { ...passing, selectionSet: { ...node.selectionSet, selections } }
}

/** An argument, or a field of an input object. */
interface Slot {
  readonly name: string
  readonly type: GraphQLInputType
  readonly defaultValue?: unknown
}

/** What an argument or a field of an input object is given. */
interface Given {
  readonly name: NameNode
  readonly value: ValueNode
}

/** All arguments of a field, or fields of an object; adds the variables of those that are not written. Returns the place after the last one. */
function givenMembers(
  all: readonly Slot[],
  written: readonly (ArgumentNode | ObjectFieldNode)[],
  ground: Ground,
  start: number,
): { readonly given: readonly Given[]; readonly at: number } {
  const { variables, spread } = ground
  let at = start
  const given = all.map((slot): Given => {
    const own = written.find(({ name }) => name.value === slot.name)
    const type = getNullableType(slot.type)
    if (slot.name === spread && isInputObjectType(type)) {
      const fields = own?.value.kind === Kind.OBJECT ? own.value.fields : []
      const inner = givenMembers(Object.values(type.getFields()), fields, { variables, spread: null }, at)
      at = inner.at
      return { name: nameNode(slot.name), value: objectOf(inner.given) }
    }
    const value = own?.value ?? { kind: Kind.VARIABLE, name: nameNode(slot.name) }
    if (!own && placeOf(variables, slot.name) < 0) variables.splice(at, 0, definitionOf(slot))
    if (value.kind === Kind.VARIABLE) at = placeOf(variables, value.name.value) + 1
    return { name: nameNode(slot.name), value }
  })
  // What the field does not have is kept, for validation to name it.
  const others = written.filter(({ name }) => !all.some((slot) => slot.name === name.value))
  return { given: [...given, ...others.map(({ name, value }) => ({ name, value }))], at }
}

function objectOf(members: readonly Given[]): ValueNode {
  return { kind: Kind.OBJECT, fields: members.map((member) => ({ kind: Kind.OBJECT_FIELD, ...member })) }
}

function nameNode(value: string): NameNode {
  return { kind: Kind.NAME, value }
}

function definitionOf({ name, type, defaultValue }: Slot): VariableDefinitionNode {
  // A default has no variables in it.
  const written = defaultValue === undefined ? null : (astFromValue(defaultValue, type) as ConstValueNode | null)
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: { kind: Kind.VARIABLE, name: nameNode(name) },
    type: parseType(String(type), { noLocation: true }),
    ...(written ? { defaultValue: written } : {}),
  }
}

function placeOf(variables: readonly VariableDefinitionNode[], name: string): number {
  return variables.findIndex(({ variable }) => variable.name.value === name)
}
