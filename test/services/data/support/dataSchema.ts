import { buildSubgraphSchema } from '@apollo/subgraph'
import type { GraphQLSchema } from 'graphql'
import { annotateWireNames, readEnumWireNames } from '../../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../../schema/scalars.ts'
import { readSdl, subgraphTypeDefs } from '../../../../schema/subgraph.ts'
import { topics } from '../../../../subgraphs/data/topics.ts'
import { withNodeIds } from '../../../../subgraphs/kit/service/nodes.ts'
import type { ResolverTable } from '../../../../subgraphs/kit/service/subgraph.ts'

let built: GraphQLSchema | undefined

/** The service's graph with all its resolvers, without a server around it. Built once: resolvers read everything from the context. */
export function dataSchema(): GraphQLSchema {
  built ??= buildDataSchema()
  return built
}

function buildDataSchema(): GraphQLSchema {
  const typeDefs = subgraphTypeDefs(readSdl(new URL('../../../../subgraphs/data/schema', import.meta.url)))
  const tables = topics.map(({ resolvers }): ResolverTable => resolvers ?? {})
  const types = new Set(tables.flatMap((table) => Object.keys(table)))
  const own = Object.fromEntries(
    [...types].map((type) => [type, Object.assign({}, ...tables.map((table) => table[type]))]),
  )
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  const resolvers = { ...scalars, ...withNodeIds(typeDefs, own) }
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }])
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}
