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
      node: (_parent, { id }, _context, { schema }) => referenceTo(id, schema, ['id']),
      nodes: (_parent, { ids }, _context, { schema }) => ids.map((id, at) => referenceTo(id, schema, ['ids', at])),
    },
  },
}

/** Null for a type that the graph does not have, or that has no ids. Throws BadInput for a text that is no id. */
function referenceTo(id: string, schema: GraphQLSchema, path: readonly (string | number)[]): NodeReference | null {
  const node = readNodeId(id)
  if (!node) throw new BadInput('must be the `id` of a node, as an answer has it', path)
  const type = schema.getType(node.type)
  const isNode = isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node')
  return isNode ? new NodeReference(node.type, id) : null
}
