import type { ParameterForm, ReplayRequest, ReplayRoute } from '../definition.ts'

/** A module's action: its parameters beside those of every request, and its answers. */
export interface ExplorerAction {
  readonly query: Readonly<Record<string, RegExp>>
  readonly result: unknown
  readonly odd?: unknown
  readonly empty?: unknown
}

/**
 * The one path of explorers that speak Etherscan's dialect: a chain, a module and an action. `listed` puts a result into the
 * company's envelope.
 */
export function explorerRoute(
  chain: 'chainid' | 'chain_id',
  actions: Readonly<Record<string, ExplorerAction>>,
  listed: (result: unknown) => object,
): ReplayRoute {
  const actionOf = ({ query }: ReplayRequest) => actions[`${query.get('module')}.${query.get('action')}`]
  const inEvery: ReadonlySet<string> = new Set([chain, 'module', 'action', 'apikey'])
  // Parameters of all actions; which of them an action has is checked after.
  const optional: Readonly<Record<string, ParameterForm>> = Object.fromEntries(
    Object.values(actions).flatMap(({ query }) => Object.keys(query).map((name) => [name, 'string' as const])),
  )
  return {
    method: 'GET',
    path: '/v2/api',
    query: { ...optional, [`${chain}!`]: 'integer', 'module!': 'string', 'action!': 'string', 'apikey!': 'string' },
    check(request) {
      const action = actionOf(request)
      if (!action) return [{ at: 'action', message: 'is not documented' }]
      return [...request.query].flatMap(([at, text]) => {
        if (inEvery.has(at)) return []
        const form = action.query[at]
        if (!form) return [{ at, message: 'is not documented' }]
        return form.test(text) ? [] : [{ at, message: `is not ${form.source}: ${text}` }]
      })
    },
    answer: (request) => listed(actionOf(request)?.result),
    odd: (request) => listed(actionOf(request)?.odd),
    empty: (request) => actionOf(request)?.empty ?? listed([]),
  }
}
