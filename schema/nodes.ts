import {
  type DefinitionNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  parse,
} from 'graphql'
import { directiveArguments } from './catalogue/directive.ts'
import { isObject } from './fieldsOf.ts'

/** The types that `node(id:)` finds in these subgraphs: they implement `Node` and are resolved by `id`. */
export function nodeTypesOf(subgraphs: readonly DocumentNode[]): string[] {
  const types = subgraphs.flatMap(({ definitions }) => definitions.filter(isObject).filter(isResolvedNode))
  return [...new Set(types.map(({ name }) => name.value))]
}

/**
 * Completes the SDL of the subgraph that has `Query.node` by a reference to each of these types: a planner returns only
 * those implementations of an interface that the subgraph declares. Any other SDL stays as it is.
 */
export function withNodes(document: DocumentNode, types: readonly string[]): DocumentNode {
  if (!document.definitions.some(hasNodeField)) return document
  const own = new Set(nodeTypesOf([document]))
  const declared = new Set(document.definitions.filter(isObject).map(({ name }) => name.value))
  const stubs = types
    .filter((type) => !own.has(type))
    .map((type) => {
      const word = declared.has(type) ? 'extend type' : 'type'
      return `${word} ${type} implements Node @key(fields: "id", resolvable: false) { id: ID! }`
    })
  if (stubs.length === 0) return document
  return {
    ...document,
    definitions: [...document.definitions, ...parse(stubs.join('\n'), { noLocation: true }).definitions],
  }
}

/** Whether a definition is that of the root type with `node`. */
export function hasNodeField(definition: DefinitionNode): boolean {
  return (
    isObject(definition) &&
    definition.name.value === 'Query' &&
    (definition.fields ?? []).some(({ name }) => name.value === 'node')
  )
}

function isResolvedNode(type: ObjectTypeDefinitionNode | ObjectTypeExtensionNode): boolean {
  const keys = type.directives?.filter(({ name }) => /(^|__)key$/.test(name.value)).map(directiveArguments) ?? []
  return implementsNode(type) && keys.some(({ fields, resolvable }) => fields === 'id' && resolvable !== false)
}

/** Whether an object's definition or extension says that it implements `Node`. */
export function implementsNode({ interfaces }: ObjectTypeDefinitionNode | ObjectTypeExtensionNode): boolean {
  return interfaces?.some(({ name }) => name.value === 'Node') ?? false
}

/** The types of a supergraph that implement `Node`. */
export function readNodeTypes({ definitions }: DocumentNode): string[] {
  return definitions
    .filter(isObject)
    .filter(implementsNode)
    .map(({ name }) => name.value)
}
