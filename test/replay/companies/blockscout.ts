import { hasParameter, type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { ACTIONS, failed, listed } from './blockscout/actions.ts'
import { explorerRoute } from './explorerRoute.ts'

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
  routes: [explorerRoute('chain_id', ACTIONS, listed)],
}
