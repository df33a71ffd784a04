import type { ResolverTable, RunnableResolver } from './subgraph.ts'

/** The context of a fetch's resolvers: one of two, depending on whether the schema gives the field access to the caller. */
export interface FetchContexts<Context> {
  /** For fields that need a caller. */
  readonly withCaller: Context
  /** For all others: the same request without its caller. */
  readonly withoutCaller: Context
  /** Called when a mutation has ended, before the fields of its result are resolved. */
  afterMutation(): void
}

type ContextMember = 'withCaller' | 'withoutCaller'

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
          const bind = field.startsWith('__') ? bindReference : type === 'Mutation' ? bindMutation : bindField
          return [field, bind(resolver, member)]
        }),
      ),
    ]),
  )
}

function bindField(resolve: RunnableResolver, member: ContextMember): RunnableResolver {
  return (parent, args, contexts, info) => resolve(parent, args, (contexts as FetchContexts<unknown>)[member], info)
}

function bindMutation(resolve: RunnableResolver, member: ContextMember): RunnableResolver {
  const bound = bindField(resolve, member)
  return async (parent, args, contexts, info) => {
    try {
      return await bound(parent, args, contexts, info)
    } finally {
      ;(contexts as FetchContexts<unknown>).afterMutation()
    }
  }
}

/** `__resolveReference` has no arguments. */
function bindReference(resolve: RunnableResolver, member: ContextMember): RunnableResolver {
  return (reference, contexts, info) => resolve(reference, (contexts as FetchContexts<unknown>)[member], info)
}
