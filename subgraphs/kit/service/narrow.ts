import DataLoader from 'dataloader'
import { type GraphQLResolveInfo, responsePathAsArray } from 'graphql'
import type { Database } from '../../../prisma/database.ts'
import type { WalletAddress } from '../../../schema/address.ts'
import type { ServiceName } from '../../../schema/services.ts'
import type { Keys } from '../keys/keys.ts'
import type { FetchContexts } from './bindResolvers.ts'
import type { KitContext, PaidLine } from './context.ts'
import { originOf } from './origin.ts'
import type { RequestScope } from './scope.ts'

/** Parts of a service's context that all its requests share. */
export interface ServiceGround<Engines> {
  readonly service: ServiceName
  readonly engines: Engines
  readonly db: Database
  readonly cursorKeys: Keys
  now(): Date
  baseUrl(service: string): string
}

/** The contexts of one service within one fetch. */
export function fetchContexts<Engines>(
  ground: ServiceGround<Engines>,
  scope: RequestScope,
): FetchContexts<KitContext<Engines>> {
  const contexts: { withCaller?: KitContext<Engines>; withoutCaller?: KitContext<Engines> } = {}
  // Most fetches use one of the two.
  return {
    // Later fields of the operation must see what the mutation changed.
    afterMutation: () => scope.loaders.clear(),
    get withoutCaller() {
      contexts.withoutCaller ??= narrowScope(ground, scope, null)
      return contexts.withoutCaller
    },
    get withCaller() {
      if (!scope.caller) return this.withoutCaller
      contexts.withCaller ??= narrowScope(ground, scope, scope.caller)
      return contexts.withCaller
    },
  }
}

/** The context of one service within one request, with a caller or without (null). */
export function narrowScope<Engines>(
  ground: ServiceGround<Engines>,
  scope: RequestScope,
  caller: WalletAddress | null,
): KitContext<Engines> {
  const lines = scope.payment?.lines.filter((line) => line.service === ground.service) ?? []
  return {
    caller,
    payment: scope.payment && { id: scope.payment.id, transaction: scope.payment.transaction, lines },
    requestId: scope.requestId,
    get signal() {
      return scope.end.signal
    },
    clientAddress: scope.clientAddress,
    get origin() {
      return originOf(scope)
    },
    engines: ground.engines,
    db: ground.db,
    cursorKeys: ground.cursorKeys,
    now: ground.now,
    baseUrl: ground.baseUrl,
    lineOf: (info) => findLine(lines, info),
    waive(info, reason) {
      scope.report.waivers.push({
        service: ground.service,
        field: coordinateOf(info),
        path: responsePathAsArray(info.path),
        reason,
      })
    },
    sourcedFrom(kind, ageSeconds = 0, company) {
      scope.report.sources.add(kind)
      if (company !== undefined) scope.report.providers.add(company)
      scope.report.ageSeconds = Math.max(scope.report.ageSeconds, ageSeconds)
    },
    loader<Key, Value>(name: string, batch: DataLoader.BatchLoadFn<Key, Value>): DataLoader<Key, Value> {
      // Values loaded for the caller are not shared with fields that must not know the caller.
      const key = `${ground.service}:${caller ?? ''}:${name}`
      const known = scope.loaders.get(key)
      if (known) return known as DataLoader<Key, Value>
      const made = new DataLoader<Key, Value, unknown>(batch, { cacheKeyFn }) as DataLoader<Key, Value>
      scope.loaders.set(key, made as DataLoader<unknown, unknown>)
      return made
    },
  }
}

/** Equal objects are one key. */
function cacheKeyFn(key: unknown): unknown {
  return typeof key === 'object' ? JSON.stringify(key) : key
}

function coordinateOf(info: GraphQLResolveInfo): string {
  return `${info.parentType.name}.${info.fieldName}`
}

/**
 * At root fields a subgraph's path equals the client's; below an entity fetch only the last response key does, so that
 * key distinguishes two lines of one field.
 */
function findLine(lines: readonly PaidLine[], info: GraphQLResolveInfo): PaidLine {
  const field = coordinateOf(info)
  const line = lines.find((candidate) => candidate.field === field && candidate.path.at(-1) === info.path.key)
  if (!line) throw new Error(`${field} at ${String(info.path.key)} has no line in this request's bill`)
  return line
}
