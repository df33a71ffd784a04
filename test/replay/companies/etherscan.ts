import { hasParameter, type ReplayDefinition, Reply, textReply, WAIT_SECONDS } from '../definition.ts'
import { ACTIONS, listed } from './etherscan/actions.ts'
import { explorerRoute } from './explorerRoute.ts'

/** An answer with status 200 that refuses, as Etherscan refuses nearly everything. */
const refused = (result: string) => new Reply(200, { status: '0', message: 'NOTOK', result })

/**
 * Etherscan's API V2: one path, a module and an action, and an envelope of status, message and result. Documents:
 * docs.etherscan.io (API V2) and github.com/etherscan/etherscan-cli (19 August 2026: parameters, models and errors), read
 * 26 November 2026.
 *
 * Certain: parameters, members of rows, envelopes, the words for nothing and for a refused key. Less certain: what is
 * answered to another path than the one that there is.
 */
export const etherscanReplay: ReplayDefinition = {
  company: 'etherscan',
  key: 'REPLAYETHERSCANKEY0123456789ABCDEF',
  isAuthorized: hasParameter('apikey'),
  denied: refused('Invalid API Key (#err2)|REPLAY0123'),
  unknown: textReply(404, 'The resource cannot be found.'),
  busy: new Reply(
    200,
    { status: '0', message: 'NOTOK', result: 'Max calls per sec rate limit reached (5/sec)' },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => refused(`Error! Invalid ${issue?.at}`),
  routes: [explorerRoute('chainid', ACTIONS, listed)],
}
