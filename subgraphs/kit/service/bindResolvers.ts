import type { ResolverTable, RunnableResolver } from './subgraph.ts'

/** The context of a fetch's resolvers: one of two, depending on whether the schema gives the field access to the caller. */
export interface FetchContexts<Context> {
  /** For fields that need a caller. */
  readonly withCaller: Context
  /** For all others: the same request without its caller. */
  readonly withoutCaller: Context
}

/**
 * Gives each resolver the context that its field is entitled to. The choice is made once per resolver, so that a call
 * costs only one property access. Executors receive `FetchContexts` as their context.
 */
export function bindResolvers(
  table: ResolverTable,
  mayKnowCaller: ReadonlySet<string>,
): Record<string, Record<string, RunnableResolver>> {
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

function bindField(resolve: RunnableResolver, member: keyof FetchContexts<unknown>): RunnableResolver {
  return (parent, args, contexts, info) => resolve(parent, args, (contexts as FetchContexts<unknown>)[member], info)
}

/** `__resolveReference` has no arguments. */
function bindReference(resolve: RunnableResolver, member: keyof FetchContexts<unknown>): RunnableResolver {
  return (reference, contexts, info) => resolve(reference, (contexts as FetchContexts<unknown>)[member], info)
}
