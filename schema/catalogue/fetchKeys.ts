import { type DocumentNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { directiveArguments } from './directive.ts'
import { graphsOf, nameOfType, objectTypesBelow } from './graphs.ts'

/** By object type: the names of the fields that the planner may add to a selection, as keys or for `@requires`. */
export type FetchKeys = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the fields of all keys and of all `@requires` of a supergraph, nested ones included. */
export function readFetchKeys(supergraph: DocumentNode): FetchKeys {
  const keys = new Map<string, Set<string>>()
  const objects = objectTypesBelow(supergraph)
  const fieldTypes = fieldTypesOf(supergraph)
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    const type = definition.name.value
    const isShared = new Set(graphsOf(definition, 'join__type')).size > 1
    // The key of a type of one service leads nowhere.
    const keyed = isShared ? (definition.directives ?? []).map((applied) => directiveArguments(applied).key) : []
    const required = (definition.fields ?? []).flatMap((field) =>
      (field.directives ?? []).map((applied) => directiveArguments(applied).requires),
    )
    for (const fieldSet of [...keyed, ...required])
      if (typeof fieldSet === 'string') addFields(selectionOf(fieldSet), type)
  }
  return keys

  function addFields({ selections }: SelectionSetNode, type: string): void {
    for (const node of selections) {
      if (node.kind === Kind.INLINE_FRAGMENT) addFields(node.selectionSet, node.typeCondition?.name.value ?? type)
      if (node.kind !== Kind.FIELD) continue
      for (const object of objects.get(type) ?? [])
        keys.set(object, (keys.get(object) ?? new Set()).add(node.name.value))
      const below = fieldTypes.get(`${type}.${node.name.value}`)
      if (node.selectionSet && below) addFields(node.selectionSet, below)
    }
  }
}

/** The selection of a key or of `@requires`. */
export function selectionOf(fieldSet: string): SelectionSetNode {
  const [definition] = parse(`{${fieldSet}}`, { noLocation: true }).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not a field set: ${fieldSet}`)
  return definition.selectionSet
}

/** By `Type.field`, the name of the field's type. */
function fieldTypesOf(supergraph: DocumentNode): Map<string, string> {
  const types = new Map<string, string>()
  for (const definition of supergraph.definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue
    for (const field of definition.fields ?? [])
      types.set(`${definition.name.value}.${field.name.value}`, nameOfType(field.type))
  }
  return types
}
