import { readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import fastify from 'fastify'
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql'
import { pino } from 'pino'
import { annotateWireNames, readEnumWireNames } from '../../../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../../../schema/scalars.ts'
import { subgraphTypeDefs } from '../../../../../schema/subgraph.ts'
import { explorerTopics } from '../../../../../subgraphs/data/explorer/index.ts'
import { explorerProvider } from '../../../../../subgraphs/data/providers/explorer.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'

/** What the company is made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A company of our own making, with our client and our graph in front of it. */
export interface TestCompany {
  /** Runs a query while the company answers this. */
  ask(query: string, payload: Payload): Promise<ExecutionResult>
  /** The queries that the company got, oldest first. */
  readonly asked: readonly Readonly<Record<string, string>>[]
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

/** Starts one that knows all chains. */
export async function startCompany(): Promise<TestCompany> {
  const asked: Record<string, string>[] = []
  const waived: string[] = []
  let next: Payload = { body: null }
  const app = fastify()
  app.get<{ Querystring: Record<string, string> }>('/base/v2/api', async ({ query }, reply) => {
    asked.push(query)
    return reply
      .code(next.status ?? 200)
      .headers({ ...next.headers })
      .type('application/json')
      .send(JSON.stringify(next.body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'live', register: () => {} } as const
  const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
  const open = await openProvider(explorerProvider, { url: `${url}/base`, key: 'the key' }, standIn, options)
  const schema = explorerSchema()

  return {
    asked,
    waived,
    ask(query, payload) {
      next = payload
      const contextValue = {
        engines: { explorer: { upstream: open.upstream, chainId: null } },
        sourcedFrom: () => {},
        waive: (_: unknown, reason: string) => waived.push(reason),
      }
      return graphql({ schema, source: query, contextValue }) as Promise<ExecutionResult>
    },
    async stop() {
      await open.stop()
      await app.close()
    },
  }
}

function explorerSchema(): GraphQLSchema {
  const sdl = readFileSync(new URL('../../../../../subgraphs/data/schema/explorer.graphql', import.meta.url), 'utf8')
  const resolvers = Object.assign({}, ...explorerTopics.map(({ resolvers }) => resolvers?.Query))
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  const typeDefs = subgraphTypeDefs(sdl)
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, Query: resolvers } as never }])
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}
