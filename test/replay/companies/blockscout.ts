import { hasParameter, type ReplayDefinition, type ReplayRequest, Reply, WAIT_SECONDS } from '../definition.ts'
import { ACTIONS, failed, listed } from './blockscout/actions.ts'

const actionOf = ({ query }: ReplayRequest) => ACTIONS[`${query.get('module')}.${query.get('action')}`]

const IN_EVERY: ReadonlySet<string> = new Set(['chain_id', 'module', 'action', 'apikey'])
/** Parameters of all actions; which of them an action has is checked after. */
const OPTIONAL = Object.fromEntries(
  Object.values(ACTIONS).flatMap(({ query }) => Object.keys(query).map((name) => [name, 'string' as const])),
)

/**
 * Blockscout's PRO API in the form that is compatible with Etherscan: one path, `chain_id`, a module and an action, and an
 * envelope of status, message and result. Documents: docs.blockscout.com (PRO API 2.0.0: path, key, limits; RPC API: modules,
 * parameters, results) and the views and tests of github.com/blockscout/blockscout, read 26 November 2026.
 *
 * Certain: path, `chain_id`, key, parameters, members of rows, that a row has no method id and a log no hash of its block
 * and always four topics, the words for nothing. Less certain: the bodies of 401, 404 and 429 (their status is
 * documented); that `getsourcecode` answers a list, as the code has it, where the document shows an object.
 */
export const blockscoutReplay: ReplayDefinition = {
  company: 'blockscout',
  key: 'proapi_replay0123456789abcdef',
  isAuthorized: hasParameter('apikey'),
  denied: new Reply(401, { error: 'Unauthorized' }),
  unknown: new Reply(404, { error: 'Not Found' }),
  busy: new Reply(429, { error: 'Too Many Requests' }, { 'retry-after': String(WAIT_SECONDS) }),
  invalid: ([issue]) => new Reply(200, failed(`Invalid ${issue?.at}`)),
  routes: [
    {
      method: 'GET',
      path: '/v2/api',
      query: { ...OPTIONAL, 'chain_id!': 'integer', 'module!': 'string', 'action!': 'string', 'apikey!': 'string' },
      check(request) {
        const action = actionOf(request)
        if (!action) return [{ at: 'action', message: 'is not documented' }]
        return [...request.query].flatMap(([at, text]) => {
          if (IN_EVERY.has(at)) return []
          const form = action.query[at]
          if (!form) return [{ at, message: 'is not documented' }]
          return form.test(text) ? [] : [{ at, message: `is not ${form.source}: ${text}` }]
        })
      },
      answer: (request) => listed(actionOf(request)?.result),
      odd: (request) => listed(actionOf(request)?.odd),
      empty: (request) => actionOf(request)?.empty ?? listed([]),
    },
  ],
}
