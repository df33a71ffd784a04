import {
  buildASTSchema,
  type DocumentNode,
  GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  isObjectType,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  printSchema,
  visit,
} from 'graphql'
import type { FieldFacts } from './catalogue/fields.ts'

/**
 * The schema for introspection and `/schema.graphql`: without `@internal` fields, and without types reachable only
 * through them. Operations are validated against the whole schema, because scheduled jobs use internal fields.
 */
export function publicSchemaOf(schema: GraphQLSchema, fields: ReadonlyMap<string, FieldFacts>): GraphQLSchema {
  const isShown = (type: string, field: string) => !fields.get(`${type}.${field}`)?.isInternal
  const shown = buildASTSchema(withoutFields(parse(printSchema(schema)), isShown), {
    assumeValid: true,
    assumeValidSDL: true,
  })
  const lost = difference(typesBelow(schema), typesBelow(shown))
  return new GraphQLSchema({
    ...shown.toConfig(),
    types: Object.values(shown.getTypeMap()).filter((type) => !lost.has(type.name)),
  })
}

type WithFields = ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode

function withoutFields(document: DocumentNode, isShown: (type: string, field: string) => boolean): DocumentNode {
  const keep = <Node extends WithFields>(node: Node): Node | undefined => {
    const kept = node.fields?.filter((field) => isShown(node.name.value, field.name.value))
    return kept?.length === node.fields?.length ? undefined : { ...node, fields: kept }
  }
  return visit(document, { [Kind.OBJECT_TYPE_DEFINITION]: keep, [Kind.INTERFACE_TYPE_DEFINITION]: keep })
}

/** The types reachable from the root types, and all implementations of reachable interfaces. */
function typesBelow(schema: GraphQLSchema): Set<string> {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.getInterfaces().length > 0,
  )
  return new Set(Object.keys(new GraphQLSchema({ ...schema.toConfig(), types }).getTypeMap()))
}

function difference(all: ReadonlySet<string>, without: ReadonlySet<string>): Set<string> {
  return new Set([...all].filter((name) => !without.has(name)))
}
