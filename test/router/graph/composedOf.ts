import { composeServices } from '@apollo/composition'
import type { DocumentNode } from 'graphql'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'

/** The supergraph of one service with this SDL, called `data`. Throws the first error of its composition. */
export function composedOf(sdl: string, complete = (own: DocumentNode) => own): string {
  const typeDefs = complete(subgraphTypeDefs(sdl))
  const composed = composeServices([{ name: 'data', url: 'inprocess:data', typeDefs }])
  if (composed.errors) throw composed.errors[0]
  return composed.supergraphSdl
}
