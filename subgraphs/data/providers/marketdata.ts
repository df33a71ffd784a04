import { BadInput, NotFound } from '../../../schema/errors.ts'
import { headerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { coingecko } from '../companies.ts'

/**
 * The market data company. It has two formats of errors: `{ error }` for coins and exchanges, `{ errors: [{ title }] }`
 * for on-chain data.
 */
export const marketdataProvider: CompanyProvider = {
  company: coingecko,
  name: 'marketdata',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    if (status === 404) return new NotFound(reasonOf(body) ?? 'Nothing was found')
    if (status === 400 || status === 422) return new BadInput(reasonOf(body) ?? 'The provider cannot answer this')
    return null
  },
}

/** The company's message of a refusal; null in an unknown format. */
function reasonOf(body: unknown): string | null {
  const { error, errors } = (body ?? {}) as { readonly error?: unknown; readonly errors?: unknown }
  if (typeof error === 'string') return error
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined
  const title = (first as { readonly title?: unknown } | undefined)?.title
  return typeof title === 'string' ? title : null
}
