import type { DefinitionNode, DocumentNode } from 'graphql'
import { fieldsOf, hasFields } from '../fieldsOf.ts'

/**
 * Removes the descriptions of types and fields that other subgraphs have too, such as an entity that this one extends:
 * theirs stand, and a difference is no reason to refuse it.
 */
export function withOwnDescriptions(typeDefs: DocumentNode, others: readonly DocumentNode[]): DocumentNode {
  const theirs = new Set(others.flatMap(fieldsOf).flatMap(({ type, coordinate }) => [type, coordinate]))
  const definitions = typeDefs.definitions.map((definition): DefinitionNode => {
    if (!hasFields(definition) || !theirs.has(definition.name.value)) return definition
    const fields = definition.fields?.map((field) =>
      theirs.has(`${definition.name.value}.${field.name.value}`) ? undescribed(field) : field,
    )
    return { ...undescribed(definition), ...(fields ? { fields } : {}) }
  })
  return { ...typeDefs, definitions }
}

function undescribed<Node extends object>(node: Node): Node {
  return { ...node, description: undefined }
}
