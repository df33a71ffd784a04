import {
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  print,
  type TypeDefinitionNode,
  type TypeExtensionNode,
} from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { fieldsOf } from '../fieldsOf.ts'

/** Directives of fields that payers or callers alone may read: no other subgraph may require them. */
const CLOSED = ['price', 'wallet', 'internal']

/** Types that every subgraph has. */
const SHARED = /^(Query|Mutation|Subscription|_.*|toll__.*|link__.*|federation__.*|join__.*)$/

/**
 * Lists what a foreign subgraph does to the services of others: takes over their fields, requires priced or private
 * fields, merges into their types, or extends entities that its operator does not list in `extend`. Entities with fields
 * of a caller must be listed; all other entities may be extended.
 */
export function trespasses(
  typeDefs: DocumentNode,
  others: readonly DocumentNode[],
  extend: readonly string[],
): string[] {
  const theirs: DocumentNode = { kind: Kind.DOCUMENT, definitions: others.flatMap(({ definitions }) => definitions) }
  return [...fieldTrespasses(typeDefs, theirs), ...typeTrespasses(typeDefs, theirs, extend)]
}

function fieldTrespasses(typeDefs: DocumentNode, theirs: DocumentNode): string[] {
  const closed = new Map(
    fieldsOf(theirs).flatMap(({ coordinate, field }) =>
      CLOSED.some((name) => findDirective(field, name)) ? [[field.name.value, coordinate]] : [],
    ),
  )
  return fieldsOf(typeDefs).flatMap(({ coordinate, field }) => {
    const given = [...(field.directives ?? []), ...(field.arguments ?? []).flatMap(({ directives = [] }) => directives)]
    return given.flatMap((directive): string[] => {
      const { fields, field: contextual, from } = directiveArguments(directive)
      if (/(^|__)override$/.test(directive.name.value))
        return [`${coordinate} takes a field over from ${String(from)} by @override`]
      if (!/(^|__)(requires|fromContext)$/.test(directive.name.value)) return []
      const names: string[] = String(fields ?? contextual).match(/\w+/g) ?? []
      return names.flatMap((name) => {
        const other = closed.get(name)
        return other ? [`${coordinate} requires ${other}, which is priced or private`] : []
      })
    })
  })
}

function typeTrespasses(typeDefs: DocumentNode, theirs: DocumentNode, extend: readonly string[]): string[] {
  const theirTypes = theirs.definitions.filter(isType)
  const withPrivateFields = new Set(
    fieldsOf(theirs).flatMap(({ type, field }) => (findDirective(field, 'wallet') ? [type] : [])),
  )
  return typeDefs.definitions.filter(isType).flatMap((definition): string[] => {
    const name = definition.name.value
    if (definition.directives?.some((directive) => /(^|__)interfaceObject$/.test(directive.name.value)))
      return [`${name} is an @interfaceObject, which adds fields to types of others`]
    const same = theirTypes.filter((other) => other.name.value === name)
    if (same.length === 0 || isNodeInterface(definition)) return []
    if (!same.some((other) => findDirective(other, 'key')))
      return [`${name} is a type of another service: give yours another name`]
    return withPrivateFields.has(name) && !extend.includes(name)
      ? [`${name} belongs to callers: the operator must list it in "extends"`]
      : []
  })
}

/** Whether it is the interface of all nodes, as the specification has it: with other fields it would change every node. */
function isNodeInterface(definition: TypeDefinitionNode | TypeExtensionNode): boolean {
  if (definition.kind !== Kind.INTERFACE_TYPE_DEFINITION || definition.name.value !== 'Node') return false
  const { directives = [], interfaces = [], fields = [] } = definition
  const texts = fields.map((field) => print({ ...field, description: undefined } as FieldDefinitionNode))
  return directives.length === 0 && interfaces.length === 0 && texts.join() === 'id: ID!'
}

/** Whether a node defines or extends a type of the subgraph's own; scalars of one name are merged safely. */
function isType(node: DefinitionNode): node is TypeDefinitionNode | TypeExtensionNode {
  if (!isTypeDefinitionNode(node) && !isTypeExtensionNode(node)) return false
  const isScalar = node.kind === Kind.SCALAR_TYPE_DEFINITION || node.kind === Kind.SCALAR_TYPE_EXTENSION
  return !isScalar && !SHARED.test(node.name.value)
}
