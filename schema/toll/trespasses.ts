import {
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  Kind,
  parse,
  print,
  type SelectionSetNode,
  type TypeDefinitionNode,
  type TypeExtensionNode,
  type TypeNode,
} from 'graphql'
import { directiveArguments, findDirective } from '../catalogue/directive.ts'
import { fieldsOf, hasFields } from '../fieldsOf.ts'

/** Directives of fields that payers or callers alone may read: no other subgraph may require them. */
const CLOSED = ['price', 'wallet', 'internal']

/** Directives that composition takes from any subgraph: those of a foreign one would change the fields and types of others. */
const MERGED = ['inaccessible', 'deprecated']

/** Types that every subgraph has. */
const SHARED = /^(Query|Mutation|Subscription|_.*|toll__.*|link__.*|federation__.*|join__.*)$/

/**
 * Lists what a foreign subgraph does to the services of others: takes over their fields, requires or provides priced or
 * private fields, also as keys, hides or deprecates their fields, merges into their types, or extends entities that its
 * operator does not list in `extend`. Entities with fields of a caller must be listed; all other entities may be extended.
 */
export function trespasses(
  typeDefs: DocumentNode,
  others: readonly DocumentNode[],
  extend: readonly string[],
): string[] {
  const theirs = joined(others)
  return [...closedReads(typeDefs, others), ...changes(typeDefs, theirs), ...typeTrespasses(typeDefs, theirs, extend)]
}

/** Lists the fields of others that a subgraph takes over, and the priced or private ones that it requires or provides. */
export function closedReads(typeDefs: DocumentNode, others: readonly DocumentNode[]): string[] {
  const theirs = joined(others)
  return [...fieldTrespasses(typeDefs, theirs), ...selectionTrespasses(typeDefs, theirs)]
}

function joined(documents: readonly DocumentNode[]): DocumentNode {
  return { kind: Kind.DOCUMENT, definitions: documents.flatMap(({ definitions }) => definitions) }
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

/**
 * Keys and provided fields that are priced or private elsewhere. A router brings the fields of a key to the subgraph
 * without a payment, and takes provided ones from it in place of their service.
 */
function selectionTrespasses(typeDefs: DocumentNode, theirs: DocumentNode): string[] {
  const theirFields = fieldsOf(theirs)
  const closed = new Set(
    theirFields.flatMap(({ coordinate, field }) =>
      CLOSED.some((name) => findDirective(field, name)) ? [coordinate] : [],
    ),
  )
  const typeAt = new Map(
    [...fieldsOf(typeDefs), ...theirFields].map(({ coordinate, field }) => [coordinate, namedType(field.type)]),
  )
  const keys = typeDefs.definitions
    .filter(hasFields)
    .flatMap((definition) =>
      argumentsOf(definition.directives, 'key').flatMap((fields) =>
        closedIn(fields, definition.name.value).map(
          (coordinate) => `${definition.name.value} has ${coordinate} in a key, which is priced or private`,
        ),
      ),
    )
  const provided = fieldsOf(typeDefs).flatMap(({ coordinate: own, field }) =>
    argumentsOf(field.directives, 'provides').flatMap((fields) =>
      closedIn(fields, namedType(field.type)).map(
        (coordinate) => `${own} provides ${coordinate}, which is priced or private`,
      ),
    ),
  )
  return [...keys, ...provided]

  function closedIn(fields: string, type: string): string[] {
    const set = selectionOf(fields)
    return set ? walk(set, type) : []
  }

  function walk({ selections }: SelectionSetNode, type: string): string[] {
    return selections.flatMap((node): string[] => {
      if (node.kind === Kind.FRAGMENT_SPREAD) return []
      if (node.kind === Kind.INLINE_FRAGMENT) return walk(node.selectionSet, node.typeCondition?.name.value ?? type)
      const coordinate = `${type}.${node.name.value}`
      const below = node.selectionSet ? walk(node.selectionSet, typeAt.get(coordinate) ?? '') : []
      return closed.has(coordinate) ? [coordinate, ...below] : below
    })
  }
}

/** The `fields` of each directive of a name. */
function argumentsOf(directives: readonly ConstDirectiveNode[] | undefined, name: string): string[] {
  const own = directives?.filter((directive) => new RegExp(`(^|__)${name}$`).test(directive.name.value)) ?? []
  return own.map((directive) => String(directiveArguments(directive).fields))
}

/** Null for a text that is no selection, which composition reports. */
function selectionOf(fields: string): SelectionSetNode | null {
  try {
    const [operation] = parse(`{${fields}}`, { noLocation: true }).definitions
    return operation?.kind === Kind.OPERATION_DEFINITION ? operation.selectionSet : null
  } catch {
    return null
  }
}

function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type)
}

/** The fields and types of others that a subgraph hides or deprecates in the whole graph. */
function changes(typeDefs: DocumentNode, theirs: DocumentNode): string[] {
  const marked = marksOf(theirs)
  return [...marksOf(typeDefs)].flatMap(([coordinate, names]) => {
    const known = marked.get(coordinate)
    if (!known) return []
    const added = names.filter((name) => !known.includes(name))
    return added.map((name) => `${coordinate} is of another service: leave out its @${name}, which would be for all`)
  })
}

/** The names of MERGED at each field and type, several definitions of one together. */
function marksOf(document: DocumentNode): Map<string, readonly string[]> {
  const types = document.definitions.flatMap((node) =>
    (isTypeDefinitionNode(node) || isTypeExtensionNode(node)) && !SHARED.test(node.name.value)
      ? [{ coordinate: node.name.value, directives: node.directives }]
      : [],
  )
  const fields = fieldsOf(document).map(({ coordinate, field }) => ({ coordinate, directives: field.directives }))
  const marks = new Map<string, readonly string[]>()
  for (const { coordinate, directives = [] } of [...types, ...fields]) {
    const names = MERGED.filter((name) => directives.some((one) => new RegExp(`(^|__)${name}$`).test(one.name.value)))
    marks.set(coordinate, [...(marks.get(coordinate) ?? []), ...names])
  }
  return marks
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
