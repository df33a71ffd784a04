import { BadInput, type TollgraphError, Upstream } from '../../../../schema/errors.ts'
import { bearerKey, headerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { exa, firecrawl } from '../../companies.ts'

/** A page could not be read; it is not charged. */
export class PageUnreadable extends Upstream {
  /** What the page's own server answered; null if it did not, or that is not known. */
  readonly httpStatus: number | null

  constructor(reason: string | null, httpStatus: number | null) {
    super(reason ? `The page could not be had: ${reason}` : 'The page could not be had')
    this.httpStatus = httpStatus
  }
}

/** A company that searches the web: API key in a header, errors as `{requestId, error, tag}`. */
export const websearchProvider: CompanyProvider = {
  company: exa,
  name: 'websearch',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
  failure: (status, body) => failureOf(status, body),
}

/** A company that reads pages: bearer key, errors as `{success: false, error}`. */
export const crawlerProvider: CompanyProvider = {
  company: firecrawl,
  name: 'crawler',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  failure: (status, body) => failureOf(status, body),
}

/** An invalid request is the caller's error; an unreadable page is a PageUnreadable. */
function failureOf(status: number, body: unknown): TollgraphError | null {
  const { error, success } = (body ?? {}) as { readonly error?: unknown; readonly success?: unknown }
  const reason = typeof error === 'string' ? error : null
  if (status === 400 || status === 422) return new BadInput(reason ?? 'cannot be answered')
  // Our engine sends 424; crawler companies send 408 and the like, or a success status with `success: false`.
  const isPage = status === 424 || status === 408 || success === false
  return isPage ? new PageUnreadable(reason, statusIn(body)) : null
}

/** The status that the page's own server answered, where the body has it: `statusCode`, as our engine sends it. */
function statusIn(body: unknown): number | null {
  const { statusCode } = (body ?? {}) as { readonly statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : null
}
