import { type ReplayDefinition, Reply, textReply, WAIT_SECONDS } from '../definition.ts'
import { coinRoutes } from './defillama/coins.ts'
import { flowRoutes } from './defillama/flows.ts'
import { fundRoutes } from './defillama/funds.ts'
import { protocolRoutes } from './defillama/protocols.ts'
import { stablecoinRoutes } from './defillama/stablecoins.ts'
import { yieldRoutes } from './defillama/yields.ts'

const KEY = 'replayllamakey0123456789'

/**
 * DefiLlama's paid API, whose key is in the path. Documents: defillama-openapi-pro.json of github.com/DefiLlama/api-docs
 * (29 July 2026) and the types of github.com/DefiLlama/api-sdk (10 February 2026), read 26 November 2026.
 *
 * Certain: paths, parameters, member names, `coingecko:<id>` keys. Less certain: the words for a thing that does not
 * exist (the status is documented, the body is not), for a wrong key and for a path that does not exist; which members
 * of an overview's protocols may be absent.
 */
export const defillamaReplay: ReplayDefinition = {
  company: 'defillama',
  key: KEY,
  isAuthorized: ({ params }) => params.key === KEY,
  denied: textReply(401, 'Invalid API key'),
  unknown: textReply(404, 'invalid path'),
  busy: new Reply(429, 'Too many requests', { 'retry-after': String(WAIT_SECONDS), 'content-type': 'text/plain' }),
  invalid: ([issue]) => new Reply(400, { message: `${issue?.at} ${issue?.message}` }),
  routes: [...protocolRoutes, ...coinRoutes, ...stablecoinRoutes, ...flowRoutes, ...yieldRoutes, ...fundRoutes].map(
    (route) => ({ ...route, path: `/{key}${route.path}` }),
  ),
}
