import { generateKeyPairSync } from 'node:crypto'
import { composeServices } from '@apollo/composition'
import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer, HeaderMap } from '@apollo/server'
import { getVariableValues, parse } from 'graphql'
import { pino } from 'pino'
import { loadGraph } from '../../router/graph/graph.ts'
import { OperationStore } from '../../router/graph/operation.ts'
import { Signer } from '../../router/receipts/signer.ts'
import { buildCatalogue } from '../../schema/catalogue.ts'
import { DocumentExecutor } from '../../subgraphs/kit/service/executor.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/service/runtime.ts'
import { requestScope } from '../../subgraphs/kit/service/scope.ts'
import { CONTEXT_TYPE } from '../../subgraphs/kit/service/toll/claims.ts'
import { connectSubgraph } from '../../subgraphs/kit/service/toll/connect.ts'
import { TOY_NAMES, TOYS, type ToyName, toySchema } from './toys.ts'

/** A gateway over the toy subgraphs, asked without HTTP before it: only what it does itself is measured. */
export interface Engine {
  readonly title: string
  readonly isOurs: boolean
  /** The JSON of an answer. */
  ask(query: string): Promise<string>
  stop(): Promise<void>
}

/** Where the toy subgraphs answer over HTTP. */
export type ToyUrls = Readonly<Record<ToyName, string>>

const log = pino({ level: 'silent' })

/** Ours, with the subgraphs in this process. */
export async function inProcess(urls: ToyUrls): Promise<Engine> {
  const runtimes = new Map(
    TOY_NAMES.map((name) => {
      const executor = new DocumentExecutor(toySchema(name))
      const runtime = { name, execute: (request: object) => executor.execute(request as never, {}) }
      return [name, runtime as unknown as SubgraphRuntime] as const
    }),
  )
  return ours('Tollgraph, subgraphs in its process', supergraphOf(urls), runtimes)
}

/** Ours, with the subgraphs over HTTP, each request with a signed context. */
export async function overHttp(urls: ToyUrls): Promise<Engine> {
  const signer = new Signer(generateKeyPairSync('ed25519').privateKey, () => true)
  const supergraph = supergraphOf(urls)
  const catalogue = buildCatalogue(supergraph, [])
  const runtimes = new Map(
    TOY_NAMES.map((name) => {
      const remote = connectSubgraph(name, {
        url: urls[name],
        isOwn: false,
        sign: (audience, jti, claims) => signer.token('http://127.0.0.1', CONTEXT_TYPE, audience, jti, claims),
        answerCheck: null,
        mayBePaid: false,
        maxPerOperation: null,
        timeoutMs: 5_000,
        maxBytes: 8_000_000,
        maxInFlight: 1_000,
        catalogue,
        log,
      })
      return [name, remote] as const
    }),
  )
  const engine = await ours('Tollgraph, subgraphs over HTTP', supergraph, runtimes)
  return {
    ...engine,
    async stop() {
      await engine.stop()
      for (const remote of runtimes.values()) await remote.close()
    },
  }
}

/** Apollo Server with the stock gateway, subgraphs over HTTP. */
export async function apollo(urls: ToyUrls): Promise<Engine> {
  process.env.APOLLO_TELEMETRY_DISABLED = '1'
  const gateway = new ApolloGateway({ supergraphSdl: supergraphOf(urls) })
  const server = new ApolloServer({ gateway, csrfPrevention: false, logger: log })
  await server.start()
  return {
    title: 'Apollo Server and gateway, over HTTP',
    isOurs: false,
    async ask(query) {
      const headers = new HeaderMap([['content-type', 'application/json']])
      const { body } = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', headers, search: '', body: { query } },
        context: async () => ({}),
      })
      return body.kind === 'complete' ? body.string : ''
    },
    stop: () => server.stop(),
  }
}

/** Hive Gateway, subgraphs over HTTP. Its modules are loaded from where the peers are installed. */
export async function hive(urls: ToyUrls, isRust: boolean): Promise<Engine> {
  const { openHive } = (await import('../peers/hive.mjs' as string)) as {
    openHive(
      supergraph: string,
      isRust: boolean,
    ): {
      fetch(url: string, init: RequestInit): Promise<Response>
      stop(): Promise<void>
    }
  }
  const gateway = openHive(supergraphOf(urls), isRust)
  return {
    title: `Hive Gateway${isRust ? ', Rust planner' : ''}, over HTTP`,
    isOurs: false,
    async ask(query) {
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }
      return (await gateway.fetch('http://gateway/graphql', init)).text()
    },
    stop: () => gateway.stop(),
  }
}

async function ours(
  title: string,
  supergraph: string,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
): Promise<Engine> {
  const graph = await loadGraph(buildCatalogue(supergraph, []), runtimes, log)
  const limits = { maxTokens: 20_000, maxDepth: 15, maxFields: 100_000, maxAliases: 10_000 }
  const operations = new OperationStore(graph.schema, limits)
  return {
    title,
    isOurs: true,
    async ask(query) {
      const operation = operations.prepare(query, null)
      const { coerced = {} } = getVariableValues(graph.schema, operation.definition.variableDefinitions ?? [], {})
      const scope = requestScope({ requestId: 'bench', caller: null, payment: null })
      return JSON.stringify(await graph.execute(operation, coerced, scope))
    },
    stop: () => graph.stop(),
  }
}

function supergraphOf(urls: ToyUrls): string {
  const services = TOY_NAMES.map((name) => ({ name, url: urls[name], typeDefs: parse(TOYS[name]) }))
  const { errors, supergraphSdl } = composeServices(services)
  if (errors) throw errors[0]
  return supergraphSdl
}
