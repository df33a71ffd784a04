import { NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'
import type { UpstreamRequest } from '../../kit/upstream/request.ts'

/**
 * DefiLlama. The key is part of the base URL's path; a gateway before it may require one in a header instead.
 */
export const protocolstatsProvider: Provider = {
  name: 'protocolstats',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  failure: nothingOf,
}

/** Paths that name one thing, which may not exist. */
const ONE =
  /^\/(api\/(protocol|tvl|emission|v2\/historicalChainTvl|summary\/\w+)|stablecoins\/stablecoin|yields\/chart|bridges\/(bridge|bridgevolume|transactions)|dat\/institutions|coins\/block\/[^/]+)\/[^/]+$/
/** Ways in which the company says that there is no such thing. A path that it does not have is answered with other words. */
const NO_SUCH = /not found|not in our database|invalid (chain|bridge|protocol|timestamp)|no (data|bridge|protocol)/i

/** NotFound where the company says that it does not have the one thing of the path; null for any other failure. */
function nothingOf(status: number, body: unknown, { path }: UpstreamRequest): TollgraphError | null {
  if (status !== 404 && status !== 400) return null
  return ONE.test(path) && NO_SUCH.test(saidIn(body)) ? new NotFound('Nothing is known by that name') : null
}

/** Errors are a text, or JSON with a message. */
function saidIn(body: unknown): string {
  if (typeof body === 'string') return body
  const message: unknown = typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  return typeof message === 'string' ? message : ''
}
