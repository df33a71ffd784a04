import { type ReplayDefinition, Reply, WAIT_SECONDS } from '../definition.ts'
import { coinRoutes } from './coingecko/coins.ts'
import { exchangeRoutes } from './coingecko/exchanges.ts'
import { onchainRoutes } from './coingecko/onchain.ts'

/**
 * CoinGecko, with the parameters that the documents of demo keys and of paid plans have in common, and the paths of
 * both. Documents: demo-api.json and pro-api.json (3.0.0) of github.com/coingecko/coingecko-api-oas (22 June 2026), read
 * 26 November 2026.
 *
 * Certain: paths, parameters, member names; headers of the keys; 30 addresses at once with a demo key. Less certain: the
 * words of errors (`coin not found` is recorded in issues; `Incorrect path` likewise), and which members of a pool may
 * be absent in a category's list.
 */
export const coingeckoReplay: ReplayDefinition = {
  company: 'coingecko',
  key: 'CG-replaykey0123456789abcd',
  isAuthorized: ({ headers, key }) => headers['x-cg-demo-api-key'] === key,
  denied: new Reply(401, { status: { error_code: 10002, error_message: 'API Key Missing or invalid' } }),
  unknown: new Reply(404, { error: 'Incorrect path. Please check the documentation' }),
  busy: new Reply(
    429,
    { status: { error_code: 429, error_message: "You've exceeded the Rate Limit." } },
    { 'retry-after': String(WAIT_SECONDS) },
  ),
  invalid: ([issue]) => new Reply(422, { error: `${issue?.at} ${issue?.message}` }),
  routes: [...coinRoutes, ...exchangeRoutes, ...onchainRoutes],
}
