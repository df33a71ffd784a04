import type { FieldResolver, ResolverTable } from './subgraph.ts'

/** What every resolver of one fetch is called with: one of the two contexts, by what the schema says of its field. */
export interface FetchContexts<Context> {
  /** Of fields that need a caller. */
  readonly withCaller: Context
  /** Of all others: the same request without its caller. */
  readonly withoutCaller: Context
}

type Bound = (...args: unknown[]) => unknown

/**
 * Gives each resolver the context that its field is entitled to. The choice is made here, once: a call costs one member more than
 * without it. Executors are handed `FetchContexts` as their context.
 */
export function bindResolvers<Engines>(
  table: ResolverTable<Engines>,
  mayKnowCaller: ReadonlySet<string>,
): Record<string, Record<string, Bound>> {
  return Object.fromEntries(
    Object.entries(table).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([field, resolver]) => {
          const member = mayKnowCaller.has(`${type}.${field}`) ? 'withCaller' : 'withoutCaller'
          return [field, field.startsWith('__') ? bindReference(resolver, member) : bindField(resolver, member)]
        }),
      ),
    ]),
  )
}

function bindField<Engines>(resolver: FieldResolver<Engines>, member: keyof FetchContexts<unknown>): Bound {
  const resolve = resolver as Bound
  return (parent, args, contexts, info) => resolve(parent, args, (contexts as FetchContexts<unknown>)[member], info)
}

/** `__resolveReference` has no arguments. */
function bindReference<Engines>(resolver: FieldResolver<Engines>, member: keyof FetchContexts<unknown>): Bound {
  const resolve = resolver as Bound
  return (reference, contexts, info) => resolve(reference, (contexts as FetchContexts<unknown>)[member], info)
}
