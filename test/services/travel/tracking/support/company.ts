import { readdirSync, readFileSync } from 'node:fs'
import { buildSubgraphSchema } from '@apollo/subgraph'
import DataLoader from 'dataloader'
import fastify from 'fastify'
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql'
import { pino } from 'pino'
import { annotateWireNames, readEnumWireNames } from '../../../../../schema/catalogue/wireNames.ts'
import { SCALARS } from '../../../../../schema/scalars.ts'
import { subgraphTypeDefs } from '../../../../../schema/subgraph.ts'
import { openProvider } from '../../../../../subgraphs/kit/upstream/provider.ts'
import { airlineHandles } from '../../../../../subgraphs/travel/airlines/topic.ts'
import { airportHandles } from '../../../../../subgraphs/travel/airports/topic.ts'
import { trackingProvider } from '../../../../../subgraphs/travel/providers/tracking.ts'
import { tracking } from '../../../../../subgraphs/travel/tracking/topics.ts'

/** What the company is made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A request that the company got. */
export interface Asked {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly key: string | undefined
}

/** A flight tracking company of our own making, with our client and our graph in front of it. */
export interface TestCompany {
  /** Runs a query while the company answers this. */
  ask(query: string, payload: Payload): Promise<ExecutionResult<Record<string, unknown>>>
  /** Oldest first. */
  readonly asked: readonly Asked[]
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

/** Starts one; for our side it is always the given time. */
export async function startCompany(now: Date): Promise<TestCompany> {
  const asked: Asked[] = []
  const waived: string[] = []
  let next: Payload = { body: null }
  const app = fastify()
  app.get<{ Querystring: Record<string, string> }>('/tracking/*', async ({ url, query, headers }, reply) => {
    const key = headers['x-apikey']
    asked.push({ path: url.split('?')[0] ?? '', query, key: typeof key === 'string' ? key : undefined })
    return reply
      .code(next.status ?? 200)
      .headers({ ...next.headers })
      .type('application/json')
      .send(JSON.stringify(next.body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'live', register: () => {} } as const
  const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
  const open = await openProvider(trackingProvider, { url: `${url}/tracking`, key: 'the key' }, standIn, options)
  const schema = trackingSchema()
  return {
    asked,
    waived,
    ask(source, payload) {
      next = payload
      const contextValue = {
        engines: { tracking: open.upstream, weather: open.upstream },
        now: () => now,
        baseUrl: (service: string) => `https://${service}.example`,
        cursorKeys: Buffer.alloc(32),
        sourcedFrom: () => {},
        waive: (_: unknown, reason: string) => waived.push(reason),
        loader: loadersOfOneRequest(),
      }
      return graphql({ schema, source, contextValue }) as Promise<ExecutionResult<Record<string, unknown>>>
    },
    async stop() {
      await open.stop()
      await app.close()
    },
  }
}

function loadersOfOneRequest() {
  const loaders = new Map<string, DataLoader<unknown, unknown>>()
  return (name: string, batch: DataLoader.BatchLoadFn<unknown, unknown>) => {
    const loader = loaders.get(name) ?? new DataLoader(batch)
    loaders.set(name, loader)
    return loader
  }
}

/** The part of the SDL that tracking shares with the rest of the service. */
const SHARED = ['shared.graphql', 'airport.graphql', 'airline.graphql']

/** The part of the travel service that tracks flights. */
function trackingSchema(): GraphQLSchema {
  const folder = new URL('../../../../../subgraphs/travel/schema/', import.meta.url)
  const sdl = readdirSync(folder)
    .filter((file) => file.startsWith('tracking') || SHARED.includes(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const resolvers: Record<string, object> = Object.fromEntries(
    Object.values(SCALARS).map(({ type }) => [type.name, type]),
  )
  for (const topic of [...tracking, airportHandles, airlineHandles]) {
    for (const [type, fields] of Object.entries(topic.resolvers ?? {})) {
      resolvers[type] = { ...resolvers[type], ...fields }
    }
  }
  const typeDefs = subgraphTypeDefs(sdl)
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }])
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}
