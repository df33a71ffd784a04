import { buildSubgraphSchema } from '@apollo/subgraph'
import type { DocumentNode, FormattedExecutionResult, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Database } from '../../../prisma/database.ts'
import { Problems } from '../../../schema/catalogue/problems.ts'
import { annotateWireNames, readEnumWireNames } from '../../../schema/catalogue/wireNames.ts'
import type { Catalogue } from '../../../schema/catalogue.ts'
import { formatUsd } from '../../../schema/money.ts'
import { SCALARS } from '../../../schema/scalars.ts'
import type { ServiceName } from '../../../schema/services.ts'
import { readSdl, subgraphTypeDefs } from '../../../schema/subgraph.ts'
import type { Keys } from '../keys/keys.ts'
import { outcomeOfEffect } from './acts.ts'
import { bindResolvers } from './bindResolvers.ts'
import { callerFields } from './callerFields.ts'
import { coerceArguments } from './coerceArguments.ts'
import type { PaidLine } from './context.ts'
import { DocumentExecutor, type FetchRequest } from './executor.ts'
import { maskErrors } from './mask.ts'
import { fetchContexts, narrowScope, type ServiceGround } from './narrow.ts'
import type { RequestScope } from './scope.ts'
import type { Job, Quoted, ResolverTable, RunnableTopic, StartedService } from './subgraph.ts'
import { readTypes } from './typeFacts.ts'

/** A subgraph that runs in this process. */
export interface SubgraphRuntime {
  readonly name: ServiceName
  execute(request: FetchRequest, scope: RequestScope): Promise<FormattedExecutionResult>
  /** The price of one field for given arguments. Throws the quote's typed error. */
  quote(field: string, args: Readonly<Record<string, unknown>>, scope: RequestScope): Promise<Quoted>
  hold(field: string, args: Readonly<Record<string, unknown>>, line: PaidLine, scope: RequestScope): Promise<void>
  release(field: string, actId: string): Promise<void>
  /** Whether a mutation's effect exists. UNDONE forbids it from now on. */
  outcome(field: string, actId: string): Promise<'DONE' | 'UNDONE'>
  /** Coerces JSON arguments from the wire by the field's types. Throws BadInput. */
  coerceArguments(field: string, args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** By job name; each runs one payload. */
  readonly jobs: ReadonlyMap<string, (payload: unknown) => Promise<void>>
  readonly schedules: readonly string[]
  /** Number of cached documents; for tests and metrics. */
  readonly compiledDocuments: number
}

/** Result of a fetch that would begin after the request's time limit. */
const OUT_OF_TIME: FormattedExecutionResult = {
  data: null,
  errors: [{ message: 'The operation took too long', extensions: { code: 'TIMEOUT' } }],
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
  now(): Date
  baseUrl(service: ServiceName): string
}

/**
 * Builds the running form of a subgraph. Throws a CatalogueError if a priced field has no quote, an UPFRONT field has
 * no act, or a quote or act has no such field.
 */
export function createRuntime<Engines>(
  subgraph: RunnableSubgraph<Engines>,
  started: StartedService<Engines>,
  catalogue: Pick<Catalogue, 'fields'>,
  ground: RuntimeGround,
): SubgraphRuntime {
  const quotes = mergeTables(subgraph.topics.map((topic) => topic.quotes))
  const acts = mergeTables(subgraph.topics.map((topic) => topic.acts))
  checkPricing(subgraph.name, quotes, acts, catalogue)
  const needsCaller = (field: string) => catalogue.fields.get(field)?.needsCaller === true
  const typeDefs = subgraphTypeDefs(readSdl(subgraph.schema), { noLocation: true })
  const resolvers = mergeResolvers(subgraph.topics)
  checkResolvers(subgraph.name, typeDefs, resolvers)
  // Building a schema takes a tenth of a second: do it on the first fetch, not at start.
  let built: { readonly schema: GraphQLSchema; readonly executor: DocumentExecutor } | undefined
  const build = () => {
    const schema = buildSchema(typeDefs, resolvers, needsCaller)
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
  return {
    name: subgraph.name,
    async execute(request, scope) {
      if (scope.end.isOver) return OUT_OF_TIME
      const result = await running().executor.execute(request, fetchContexts(service, scope))
      return maskErrors(result, scope.requestId, ground.log)
    },
    async quote(field, args, scope) {
      const quoted = await quoteOf(field)(args, contextOf(field, scope))
      checkWithinRange(field, quoted, catalogue)
      return quoted
    },
    hold: (field, args, line, scope) => actOf(field).hold(args, line, contextOf(field, scope)),
    release: (field, actId) => actOf(field).release(actId, started.engines, ground.db),
    outcome: (field, actId) =>
      field in acts
        ? actOf(field).outcome(actId, started.engines, ground.db)
        : outcomeOfEffect(ground.db.pool, field, actId),
    coerceArguments: (field, args) => coerceArguments(running().schema, field, args),
    jobs: new Map(
      Object.entries(mergeTables(subgraph.topics.map((topic) => topic.jobs))).map(bindJob(started.engines, ground)),
    ),
    schedules: subgraph.topics.flatMap((topic) => topic.schedules ?? []),
    get compiledDocuments() {
      return built?.executor.size ?? 0
    },
  }
}

function bindJob<Engines>(engines: Engines, ground: RuntimeGround) {
  return ([name, job]: [string, Job<Engines>]): [string, (payload: unknown) => Promise<void>] => [
    name,
    (payload) => job(payload, { engines, db: ground.db, log: ground.log, now: ground.now }),
  ]
}

function buildSchema(
  typeDefs: DocumentNode,
  resolvers: ResolverTable,
  needsCaller: (field: string) => boolean,
): GraphQLSchema {
  const scalars = Object.fromEntries(Object.values(SCALARS).map(({ type }) => [type.name, type]))
  const bound = bindResolvers(resolvers, callerFields(typeDefs, needsCaller))
  const schema = buildSubgraphSchema([{ typeDefs, resolvers: { ...scalars, ...bound } as never }])
  // Companies spell enum values like the documented paths do.
  annotateWireNames(schema, readEnumWireNames(typeDefs))
  return schema
}

/** A resolver of a nonexistent field is a typo; the intended field would always return null. */
function checkResolvers(service: ServiceName, typeDefs: DocumentNode, resolvers: ResolverTable): void {
  const problems = new Problems()
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

function mergeResolvers<Engines>(topics: readonly RunnableTopic<Engines>[]): ResolverTable {
  const merged: Record<string, ResolverTable[string]> = {}
  for (const topic of topics) {
    for (const [type, fields] of Object.entries(topic.resolvers ?? {})) {
      merged[type] = { ...merged[type], ...fields }
    }
  }
  return merged
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
  const problems = new Problems()
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

function checkWithinRange(field: string, quoted: Quoted, catalogue: Pick<Catalogue, 'fields'>): void {
  const price = catalogue.fields.get(field)?.price
  if (price?.mode !== 'dynamic') throw new Error(`${field} has no dynamic price`)
  if (quoted.amount >= price.min && quoted.amount <= price.max) return
  throw new RangeError(
    `${field} quoted ${formatUsd(quoted.amount)} USD, outside ${formatUsd(price.min)} to ${formatUsd(price.max)}`,
  )
}
