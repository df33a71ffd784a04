import { Supergraph } from '@apollo/federation-internals'
import { type GraphQLSchema, isInputObjectType } from 'graphql'

/** The client-visible schema of a supergraph: its types without the directives of composition and ours. */
export function apiSchemaOf(supergraphSdl: string): GraphQLSchema {
  const supergraph = Supergraph.build(supergraphSdl)
  const schema = supergraph.apiSchema().toGraphQLJSSchema()
  // Apollo's library does not know the directive, and leaves it out.
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) type.isOneOf = supergraph.schema.type(type.name)?.hasAppliedDirective('oneOf') ?? false
  }
  return schema
}
