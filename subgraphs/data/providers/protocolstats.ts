import { NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { isWhole } from '../../kit/upstream/port.ts'
import type { CompanyProvider, OpenAccess } from '../../kit/upstream/provider.ts'
import { get, type UpstreamRequest } from '../../kit/upstream/request.ts'
import type { Servers } from '../../kit/upstream/servers.ts'
import { defillama } from '../companies.ts'

/** DefiLlama: with a key its paid API, which has all paths; without one, the free servers, each with some of them. */
export const protocolstatsProvider: CompanyProvider = {
  company: defillama,
  name: 'protocolstats',
  naming: 'CAMEL_CASE',
  baseUrl: ({ url, key }) => (key === undefined ? url : `${url}/${encodeURIComponent(key)}`),
  servers: freeServers,
  failure: nothingOf,
  probe: {
    request: get('/coins/prices/current/coingecko:bitcoin'),
    check: (body) => (isPriceOf(body, 'coingecko:bitcoin') ? null : 'coins has no price of bitcoin'),
  },
}

const FREE: Servers = [
  {
    url: 'https://api.llama.fi',
    serves:
      /^\/api\/(protocols|protocol\/|tvl\/|v2\/chains|v2\/historicalChainTvl|(overview|summary)\/(dexs|options|fees))/,
    without: '/api',
  },
  { url: 'https://coins.llama.fi', serves: /^\/coins\//, without: '/coins' },
  { url: 'https://stablecoins.llama.fi', serves: /^\/stablecoins\//, without: '/stablecoins' },
  { url: 'https://yields.llama.fi', serves: /^\/yields\/(pools$|chart\/)/, without: '/yields' },
]

/** The free servers, unless there is a key or another URL. */
function freeServers(access: OpenAccess): Servers | null {
  return isWhole(defillama, access) ? null : FREE
}

function isPriceOf(body: unknown, coin: string): boolean {
  const coins: unknown = typeof body === 'object' && body !== null && 'coins' in body ? body.coins : null
  const one = (coins as Readonly<Record<string, { readonly price?: unknown } | undefined>> | null)?.[coin]
  return typeof one?.price === 'number'
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
