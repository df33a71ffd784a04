import { BadInput, type TollgraphError, Upstream } from '../../../../schema/errors.ts'
import { bearerKey, headerKey } from '../../../kit/upstream/keys.ts'
import type { Provider } from '../../../kit/upstream/provider.ts'

/** A company that searches the web: API key in a header, errors as `{requestId, error, tag}`. */
export const websearchProvider: Provider = {
  name: 'websearch',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
  failure: (status, body) => failureOf(status, body),
}

/** A company that reads pages: bearer key, errors as `{success: false, error}`. */
export const crawlerProvider: Provider = {
  name: 'crawler',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  failure: (status, body) => failureOf(status, body),
}

/** An invalid request is the caller's error; an unreadable page is an Upstream error, which is not charged. */
function failureOf(status: number, body: unknown): TollgraphError | null {
  const { error, success } = (body ?? {}) as { readonly error?: unknown; readonly success?: unknown }
  const reason = typeof error === 'string' ? error : null
  if (status === 400 || status === 422) return new BadInput(reason ?? 'cannot be answered')
  // Our engine sends 424; crawler companies send 408 and the like, or a success status with `success: false`.
  const isPage = status === 424 || status === 408 || success === false
  return isPage ? new Upstream(reason ? `The page could not be had: ${reason}` : 'The page could not be had') : null
}
