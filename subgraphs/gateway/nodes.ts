import { type GraphQLSchema, isObjectType } from 'graphql'
import { BadInput } from '../../schema/errors.ts'
import { readNodeId } from '../../schema/nodeId.ts'
import { NodeReference } from '../kit/service/nodes.ts'
import type { Topic } from '../kit/service/subgraph.ts'
import type { GatewayGraph } from './types.gen.ts'

// A node is resolved by the service that owns its type. Here it is a bare reference.

export const nodes: Topic<GatewayGraph> = {
  resolvers: {
    Query: {
      node: (_parent, { id }, _context, { schema }) => nodeReference(checked(id, ['id']), schema),
      nodes: (_parent, { ids }, _context, { schema }) =>
        ids.map((id, at) => nodeReference(checked(id, ['ids', at]), schema)),
    },
  },
}

function checked(id: string, path: readonly (string | number)[]): string {
  if (!readNodeId(id)) throw new BadInput('must be the `id` of a node, as an answer has it', path)
  return id
}

/** The node with this id; null for a type that the graph does not have. */
export function nodeReference(id: string, schema: GraphQLSchema): NodeReference | null {
  const name = readNodeId(id)?.type ?? ''
  const type = schema.getType(name)
  const isNode = isObjectType(type) && type.getInterfaces().some((implemented) => implemented.name === 'Node')
  return isNode ? new NodeReference(name, id) : null
}
