import { Supergraph } from '@apollo/federation-internals'
import type { GraphQLSchema } from 'graphql'

/** The client-visible schema of a supergraph: its types without the directives of composition and ours. */
export function apiSchemaOf(supergraphSdl: string): GraphQLSchema {
  return Supergraph.build(supergraphSdl).apiSchema().toGraphQLJSSchema()
}
