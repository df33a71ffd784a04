import { composeServices } from '@apollo/composition'
import { subgraphTypeDefs } from '../../../schema/subgraph.ts'

/** The supergraph of one service with this SDL, called `data`. Throws the first error of its composition. */
export function composedOf(sdl: string): string {
  const composed = composeServices([{ name: 'data', url: 'inprocess:data', typeDefs: subgraphTypeDefs(sdl) }])
  if (composed.errors) throw composed.errors[0]
  return composed.supergraphSdl
}
