import { operationFromDocument } from '@apollo/federation-internals'
import type { GraphQLDataSource } from '@apollo/gateway'
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import type { RequestScope } from '../../subgraphs/kit/scope.ts'
import type { Operation } from './operation.ts'

/** The composed graph, ready to execute prepared operations. */
export interface Graph {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema
  /** Builds and keeps the plan of an operation. Throws when it has none. */
  plan(operation: Operation): Promise<void>
  execute(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    scope: RequestScope,
  ): Promise<FormattedExecutionResult>
  stop(): Promise<void>
}

/** Query plans kept, in mebibytes. */
const PLAN_CACHE_MIB = 30

/** Loads the supergraph over the given subgraphs: planning and execution by @apollo/gateway, fetches by our own data source. */
export async function loadGraph(
  catalogue: Catalogue,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  log: Logger,
): Promise<Graph> {
  // Read when the gateway is constructed: without it, it reports usage to its maker and probes cloud metadata addresses.
  process.env.APOLLO_TELEMETRY_DISABLED = '1'
  const { ApolloGateway } = await import('@apollo/gateway')
  const gateway = new ApolloGateway({
    supergraphSdl: catalogue.supergraphSdl,
    buildService: ({ name }) => dataSource(runtimes, name),
    experimental_approximateQueryPlanStoreMiB: PLAN_CACHE_MIB,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
  const { executor, schema } = await gateway.load()
  catalogue.annotate(schema)
  return {
    schema,
    async plan(operation) {
      const { apiSchema, queryPlanner, queryPlanStore } = gateway as unknown as GatewayInternals
      const plan = queryPlanner.buildQueryPlan(operationFromDocument(apiSchema, operation.document))
      await queryPlanStore.set(operation.hash, plan)
    },
    async execute(operation, variables, scope) {
      const request = { query: operation.text, variables }
      const context = {
        request,
        document: operation.document,
        queryHash: operation.hash,
        context: scope,
        metrics: {},
        schema,
      }
      // The executor reads no more of Apollo Server's request context than this.
      const result = await executor(context as unknown as Parameters<typeof executor>[0])
      return result as FormattedExecutionResult
    },
    stop: () => gateway.stop(),
  }
}

/** What the executor plans with; the gateway has no public way to plan without executing. */
interface GatewayInternals {
  readonly apiSchema: Parameters<typeof operationFromDocument>[0]
  readonly queryPlanner: { buildQueryPlan(operation: ReturnType<typeof operationFromDocument>): unknown }
  readonly queryPlanStore: { set(key: string, plan: unknown): Promise<void> }
}

/** Fetches of the plan go straight to the subgraph's compiled documents in this process. */
function dataSource(runtimes: ReadonlyMap<string, SubgraphRuntime>, name: string): GraphQLDataSource {
  const runtime = runtimes.get(name)
  if (!runtime) throw new Error(`The supergraph has a subgraph ${name} that does not run here`)
  return {
    async process({ request, context }) {
      const result = await runtime.execute(
        { query: request.query ?? '', variables: request.variables },
        context as RequestScope,
      )
      return result as Awaited<ReturnType<GraphQLDataSource['process']>>
    },
  }
}
