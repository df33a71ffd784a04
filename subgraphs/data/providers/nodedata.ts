import { BadInput, NotFound, type TollgraphError, Unavailable, Upstream } from '../../../schema/errors.ts'
import type { CompanyProvider, OpenAccess } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import { translated } from '../../kit/upstream/translated.ts'
import { alchemy } from '../companies.ts'
import { PORTFOLIOS, PRICES, RPC } from './alchemy.ts'

/** The key is in the path, after the name and version of the API. */
const below =
  (api: string) =>
  ({ url, key }: OpenAccess) =>
    key === undefined ? url + api : `${url}${api}/${encodeURIComponent(key)}`

/** Prices of Alchemy. */
export const nodedataPricesProvider: CompanyProvider = {
  company: alchemy,
  name: 'nodedata prices',
  naming: 'CAMEL_CASE',
  baseUrl: below('/prices/v1'),
  adapt: (company) => translated(company, PRICES),
  failure(status, body) {
    if (status === 400) return refusalOf(messageIn(body))
    return status === 404 && /not found/i.test(messageIn(body)) ? new NotFound(messageIn(body)) : null
  },
  probe: {
    request: get('/tokens/by-symbol', { symbols: 'ETH' }),
    check: (body) => (isPriceList(body) ? null : 'data is no list of prices'),
  },
}

/** Portfolios of Alchemy. */
export const nodedataProvider: CompanyProvider = {
  company: alchemy,
  name: 'nodedata',
  naming: 'CAMEL_CASE',
  baseUrl: below('/data/v1'),
  adapt: (company) => translated(company, PORTFOLIOS),
  failure: (status, body) => (status === 400 ? refusalOf(messageIn(body)) : null),
}

/** JSON-RPC of Alchemy: a node with additional methods. */
export const nodedataRpcProvider: CompanyProvider = {
  company: alchemy,
  name: 'nodedata rpc',
  naming: 'CAMEL_CASE',
  baseUrl: below('/v2'),
  adapt: (company) => translated(company, RPC),
  failure: (status, body) => (REFUSED_KEY.has(status) ? null : failureIn(body)),
}

/** HTTP statuses of a refused key; the JSON-RPC error beside them blames the request. */
const REFUSED_KEY: ReadonlySet<number> = new Set([401, 403])

function isPriceList(body: unknown): boolean {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null
  return Array.isArray(data) && data.every((row: { readonly prices?: unknown }) => Array.isArray(row.prices))
}

/** JSON-RPC codes: the request was invalid, or a call reverted. */
const CALLERS_DOING: ReadonlySet<number> = new Set([-32600, -32602, 3])
/** JSON-RPC code: the node has no such method. */
const METHOD_NOT_FOUND = -32601
/** JSON-RPC code: the requested resource was not found. */
const NOT_FOUND = -32001
/** JSON-RPC code: rate limit exceeded. */
const LIMITED = -32005

/** Maps a JSON-RPC error to the caller's error; null if the response holds a result. */
export function failureIn(body: unknown): TollgraphError | null {
  const error = errorIn(body)
  if (!error) return null
  const message = messageIn(body)
  if (CALLERS_DOING.has(error.code)) return refusalOf(message)
  if (error.code === NOT_FOUND) return new NotFound(message)
  if (error.code === LIMITED) return new Unavailable('The nodedata provider is asked as often as it allows; try again')
  if (error.code === METHOD_NOT_FOUND) return new Upstream('The node does not offer this')
  return new Upstream(`The node refused: ${message}`)
}

/** The company's refusal as BadInput; only the company knows whether a page key has expired. */
function refusalOf(message: string): BadInput {
  return new BadInput(message, /page ?key/i.test(message) ? ['pageKey'] : [])
}

function errorIn(body: unknown): { readonly code: number } | null {
  if (typeof body !== 'object' || body === null || !('error' in body) || !body.error) return null
  const { code } = body.error as { readonly code?: unknown }
  return { code: typeof code === 'number' ? code : 0 }
}

/** The message of an error, truncated. */
function messageIn(body: unknown): string {
  const { error } = (body ?? {}) as { readonly error?: unknown }
  const message = typeof error === 'string' ? error : (error as { readonly message?: unknown } | undefined)?.message
  return typeof message === 'string' && message !== '' ? message.slice(0, 300) : 'The provider refused the request'
}
