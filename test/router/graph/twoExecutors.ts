import { createHash } from 'node:crypto'
import { ApolloGateway, type GraphQLDataSource, LocalGraphQLDataSource } from '@apollo/gateway'
import { getOperationAST, getVariableValues, parse } from 'graphql'
import { pino } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { type Graph, loadGraph } from '../../../router/graph/graph.ts'
import { OperationStore } from '../../../router/graph/operation.ts'
import type { Address } from '../../../schema/address.ts'
import { type Catalogue, loadCatalogue } from '../../../schema/catalogue.ts'
import { composedServices, serviceSchemaPlace } from '../../../schema/serviceSchemas.ts'
import { maskErrors } from '../../../subgraphs/kit/service/mask.ts'
import { createRuntime, type SubgraphRuntime } from '../../../subgraphs/kit/service/runtime.ts'
import { type RequestScope, requestScope } from '../../../subgraphs/kit/service/scope.ts'
import { paidLines } from '../../support/paidScope.ts'
import { type InventedService, inventService, stockSchema } from './inventedService.ts'

/** One request, for both executors. */
export interface Asked {
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly operationName?: string
  readonly caller?: Address
}

/** Our executor and the stock one, over the same supergraph and the same resolvers. */
export interface TwoExecutors {
  readonly catalogue: Catalogue
  readonly graph: Graph
  readonly operations: OperationStore
  readonly runtimes: ReadonlyMap<string, SubgraphRuntime>
  /** The JSON of our executor: prepared operations, compiled documents. */
  ours(asked: Asked): Promise<string>
  /** The JSON of the stock one: each fetch parsed, validated and executed anew. */
  stock(asked: Asked): Promise<string>
  stop(): Promise<void>
}

const log = pino({ level: 'silent' })

export async function startTwoExecutors(): Promise<TwoExecutors> {
  const catalogue = loadCatalogue()
  const services = composedServices().map((name) => inventService(name, catalogue))
  const ground = {
    db: {} as Database,
    log,
    now: () => new Date(0),
    baseUrl: (service: string) => service,
    cursorKeys: Buffer.alloc(32),
  }
  const started = { engines: {}, stop: async () => {}, providers: [] }
  const runtimes = new Map(
    services.map(({ name, topic }) => {
      const subgraph = { name, schema: serviceSchemaPlace(name), topics: [topic] }
      return [name, createRuntime(subgraph, started, catalogue, ground)] as const
    }),
  )
  const graph = await loadGraph(catalogue, runtimes, log)
  const operations = new OperationStore(graph.schema, {
    maxTokens: 20_000,
    maxDepth: 15,
    maxFields: 100_000,
    maxAliases: 10_000,
  })
  const gateway = stockGateway(catalogue, services)
  const { executor, schema } = await gateway.load()
  catalogue.annotate(schema)

  return {
    catalogue,
    graph,
    operations,
    runtimes,
    async ours({ query, variables = {}, operationName, caller }) {
      const operation = operations.prepare(query, operationName ?? null)
      // As both doors do.
      const coerced = getVariableValues(graph.schema, operation.definition.variableDefinitions ?? [], variables)
      if (coerced.errors) throw coerced.errors[0]
      return JSON.stringify(await graph.execute(operation, coerced.coerced, scopeOf(caller, query)))
    },
    async stock({ query, variables = {}, operationName, caller }) {
      const document = parse(query)
      const context = {
        request: { query, variables, operationName },
        document,
        operation: getOperationAST(document, operationName),
        operationName: operationName ?? null,
        queryHash: createHash('sha256').update(`${operationName} ${query}`).digest('hex'),
        source: query,
        context: scopeOf(caller, query),
        metrics: {},
        schema,
      }
      return JSON.stringify(await executor(context as unknown as Parameters<typeof executor>[0]))
    },
    async stop() {
      await Promise.all([graph.stop(), gateway.stop()])
    },
  }

  /** All that it selects is paid. */
  function scopeOf(caller: Address | undefined, query: string): RequestScope {
    const lines = paidLines(query, { schema, fields: catalogue.fields, payment: 'payment' })
    const payment = { id: 'payment', payer: caller ?? null, transaction: null, lines }
    return requestScope({ requestId: 'request', caller: caller ?? null, payment })
  }
}

function stockGateway(catalogue: Catalogue, services: readonly InventedService[]): ApolloGateway {
  return new ApolloGateway({
    supergraphSdl: catalogue.supergraphSdl,
    buildService: ({ name }) => {
      const service = services.find((one) => one.name === name)
      if (!service) throw new Error(`The supergraph has a subgraph ${name} that was not invented`)
      return masked(new LocalGraphQLDataSource(stockSchema(service, catalogue)))
    },
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  })
}

/** What errors may say is our rule and not the executor's: both hear it. */
function masked(source: LocalGraphQLDataSource): GraphQLDataSource {
  return {
    async process(options) {
      const scope = options.context as unknown as RequestScope
      const contexts = { withCaller: scope, withoutCaller: { ...scope, caller: null }, afterMutation: () => {} }
      const result = await source.process({ ...options, context: contexts } as unknown as typeof options)
      return maskErrors(result as Parameters<typeof maskErrors>[0], 'request', log) as typeof result
    },
  }
}
