import { operationFromDocument } from '@apollo/federation-internals'
import type { GraphQLDataSource } from '@apollo/gateway'
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import type { SubgraphRuntime } from '../../subgraphs/kit/runtime.ts'
import { RequestReport, type RequestScope } from '../../subgraphs/kit/scope.ts'
import { type DirectFetch, directFetch } from './directFetch.ts'
import { Introspection } from './introspection.ts'
import type { Operation } from './operation.ts'
import { openPlanCache } from './planCache.ts'
import { splitIntrospection } from './splitIntrospection.ts'
import { partWaivers, withWaivers } from './waivers.ts'

/** The composed graph, ready to execute prepared operations. */
export interface Graph {
  /** The schema that clients see. */
  readonly schema: GraphQLSchema
  /** Builds and keeps the plan of an operation. Throws when it has none. */
  plan(operation: Operation): Promise<void>
  /** Keeps the plans that `plan` built for the next start. */
  keepPlans(): Promise<void>
  execute(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    scope: RequestScope,
  ): Promise<FormattedExecutionResult>
  stop(): Promise<void>
}

/** A graph with what its schema alone answers. */
export interface LoadedGraph extends Graph {
  readonly introspection: Introspection
}

/** Query plans kept, in mebibytes. */
const PLAN_CACHE_MIB = 30

/** Operations of which it is remembered whether one fetch answers them. */
const MAX_DIRECT = 2_000

/** A plan as it is kept, with the fetch that answers it whole. */
interface Planned {
  readonly plan: object
  readonly fetch: DirectFetch | null
}

/** What the gateway hands on to the fetches of one execution. */
interface Execution {
  readonly scope: RequestScope
  /** What the plan's only fetch was answered before; null: it is still to be made. */
  readonly answered: FormattedExecutionResult | null
}

/**
 * Loads the supergraph over the given subgraphs: planning and execution by @apollo/gateway, fetches by our own data source.
 *
 * Where one fetch answers an operation whole, it is made without the gateway, which would take the answer apart and put
 * the same together again. An answer with errors is the gateway's all the same: it says where they are and what becomes
 * null because of them.
 */
export async function loadGraph(
  catalogue: Catalogue,
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  log: Logger,
): Promise<LoadedGraph> {
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
  const plans = await openPlanCache<Planned>(catalogue.supergraphSdl, log)
  const direct = new LRUCache<string, { readonly fetch: DirectFetch | null }>({ max: MAX_DIRECT })
  const introspection = new Introspection(catalogue)
  return {
    schema,
    introspection,
    async plan(operation) {
      const { apiSchema, queryPlanner, queryPlanStore } = gateway as unknown as GatewayInternals
      const known = plans.find(operation.hash)
      const plan = known?.plan ?? queryPlanner.buildQueryPlan(operationFromDocument(apiSchema, operation.document))
      const fetch = known ? known.fetch : directFetch(plan, operation, schema)
      if (!known) plans.keep(operation.hash, { plan, fetch })
      await queryPlanStore.set(operation.hash, plan)
      direct.set(operation.hash, { fetch })
    },
    keepPlans: () => plans.save(),
    async execute(operation, variables, scope) {
      const split = splitIntrospection(operation)
      if (!split.introspection) return executeData(operation, variables, scope)
      const told = introspection.answer(split.introspection, variables)
      return split.rest ? join(split.keys, told, await executeData(split.rest, variables, scope)) : told
    },
    stop: () => gateway.stop(),
  }

  async function executeData(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    scope: RequestScope,
  ): Promise<FormattedExecutionResult> {
    const known = direct.get(operation.hash)
    if (!known) {
      const result = await throughGateway(operation, variables, { scope, answered: null })
      const plan = await (gateway as unknown as GatewayInternals).queryPlanStore.get(operation.hash)
      if (plan) direct.set(operation.hash, { fetch: directFetch(plan, operation, schema) })
      return result
    }
    if (!known.fetch) return throughGateway(operation, variables, { scope, answered: null })
    const answered = await fetchDirectly(runtimes, known.fetch, variables, scope)
    if (answered.data && !answered.errors) return { data: answered.data }
    return throughGateway(operation, variables, { scope, answered })
  }

  async function throughGateway(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    execution: Execution,
  ): Promise<FormattedExecutionResult> {
    const request = { query: operation.text, variables }
    const context = {
      request,
      document: operation.document,
      queryHash: operation.hash,
      context: execution,
      metrics: {},
      schema,
    }
    // The executor reads no more of Apollo Server's request context than this.
    const executed = await executor(context as unknown as Parameters<typeof executor>[0])
    const { result, waivers } = partWaivers(executed as FormattedExecutionResult, catalogue.fields)
    execution.scope.report.waivers.push(...waivers)
    return result
  }
}

/** The result of an operation from those of its halves, with the keys in the order of the document. */
function join(
  keys: readonly string[],
  introspection: FormattedExecutionResult,
  rest: FormattedExecutionResult,
): FormattedExecutionResult {
  if (!rest.data || !introspection.data) return rest
  const data = { ...rest.data, ...introspection.data }
  const ordered = keys.flatMap((key): [string, unknown][] => (Object.hasOwn(data, key) ? [[key, data[key]]] : []))
  return { ...rest, data: Object.fromEntries(ordered) }
}

function fetchDirectly(
  runtimes: ReadonlyMap<string, SubgraphRuntime>,
  fetch: DirectFetch,
  variables: Readonly<Record<string, unknown>>,
  scope: RequestScope,
): Promise<FormattedExecutionResult> {
  const given = fetch.variables.flatMap((name): [string, unknown][] =>
    Object.hasOwn(variables, name) && variables[name] !== undefined ? [[name, variables[name]]] : [],
  )
  return runtimeOf(runtimes, fetch.service).execute({ query: fetch.query, variables: Object.fromEntries(given) }, scope)
}

function runtimeOf(runtimes: ReadonlyMap<string, SubgraphRuntime>, name: string): SubgraphRuntime {
  const runtime = runtimes.get(name)
  if (!runtime) throw new Error(`The supergraph has a subgraph ${name} that does not run here`)
  return runtime
}

/** What the executor plans with; the gateway has no public way to plan without executing. */
interface GatewayInternals {
  readonly apiSchema: Parameters<typeof operationFromDocument>[0]
  readonly queryPlanner: { buildQueryPlan(operation: ReturnType<typeof operationFromDocument>): object }
  readonly queryPlanStore: {
    get(key: string): Promise<object | undefined>
    set(key: string, plan: object): Promise<void>
  }
}

/** Fetches of the plan go straight to the subgraph's compiled documents in this process. */
function dataSource(runtimes: ReadonlyMap<string, SubgraphRuntime>, name: string): GraphQLDataSource {
  const runtime = runtimeOf(runtimes, name)
  return {
    async process({ request, context }) {
      const { answered, scope } = context as Execution
      const result = answered ?? (await fetchWithWaivers(runtime, request, scope))
      return result as Awaited<ReturnType<GraphQLDataSource['process']>>
    },
  }
}

/** Makes one fetch of several. Its waivers name paths within its own answer, so they do not go to the report as they are. */
async function fetchWithWaivers(
  runtime: SubgraphRuntime,
  { query = '', variables }: Parameters<GraphQLDataSource['process']>[0]['request'],
  scope: RequestScope,
): Promise<FormattedExecutionResult> {
  const report = new RequestReport()
  const result = await runtime.execute({ query, variables }, { ...scope, report })
  scope.report.join(report)
  return withWaivers(result, report.waivers)
}
