import { Supergraph } from '@apollo/federation-internals'
import type { GraphQLSchema } from 'graphql'

/** What clients see of a supergraph: its types without the directives of the composition and ours. */
export function apiSchemaOf(supergraphSdl: string): GraphQLSchema {
  return Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema()
}
