import { readdirSync, readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import DataLoader from 'dataloader'
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql'
import { pino } from 'pino'
import { annotateWireNames, readEnumWireNames } from '../../../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../../../schema/scalars.ts'
import { subgraphTypeDefs } from '../../../../../schema/subgraph.ts'
import { chainTopics } from '../../../../../subgraphs/data/chains/index.ts'
import { marketdataTopics } from '../../../../../subgraphs/data/marketdata/index.ts'
import { marketdataProvider } from '../../../../../subgraphs/data/providers/marketdata.ts'
import { withNodeIds } from '../../../../../subgraphs/kit/service/nodes.ts'
import type { ResolverTable } from '../../../../../subgraphs/kit/service/subgraph.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'

/** The family's part of the graph in front of a company at a URL. */
export interface TestGraph {
  /** Runs a query as one request; errors are told by their codes. */
  ask(query: string, variables?: Readonly<Record<string, unknown>>): Promise<ExecutionResult>
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  /** The ages that answers were told to have, in seconds, oldest first. */
  readonly ages: readonly number[]
  stop(): Promise<void>
}

/** Connects one; the key is sent as an operator would set it. */
export async function openGraph(url: string, key = 'the key', timeoutMs = 2_000): Promise<TestGraph> {
  const waived: string[] = []
  const ages: number[] = []
  const standIn = { kind: 'live', register: () => {} } as const
  const open = await openProvider(marketdataProvider, { url, key }, standIn, {
    timeoutMs,
    log: pino({ level: 'silent' }),
  })
  const schema = marketdataSchema()
  return {
    waived,
    ages,
    ask(source, variableValues) {
      const loaders = new Map<string, unknown>()
      const contextValue = {
        engines: { marketdata: open.upstream },
        now: () => new Date('2026-11-26T12:00:00Z'),
        sourcedFrom: (_: string, age = 0) => ages.push(age),
        waive: (_: unknown, reason: string) => waived.push(reason),
        loader(name: string, batch: DataLoader.BatchLoadFn<unknown, unknown>) {
          const known = loaders.get(name) ?? new DataLoader(batch)
          loaders.set(name, known)
          return known
        },
      }
      const asked = { schema, source, contextValue, ...(variableValues ? { variableValues } : {}) }
      return graphql(asked) as Promise<ExecutionResult>
    },
    stop: () => open.stop(),
  }
}

let built: GraphQLSchema | undefined

/** Built once: its resolvers read everything from the context. */
function marketdataSchema(): GraphQLSchema {
  built ??= buildMarketdataSchema()
  return built
}

function buildMarketdataSchema(): GraphQLSchema {
  const folder = new URL('../../../../../subgraphs/data/schema/', import.meta.url)
  const sdl = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  const tables = [...chainTopics, ...marketdataTopics].map(({ resolvers }): ResolverTable => resolvers ?? {})
  const types = new Set(tables.flatMap((table) => Object.keys(table)))
  const resolvers = Object.fromEntries(
    [...types].map((type) => [type, Object.assign({}, ...tables.map((table) => table[type]))]),
  )
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  const typeDefs = subgraphTypeDefs(sdl.join('\n'))
  const complete = withNodeIds(typeDefs, resolvers)
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, ...complete } as never }])
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}
