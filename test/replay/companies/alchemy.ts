import { type ReplayDefinition, Reply, textReply, WAIT_SECONDS } from '../definition.ts'
import { portfolioRoutes } from './alchemy/portfolio.ts'
import { priceRoutes } from './alchemy/prices.ts'
import { rpcRoute } from './alchemy/rpc.ts'

const KEY = 'replayalchemykey0123456789'

/**
 * Alchemy, whose key is in the path. Documents: src/openapi/prices, src/openapi/portfolio and src/openrpc/alchemy of
 * github.com/alchemyplatform/docs (versions of 2025 and 2026), read 26 November 2026.
 *
 * Certain: paths, bodies, limits, members of prices and tokens, parameters of the methods. Less certain: where an NFT's
 * balance and a collection's counts are (the schema of the portfolio names neither; the NFT API has both in the
 * contract), and the bodies of 401 and of an unknown path.
 */
export const alchemyReplay: ReplayDefinition = {
  company: 'alchemy',
  key: KEY,
  isAuthorized: ({ params }) => params.key === KEY,
  denied: new Reply(401, { jsonrpc: '2.0', id: 1, error: { code: -32600, message: 'Must be authenticated!' } }),
  unknown: textReply(404, 'Not Found'),
  busy: new Reply(
    429,
    { error: { code: 429, message: 'Your app has exceeded its compute units per second capacity.' } },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => new Reply(400, { error: { message: `${issue?.at} ${issue?.message}` } }),
  routes: [...priceRoutes, ...portfolioRoutes, rpcRoute],
}
