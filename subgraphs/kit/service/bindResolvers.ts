import type { GraphQLResolveInfo } from 'graphql'
import type { KitContext } from './context.ts'
import { type Problems, refusalOf } from './problems.ts'
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
 * costs only one property access. Executors receive `FetchContexts` as their context. `problems` turns expected errors
 * of mutations into problems of their payloads.
 */
export function bindResolvers(
  table: ResolverTable,
  mayKnowCaller: ReadonlySet<string>,
  problems: Problems,
): Record<string, Record<string, RunnableResolver>> {
  return Object.fromEntries(
    Object.entries(table).map(([type, fields]) => [
      type,
      Object.fromEntries(
        Object.entries(fields).map(([field, resolver]) => {
          const member = mayKnowCaller.has(`${type}.${field}`) ? 'withCaller' : 'withoutCaller'
          if (type === 'Mutation') return [field, bindMutation(resolver, member, problems)]
          return [field, (field.startsWith('__') ? bindReference : bindField)(resolver, member)]
        }),
      ),
    ]),
  )
}

function bindField(resolve: RunnableResolver, member: ContextMember): RunnableResolver {
  return (parent, args, contexts, info) => resolve(parent, args, (contexts as FetchContexts<unknown>)[member], info)
}

function bindMutation(resolve: RunnableResolver, member: ContextMember, problems: Problems): RunnableResolver {
  return async (parent, args, given, resolveInfo) => {
    const contexts = given as FetchContexts<KitContext>
    const info = resolveInfo as GraphQLResolveInfo
    const context = contexts[member]
    try {
      const refusal = refusalOf(context, info)
      if (refusal) throw refusal
      return await resolve(parent, args, context, info)
    } catch (error) {
      return problems.stateOrThrow(error, context, info)
    } finally {
      contexts.afterMutation()
    }
  }
}

/** `__resolveReference` has no arguments. */
function bindReference(resolve: RunnableResolver, member: ContextMember): RunnableResolver {
  return (reference, contexts, info) => resolve(reference, (contexts as FetchContexts<unknown>)[member], info)
}
