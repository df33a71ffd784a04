import type { ApolloGateway } from '@apollo/gateway'
import type { FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import { lazily } from '../../subgraphs/kit/async/lazily.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { RequestScope } from '../../subgraphs/kit/service/scope.ts'
import { type DirectFetch, directFetch } from './directFetch.ts'
import { asAsked, withDistinctKeys } from './distinctKeys.ts'
import { isUnanswered } from './emptyPlan.ts'
import { type FetchMeter, type FetchTargets, fetchFrom, targetOf } from './fetch.ts'
import { type Execution, gatewayFor, internalsOf, planFor } from './gateway.ts'
import { Introspection } from './introspection.ts'
import type { Operation } from './operation.ts'
import { openPlanCache } from './planCache.ts'
import { withPublicErrors } from './publicErrors.ts'
import { splitIntrospection } from './splitIntrospection.ts'
import { partWaivers } from './waivers.ts'

/** The composed graph, ready to execute prepared operations. */
export interface Graph {
  /** The public schema. */
  readonly schema: GraphQLSchema
  /** Whether an earlier process cached the plans of all documented operations. */
  readonly isPlanned: boolean
  /** Prepares the plan of an operation, from the cache or newly built. Throws when it has none. */
  plan(operation: Operation): Promise<void>
  /** Stores the plans built by `plan` for the next start. Call it when every documented operation has its plan. */
  keepPlans(): Promise<void>
  execute(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    scope: RequestScope,
  ): Promise<FormattedExecutionResult>
  stop(): Promise<void>
}

/** What the graph needs of the catalogue: any supergraph can be opened with it. */
export type GraphFacts = Pick<
  Catalogue,
  'supergraphSdl' | 'version' | 'schema' | 'publicSchema' | 'fields' | 'enumsWithHiddenValues' | 'fetchKeys'
>

/** A graph with introspection, which the schema alone answers. */
export interface LoadedGraph extends Graph {
  readonly introspection: Introspection
  /** Loads the gateway now, which takes seconds of processor time, and not when the first operation needs it. */
  loadGateway(): Promise<void>
}

/** Most operations whose direct fetch is cached. */
const MAX_DIRECT = 2_000

/** Cache entry of an operation that ran. */
interface Known {
  /** The fetch that answers it completely; null where none does. */
  readonly fetch: DirectFetch | null
  /** Its plan, if it came from the plan cache; the gateway's own store has the others. */
  readonly plan: object | null
}

/** A cached plan, with its direct fetch. */
interface Planned extends Known {
  readonly plan: object
  readonly fetch: DirectFetch | null
}

/**
 * Opens the graph over the given subgraphs: planning and execution by @apollo/gateway, fetches by our own data source.
 *
 * Where one fetch answers an operation completely, it bypasses the gateway, which would take the answer apart and
 * assemble the same again. An answer with errors still goes through the gateway, which sets their paths and the
 * resulting nulls.
 *
 * The gateway takes two seconds to load, so it is loaded when the first operation needs it, or after the first
 * introspection, which an operation usually follows. `meter` counts fetches.
 */
export async function loadGraph(
  catalogue: GraphFacts,
  targets: FetchTargets,
  log: Logger,
  meter: FetchMeter | null = null,
): Promise<LoadedGraph> {
  const { schema } = catalogue
  const plans = await openPlanCache<Planned>(catalogue.version, log)
  const direct = recentlyUsed<string, Known>(MAX_DIRECT)
  const introspection = new Introspection(catalogue)
  let isStopped = false
  const opened = lazily(async () => {
    const gateway = await gatewayFor(catalogue, log)
    // A supergraph whose subgraph is missing fails when it is opened.
    for (const name of gateway.services) targetOf(targets, name)
    return gateway
  })
  const loadAhead = () => {
    if (!isStopped) opened().catch((error: unknown) => log.error({ err: error }, 'The gateway cannot be loaded'))
  }
  return {
    schema,
    introspection,
    isPlanned: plans.isComplete,
    async plan(operation) {
      const known = plans.find(operation.hash)
      const planned = known ?? (await build(operation))
      if (!known) plans.keep(operation.hash, planned)
      direct.set(operation.hash, planned)
    },
    keepPlans: () => plans.save(),
    async loadGateway() {
      await opened()
    },
    async execute(operation, variables, scope) {
      const split = splitIntrospection(operation)
      if (!split.introspection) return executeData(operation, variables, scope)
      const told = introspection.answer(split.introspection, variables)
      if (split.rest) return join(split.keys, told, await executeData(split.rest, variables, scope))
      if (Introspection.readsSchema(split.introspection)) setImmediate(loadAhead)
      return told
    },
    async stop() {
      isStopped = true
    },
  }

  async function build(operation: Operation): Promise<Planned> {
    const { gateway } = await opened()
    const plan = planFor(gateway, operation)
    const fetch = directFetch(plan, operation, catalogue)
    const { operation: planned } = withDistinctKeys(operation, catalogue)
    return { plan: fetch || planned === operation ? plan : planFor(gateway, planned), fetch }
  }

  async function executeData(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    scope: RequestScope,
  ): Promise<FormattedExecutionResult> {
    const known = direct.get(operation.hash)
    const fetch = known?.fetch
    // Only the gateway compares the values of an answer with the schema's types.
    if (!fetch || targetOf(targets, fetch.service).isForeign)
      return throughGateway(operation, variables, { scope, answered: null, targets, log, meter }, known)
    const request = { query: fetch.query, variables: variablesOf(fetch, variables) }
    const answered = await fetchFrom(fetch.service, targets, request, scope, { log, meter })
    if (answered.data && !answered.errors) return { data: answered.data }
    return throughGateway(operation, variables, { scope, answered, targets, log, meter }, known)
  }

  async function throughGateway(
    operation: Operation,
    variables: Readonly<Record<string, unknown>>,
    execution: Execution,
    known: Known | undefined,
  ): Promise<FormattedExecutionResult> {
    const { executor, gateway, schema } = await opened()
    const { queryPlanStore } = internalsOf(gateway)
    // A direct fetch fetches nothing else that the client's keys could be confused with.
    const distinct = known?.fetch ? asAsked(operation) : withDistinctKeys(operation, catalogue)
    const planned = distinct.operation
    if (known?.plan && !(await queryPlanStore.get(planned.hash))) await queryPlanStore.set(planned.hash, known.plan)
    const request = { query: planned.text, variables }
    const context = {
      request,
      document: planned.document,
      queryHash: planned.hash,
      context: { ...execution, scope: distinct.scopeOf(execution.scope) },
      metrics: {},
      schema,
    }
    // The executor reads no more of Apollo Server's request context than this.
    const executed = await executor(context as unknown as Parameters<typeof executor>[0])
    const plan = known?.plan ?? (await queryPlanStore.get(planned.hash))
    if (plan && !known) direct.set(operation.hash, knownAs(operation, planned === operation ? plan : null, gateway))
    const answer = distinct.restore(executed as FormattedExecutionResult)
    const { result, waivers } = partWaivers(answer, catalogue.fields)
    execution.scope.report.waivers.push(...waivers)
    if (isUnanswered(result, plan)) throw new Error('No service can resolve all fields of the operation')
    return withPublicErrors(result, execution.scope.requestId, log)
  }

  /** What is known of an operation from now on. Its plan is made here if the gateway planned it with other keys. */
  function knownAs(operation: Operation, ownPlan: object | null, gateway: ApolloGateway): Known {
    const plan = ownPlan ?? planFor(gateway, operation)
    const fetch = directFetch(plan, operation, catalogue)
    return { fetch, plan: fetch && !ownPlan ? plan : null }
  }
}

/** Joins the results of an operation's two halves, with the keys in the order of the document. */
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

/** The variables of an operation that its direct fetch uses. */
function variablesOf(
  fetch: DirectFetch,
  variables: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const given = fetch.variables.flatMap((name): [string, unknown][] =>
    Object.hasOwn(variables, name) && variables[name] !== undefined ? [[name, variables[name]]] : [],
  )
  return Object.fromEntries(given)
}
