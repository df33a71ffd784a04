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
import { faresearch } from '../../../../../subgraphs/travel/providers/faresearch.ts'
import { gds } from '../../../../../subgraphs/travel/providers/gds.ts'
import { topics } from '../../../../../subgraphs/travel/topics.ts'

/** What the companies are made to answer. */
export interface Payload {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

/** A request that a company got. */
export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly authorization: string | undefined
}

/** Companies of our own making, with our clients and our graph in front of them. */
export interface TestCompanies {
  /** Runs a query while the companies answer this. */
  ask(
    query: string,
    payload: Payload,
    variables?: Record<string, unknown>,
  ): Promise<ExecutionResult<Record<string, unknown>>>
  /** Oldest first; without what tokens were asked for. */
  readonly asked: readonly Asked[]
  /** How many tokens were given. */
  tokens(): number
  /** Why fields were waived, oldest first. */
  readonly waived: readonly string[]
  stop(): Promise<void>
}

/** Starts them; tokens hold for so many seconds. */
export async function startCompanies(tokenSeconds = 1_799): Promise<TestCompanies> {
  const asked: Asked[] = []
  const waived: string[] = []
  let tokens = 0
  let next: Payload = { body: null }
  const app = fastify()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
  app.post<{ Body: Record<string, string> }>('/v1/security/oauth2/token', async ({ body }, reply) => {
    if (body.client_id !== 'the client' || body.client_secret !== 'the secret') return reply.code(401).send({})
    tokens += 1
    return { type: 'oauth2Token', access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: tokenSeconds }
  })
  app.all<{ Querystring: Record<string, string> }>('/*', async ({ method, url, query, body, headers }, reply) => {
    asked.push({ method, path: url.split('?')[0] ?? '', query, body, authorization: headers.authorization })
    return reply
      .code(next.status ?? 200)
      .headers({ ...next.headers })
      .type('application/json')
      .send(JSON.stringify(next.body))
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const standIn = { kind: 'live', register: () => {} } as const
  const options = { timeoutMs: 2_000, log: pino({ level: 'silent' }) }
  const sells = await openProvider(gds('gds'), { url, key: 'the client:the secret' }, standIn, options)
  const compares = await openProvider(faresearch, { url, key: 'the key' }, standIn, options)
  const schema = travelSchema()
  return {
    asked,
    waived,
    tokens: () => tokens,
    ask(source, payload, variableValues = {}) {
      next = payload
      const loaders = new Map<string, DataLoader<unknown, unknown>>()
      const contextValue = {
        engines: {
          gds: sells.upstream,
          flightfacts: sells.upstream,
          activities: sells.upstream,
          transfers: sells.upstream,
          hotels: sells.upstream,
          destinations: sells.upstream,
          faresearch: compares.upstream,
        },
        now: () => new Date(),
        cursorKeys: Buffer.alloc(32),
        baseUrl: (service: string) => `https://${service}.example`,
        sourcedFrom: () => {},
        waive: (_: unknown, reason: string) => waived.push(reason),
        loader(name: string, batch: DataLoader.BatchLoadFn<unknown, unknown>) {
          const loader = loaders.get(name) ?? new DataLoader(batch)
          loaders.set(name, loader)
          return loader
        },
      }
      return graphql({ schema, source, contextValue, variableValues }) as Promise<
        ExecutionResult<Record<string, unknown>>
      >
    },
    async stop() {
      await sells.stop()
      await compares.stop()
      await app.close()
    },
  }
}

function travelSchema(): GraphQLSchema {
  const folder = new URL('../../../../../subgraphs/travel/schema/', import.meta.url)
  const sdl = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
  const resolvers: Record<string, object> = Object.fromEntries(
    Object.values(SCALARS).map(({ type }) => [type.name, type]),
  )
  for (const topic of topics) {
    for (const [type, fields] of Object.entries(topic.resolvers ?? {})) {
      resolvers[type] = { ...resolvers[type], ...fields }
    }
  }
  const typeDefs = subgraphTypeDefs(sdl)
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: resolvers as never }])
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}
