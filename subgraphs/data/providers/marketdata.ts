import { BadInput, NotFound } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider, OpenAccess } from '../../kit/upstream/provider.ts'
import { get, type UpstreamRequest } from '../../kit/upstream/request.ts'
import { translated } from '../../kit/upstream/translated.ts'
import { coingecko } from '../companies.ts'

/**
 * CoinGecko. It has two formats of errors: `{ error }` for coins and exchanges, `{ errors: [{ title }] }` for on-chain
 * data. Demo keys and keys of paid plans have servers and headers of their own.
 */
export const marketdataProvider: CompanyProvider = {
  company: coingecko,
  name: 'marketdata',
  naming: 'SNAKE_CASE',
  authorize,
  adapt: (company, { url }) => (isPro(url) ? translated(company, { request: asPro }) : company),
  failure(status, body, { path }) {
    const reason = reasonOf(body)
    if (status === 404) return ONE.test(path) && reason && NO_SUCH.test(reason) ? new NotFound(reason) : null
    if (status === 400 || status === 422) return new BadInput(reason ?? 'The provider cannot answer this')
    return null
  },
  probe: {
    request: get('/simple/price', { ids: ['bitcoin'], vs_currencies: ['usd'] }),
    check: (body) => (isPriceOf(body, 'bitcoin') ? null : 'bitcoin.usd is no number'),
  },
}

/** Paths that name a thing, which may not exist; a search may name a network. */
const ONE = /^\/(coins|exchanges)\/[^/]+|^\/onchain\/(networks|categories)\/[^/]+\/.|^\/onchain\/search\/pools$/
/** Ways in which the company says that there is no such thing; `Incorrect path` is another answer. */
const NO_SUCH = /not (be )?found|could not find|invalid (network|pool|token)/i

/** A gateway before the company may need either header, so it gets both. */
function authorize(access: OpenAccess) {
  const { url } = access
  const [demo, pro] = [headerKey('x-cg-demo-api-key')(access), headerKey('x-cg-pro-api-key')(access)]
  if (isPro(url)) return pro
  return url === coingecko.url ? demo : () => ({ ...demo(), ...pro() })
}

function isPro(url: string): boolean {
  return new URL(url).hostname.startsWith('pro-api.')
}

const DAY = /^(\d{2})-(\d{2})-(\d{4})$/

/** The server of paid plans documents days as YYYY-MM-DD, that of demo keys as dd-mm-yyyy. */
function asPro(request: UpstreamRequest): UpstreamRequest {
  const { date } = request.query ?? {}
  const [, day, month, year] = DAY.exec(String(date)) ?? []
  return year === undefined ? request : { ...request, query: { ...request.query, date: `${year}-${month}-${day}` } }
}

/** The company's message of a refusal; null in an unknown format. */
function reasonOf(body: unknown): string | null {
  const { error, errors } = (body ?? {}) as { readonly error?: unknown; readonly errors?: unknown }
  if (typeof error === 'string') return error
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const title = (first as { readonly title?: unknown } | undefined)?.title
  return typeof title === 'string' ? title : null
}

function isPriceOf(body: unknown, coin: string): boolean {
  const prices = (body ?? {}) as Readonly<Record<string, { readonly usd?: unknown } | undefined>>
  return typeof prices[coin]?.usd === 'number'
}
