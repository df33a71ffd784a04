import { buildSubgraphSchema } from '@apollo/subgraph'
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { Problems as Contradictions } from '../../../schema/catalogue/problems.ts'
import { annotateWireNames, readEnumWireNames } from '../../../schema/catalogue/wireNames.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { TollgraphError } from '../../../schema/errors.ts'
import { type AtomicUsdc, formatUsd } from '../../../schema/money.ts'
import { withNodes } from '../../../schema/nodes.ts'
import { SCALARS } from '../../../schema/scalars.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { readSdl, subgraphTypeDefs } from '../../../schema/subgraph.ts'
import { type HiddenNames, quotingType, withHiddenFields } from '../../../schema/toll/hiddenFields.ts'
import type { Keys } from '../keys/keys.ts'
import { outcomeOfEffect } from './acts.ts'
import { bindResolvers } from './bindResolvers.ts'
import { callerFields } from './callerFields.ts'
import type { KitContext, PaidLine } from './context.ts'
import { DocumentExecutor, type FetchRequest } from './executor.ts'
import { maskErrors } from './mask.ts'
import { fetchContexts, narrowScope, type ServiceGround } from './narrow.ts'
import { withNodeIds } from './nodes.ts'
import { Problems } from './problems.ts'
import type { RequestScope } from './scope.ts'
import type { EntityReference, Job, Quoted, ResolverTable, RunnableTopic, StartedService } from './subgraph.ts'
import { Access, type FieldRules } from './toll/access.ts'
import { type HiddenWork, hiddenResolvers, pricedFields } from './toll/hiddenResolvers.ts'
import { readTypes } from './typeFacts.ts'

/** A subgraph as the router uses it, in this process or elsewhere. */
export interface SubgraphRuntime {
  readonly name: string
  /** Whether a third party runs it: its answers may have values of other types than the schema's. */
  readonly isForeign?: boolean
  /** The operator's limit for the price of all its fields of one operation together; null for any. */
  readonly maxPerOperation?: AtomicUsdc | null
  /** Most paid lines of one fetch; null for any. */
  readonly maxLines?: number | null
  execute(request: FetchRequest, scope: RequestScope): Promise<FormattedExecutionResult>
  /**
   * The price of one field for given arguments, and for a field of an entity, of the named one; the least of its range
   * where there is no such entity. Throws the quote's typed error.
   */
  quote(
    field: string,
    args: Readonly<Record<string, unknown>>,
    scope: RequestScope,
    of?: EntityReference | null,
  ): Promise<Quoted>
  hold(field: string, args: Readonly<Record<string, unknown>>, line: PaidLine, scope: RequestScope): Promise<void>
  release(field: string, actId: string): Promise<void>
  /** Whether a mutation's effect exists. UNDONE forbids it from now on. */
  outcome(field: string, actId: string): Promise<'DONE' | 'UNDONE'>
  /** By job name; each runs one payload. */
  readonly jobs: ReadonlyMap<string, (payload: unknown, stopping?: AbortSignal) => Promise<void>>
  readonly schedules: readonly string[]
  /** Number of cached documents; for tests and metrics. */
  readonly compiledDocuments: number
}

/** A subgraph of this process that can be served to others. */
export interface ServedRuntime extends SubgraphRuntime {
  /** Built on first access. */
  readonly schema: GraphQLSchema
  readonly rules: FieldRules
  readonly access: Access
}

/** Result of a fetch that would begin after the request's time limit. */
const OUT_OF_TIME: FormattedExecutionResult = {
  data: null,
  errors: [{ message: 'The operation took too long', extensions: { code: 'TIMEOUT' } }],
}

/** Result of a fetch that a router should not have made: it bills each priced field that it fetches. */
function withheld(field: string, requestId: string, log: Logger): FormattedExecutionResult {
  log.error({ field, requestId }, 'A priced field was fetched without a payment, and was not resolved')
  return {
    data: null,
    errors: [{ message: 'The service failed unexpectedly', extensions: { code: 'INTERNAL', requestId } }],
  }
}

/** The parts of a service that a runtime needs. */
export interface RunnableSubgraph<Engines> {
  readonly name: ServiceName
  /** Path of the SDL without its extension. */
  readonly schema: URL
  readonly topics: readonly RunnableTopic<Engines>[]
}

/** Dependencies of a runtime. */
export interface RuntimeGround {
  readonly db: Database
  /** The keys that seal the service's cursors. */
  readonly cursorKeys: Keys
  readonly log: Logger
  /** See JobContext. */
  readonly process?: string | undefined
  now(): Date
  baseUrl(service: string): string
}

/**
 * Builds the running form of a subgraph; `isServed` gives its schema the hidden fields, by which routers in other
 * processes ask for quotes and acts. Throws a CatalogueError if a priced field has no quote, an UPFRONT field has no act,
 * or a quote or act has no such field.
 */
export function createRuntime<Engines>(
  subgraph: RunnableSubgraph<Engines>,
  started: StartedService<Engines>,
  catalogue: Pick<Catalogue, 'fields' | 'nodeTypes'>,
  ground: RuntimeGround,
  isServed = false,
): ServedRuntime {
  const quotes = mergeTables(subgraph.topics.map((topic) => topic.quotes))
  const acts = mergeTables(subgraph.topics.map((topic) => topic.acts))
  checkPricing(subgraph.name, quotes, acts, catalogue)
  const needsCaller = (field: string) => catalogue.fields.get(field)?.needsCaller === true
  // Read once: the files of an installation that is being upgraded are those of another version.
  const sdl = readSdl(subgraph.schema)
  const { resolvers, problems } = checked(subgraph, typeDefsOf(sdl, catalogue))
  const priced = pricedFields(subgraph.name, catalogue.fields)
  // Building a schema takes a tenth of a second: do it on the first fetch, not at start.
  let built: { readonly schema: GraphQLSchema; readonly executor: DocumentExecutor } | undefined
  const build = () => {
    const typeDefs = typeDefsOf(sdl, catalogue)
    const schema = isServed
      ? buildSchema(
          withHiddenFields(typeDefs),
          mergeResolvers(resolvers, hiddenResolvers(priced, work)),
          (field) => needsCaller(pricedOf.get(field) ?? field),
          problems,
        )
      : buildSchema(typeDefs, resolvers, needsCaller, problems)
    return { schema, executor: new DocumentExecutor(schema) }
  }
  const running = () => {
    built ??= build()
    return built
  }
  const service: ServiceGround<Engines> = { ...ground, service: subgraph.name, engines: started.engines }
  const quoteOf = (field: string) => found(quotes, field)
  const actOf = (field: string) => found(acts, field)
  const contextOf = (field: string, scope: RequestScope) =>
    narrowScope(service, scope, needsCaller(field) ? scope.caller : null)
  /** As `_entities` would resolve it, without a caller. */
  const entityOf = async (of: EntityReference, scope: RequestScope) => {
    const resolve = resolvers[of.__typename]?.__resolveReference
    const found = resolve ? await resolve(of, narrowScope(service, scope, null)) : of
    return found as Readonly<Record<string, unknown>> | null | undefined
  }
  const work: HiddenWork = {
    async quote(field, args, context, entity) {
      const quoted = await quoteOf(field)(args, context as KitContext<Engines>, entity)
      checkWithinRange(field, quoted, catalogue)
      return quoted
    },
    async hold(field, args, line, context) {
      try {
        await actOf(field).hold(args, line, context as KitContext<Engines>)
      } catch (error) {
        if (error instanceof TollgraphError) error.problem = problems.stating(field, error)
        throw error
      }
    },
    async release(field, actId) {
      if (field in acts) await actOf(field).release({ actId, field }, started.engines, ground.db)
    },
    outcome: (field, actId) =>
      field in acts
        ? actOf(field).outcome({ actId, field }, started.engines, ground.db)
        : outcomeOfEffect(ground.db.pool, { actId, field }),
  }
  const pricedOf = new Map(
    priced.flatMap(([field, names]) => coordinatesOf(field, names).map((hidden) => [hidden, field])),
  )
  const rules = { fields: catalogue.fields, hidden: new Set(pricedOf.keys()) }
  const access = new Access(() => running().schema, rules)
  return {
    name: subgraph.name,
    get schema() {
      return running().schema
    },
    rules,
    access,
    async execute(request, scope) {
      if (scope.end.isOver) return OUT_OF_TIME
      const unpaid = access.unpaidIn(request, scope)
      if (unpaid !== null) return withheld(unpaid, scope.requestId, ground.log)
      const result = await running().executor.execute(request, fetchContexts(service, scope))
      return maskErrors(result, scope.requestId, ground.log)
    },
    async quote(field, args, scope, of) {
      if (!of) return work.quote(field, args, contextOf(field, scope), {})
      const entity = await entityOf(of, scope)
      return entity ? work.quote(field, args, contextOf(field, scope), entity) : leastOf(field, catalogue)
    },
    hold: (field, args, line, scope) => work.hold(field, args, line, contextOf(field, scope)),
    release: (field, actId) => work.release(field, actId),
    outcome: (field, actId) => work.outcome(field, actId),
    jobs: new Map(
      Object.entries(mergeTables(subgraph.topics.map((topic) => topic.jobs))).map(bindJob(started.engines, ground)),
    ),
    schedules: subgraph.topics.flatMap((topic) => topic.schedules ?? []),
    get compiledDocuments() {
      return built?.executor.size ?? 0
    },
  }
}

/** Parsed when asked for: the nodes of all services would take 8 MB as long as they are not served. */
function typeDefsOf(sdl: string, { nodeTypes }: Pick<Catalogue, 'nodeTypes'>): DocumentNode {
  return withNodes(subgraphTypeDefs(sdl, { noLocation: true }), nodeTypes)
}

/** What a subgraph has beside its schema. Throws a CatalogueError if its resolvers and its schema contradict each other. */
function checked<Engines>({ name, topics }: RunnableSubgraph<Engines>, typeDefs: DocumentNode) {
  const own = mergeTopics(topics)
  checkResolvers(name, typeDefs, own)
  return { resolvers: withNodeIds(typeDefs, own), problems: new Problems(typeDefs) }
}

function bindJob<Engines>(engines: Engines, ground: RuntimeGround) {
  return ([name, job]: [string, Job<Engines>]): [
    string,
    (payload: unknown, stopping?: AbortSignal) => Promise<void>,
  ] => [
    name,
    (payload, stopping) =>
      job(payload, { engines, db: ground.db, log: ground.log, process: ground.process, now: ground.now, stopping }),
  ]
}

function buildSchema(
  typeDefs: DocumentNode,
  resolvers: ResolverTable,
  needsCaller: (field: string) => boolean,
  problems: Problems,
): GraphQLSchema {
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  const bound = bindResolvers(resolvers, callerFields(typeDefs, needsCaller), problems)
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, ...bound } as never }])
  // Companies spell enum values like the documented paths do.
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}

/** A resolver of a nonexistent field is a typo; the intended field would always return null. */
function checkResolvers(service: ServiceName, typeDefs: DocumentNode, resolvers: ResolverTable): void {
  const problems = new Contradictions()
  const types = readTypes(typeDefs)
  const namesOf = (type: string) => new Set(types.get(type)?.fields.map(({ name }) => name.value))
  for (const [typeName, fields] of Object.entries(resolvers)) {
    const known = namesOf(typeName)
    for (const field of Object.keys(fields)) {
      if (!field.startsWith('__') && !known.has(field))
        problems.add(`${service} ${typeName}.${field}`, 'has a resolver but stands in no type')
    }
  }
  for (const rootType of ['Query', 'Mutation']) {
    for (const field of namesOf(rootType)) {
      if (!resolvers[rootType]?.[field]) problems.add(`${service} ${rootType}.${field}`, 'has no resolver')
    }
  }
  problems.throwIfAny()
}

function mergeTopics<Engines>(topics: readonly RunnableTopic<Engines>[]): ResolverTable {
  return mergeResolvers(...topics.map(({ resolvers }) => resolvers ?? {}))
}

function mergeResolvers(...tables: readonly ResolverTable[]): ResolverTable {
  const merged: Record<string, ResolverTable[string]> = {}
  for (const table of tables)
    for (const [type, fields] of Object.entries(table)) merged[type] = { ...merged[type], ...fields }
  return merged
}

/** The coordinates of a priced field's hidden fields. */
function coordinatesOf(field: string, { quote, hold, release }: HiddenNames): string[] {
  const [type = ''] = field.split('.')
  return [
    quote && `${quotingType(type)}.${quote}`,
    hold && `Mutation.${hold}`,
    release && `Mutation.${release}`,
  ].filter((coordinate) => coordinate !== undefined)
}

function mergeTables<Value>(tables: readonly (Readonly<Record<string, Value>> | undefined)[]): Record<string, Value> {
  return Object.assign({}, ...tables)
}

function found<Value>(table: Record<string, Value>, field: string): Value {
  const value = table[field]
  if (value === undefined) throw new Error(`${field} was asked for what it does not have`)
  return value
}

function checkPricing(service: ServiceName, quotes: object, acts: object, catalogue: Pick<Catalogue, 'fields'>): void {
  const problems = new Contradictions()
  const own = [...catalogue.fields.values()].filter((field) => field.service === service)
  const dynamic = new Set(own.filter((field) => field.price?.mode === 'dynamic').map((field) => field.coordinate))
  const upfront = new Set(own.filter((field) => field.price?.settle === 'UPFRONT').map((field) => field.coordinate))
  for (const field of dynamic)
    if (!(field in quotes)) problems.add(`${service} ${field}`, 'has a dynamic price but no quote')
  for (const field of upfront)
    if (!(field in acts)) problems.add(`${service} ${field}`, 'settles UPFRONT but has no act')
  for (const field of Object.keys(quotes))
    if (!dynamic.has(field)) problems.add(`${service} ${field}`, 'has a quote but no dynamic price')
  for (const field of Object.keys(acts))
    if (!upfront.has(field)) problems.add(`${service} ${field}`, 'has an act but does not settle UPFRONT')
  problems.throwIfAny()
}

/** The price of a field of an entity that does not exist: its value will be null, and not charged. */
function leastOf(field: string, catalogue: Pick<Catalogue, 'fields'>): Quoted {
  const price = catalogue.fields.get(field)?.price
  if (price?.mode !== 'dynamic') throw new Error(`${field} has no dynamic price`)
  return { amount: price.min }
}

function checkWithinRange(field: string, quoted: Quoted, catalogue: Pick<Catalogue, 'fields'>): void {
  const price = catalogue.fields.get(field)?.price
  if (price?.mode !== 'dynamic') throw new Error(`${field} has no dynamic price`)
  if (quoted.amount >= price.min && quoted.amount <= price.max) return
  throw new RangeError(
    `${field} quoted ${formatUsd(quoted.amount)} USD, outside ${formatUsd(price.min)} to ${formatUsd(price.max)}`,
  )
}
