import { operationFromDocument, type Supergraph } from '@apollo/federation-internals'
import type { ApolloGateway, GraphQLDataSource } from '@apollo/gateway'
import { buildSchema, type FormattedExecutionResult, type GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Catalogue } from '../../schema/catalogue.ts'
import { recentlyUsed } from '../../subgraphs/kit/async/recentlyUsed.ts'
import type { FetchRequest } from '../../subgraphs/kit/service/executor.ts'
import { RequestReport, type RequestScope } from '../../subgraphs/kit/service/scope.ts'
import { type FetchGround, type FetchTargets, fetchFrom } from './fetch.ts'
import { FetchedFields } from './fetchedFields.ts'
import { locateErrors } from './locateErrors.ts'
import type { Operation } from './operation.ts'
import { withWaivers } from './waivers.ts'

/** The gateway of a supergraph, loaded. It belongs to no graph: each execution brings its subgraphs. */
export interface OpenGateway {
  readonly gateway: ApolloGateway
  readonly executor: Awaited<ReturnType<ApolloGateway['load']>>['executor']
  readonly schema: GraphQLSchema
  /** Names of the supergraph's subgraphs. */
  readonly services: readonly string[]
}

/** Context that the gateway passes to the fetches of one execution. */
export interface Execution extends FetchGround {
  readonly scope: RequestScope
  /** The earlier answer of the plan's only fetch; null while the fetch still has to be made. */
  readonly answered: FormattedExecutionResult | null
  readonly targets: FetchTargets
}

/** Size of the query plan cache, in mebibytes. */
const PLAN_CACHE_MIB = 30

/** Loading takes a second of processor time and 80 MB, so graphs of the same supergraph share one gateway. */
const gateways = recentlyUsed<string, Promise<OpenGateway>>(1)

/** The gateway of a supergraph: the one of the last call if that was for the same, or a new one. */
export function gatewayFor(catalogue: Pick<Catalogue, 'supergraphSdl' | 'schema'>, log: Logger): Promise<OpenGateway> {
  const { supergraphSdl } = catalogue
  const known = gateways.get(supergraphSdl)
  if (known) return known
  const opening = openGateway(catalogue, log)
  gateways.set(supergraphSdl, opening)
  opening.catch(() => gateways.delete(supergraphSdl))
  return opening
}

async function openGateway(
  { supergraphSdl, schema }: Pick<Catalogue, 'supergraphSdl' | 'schema'>,
  log: Logger,
): Promise<OpenGateway> {
  // Read by the constructor: without it, the gateway reports usage to Apollo and probes cloud metadata addresses.
  process.env.APOLLO_TELEMETRY_DISABLED = '1'
  const { ApolloGateway } = await import('@apollo/gateway')
  const services: string[] = []
  const gateway = new ApolloGateway({
    supergraphSdl,
    // Composition has validated it.
    validateSupergraph: false,
    buildService: ({ name }) => {
      services.push(name)
      return dataSource(name)
    },
    experimental_approximateQueryPlanStoreMiB: PLAN_CACHE_MIB,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  })
  giveSchemas(gateway, supergraphSdl, schema)
  const { executor } = await gateway.load()
  return { gateway, executor, schema, services }
}

/** Where the gateway reads its supergraph. */
interface SupergraphReader {
  createSchemaFromSupergraphSdl(sdl: string): { readonly supergraph: Supergraph; readonly supergraphSdl: string }
}

/**
 * Gives a gateway its two schemas of graphql-js: of the supergraph, and of what clients see, which the catalogue has
 * already. The gateway would make each from a document of its own and validate it, which takes two fifths of its load,
 * and composition has validated both.
 */
function giveSchemas(gateway: ApolloGateway, supergraphSdl: string, schema: GraphQLSchema): void {
  const reader = gateway as unknown as SupergraphReader
  const read = reader.createSchemaFromSupergraphSdl.bind(gateway)
  reader.createSchemaFromSupergraphSdl = (sdl) => {
    const found = read(sdl)
    const options = { assumeValid: true, assumeValidSDL: true, noLocation: true }
    found.supergraph.schema.toGraphQLJSSchema = () => buildSchema(supergraphSdl, options)
    found.supergraph.apiSchema().toGraphQLJSSchema = () => schema
    return found
  }
}

/** The executor's planning internals; the gateway has no public way to plan without executing. */
interface GatewayInternals {
  readonly apiSchema: Parameters<typeof operationFromDocument>[0]
  readonly queryPlanner: { buildQueryPlan(operation: ReturnType<typeof operationFromDocument>): object }
  readonly queryPlanStore: {
    get(key: string): Promise<object | undefined>
    set(key: string, plan: object): Promise<void>
  }
}

/** The planning internals of a gateway. */
export function internalsOf(gateway: ApolloGateway): GatewayInternals {
  return gateway as unknown as GatewayInternals
}

/** Builds the plan of an operation. Throws when it has none. */
export function planFor(gateway: ApolloGateway, { document }: Operation): object {
  const { apiSchema, queryPlanner } = internalsOf(gateway)
  return queryPlanner.buildQueryPlan(operationFromDocument(apiSchema, document))
}

/** The plan's fetches call the subgraph's runtime directly. A fetch that fails as a whole fails its own fields only. */
function dataSource(name: string): GraphQLDataSource {
  return {
    async process({ request: { query = '', variables }, context }) {
      const execution = context as Execution
      const { answered } = execution
      const request = { query, variables }
      const result = answered ? locateErrors(answered, request, name) : await fetchWithWaivers(name, request, execution)
      return result as Awaited<ReturnType<GraphQLDataSource['process']>>
    },
  }
}

/**
 * Makes one fetch of several. Its waivers have paths within its own answer, so they are passed as errors, whose paths
 * the gateway translates.
 */
async function fetchWithWaivers(
  service: string,
  request: FetchRequest,
  { scope, targets, log, meter }: Execution,
): Promise<FormattedExecutionResult> {
  const report = new RequestReport()
  const fetched = await fetchFrom(service, targets, request, { ...scope, report }, { log, meter })
  scope.report.join(report)
  const result = targets.get(service)?.isForeign ? withSelected(fetched, request) : fetched
  return withWaivers(locateErrors(result, request, service), report.waivers)
}

/** A foreign answer with the fields alone that were asked for. */
function withSelected(result: FormattedExecutionResult, request: FetchRequest): FormattedExecutionResult {
  if (!result.data) return result
  return { ...result, data: new FetchedFields(request).select(result.data) as typeof result.data }
}
