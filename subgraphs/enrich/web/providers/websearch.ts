import { z } from 'zod'
import { BadInput, type TollgraphError, Upstream } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { bearerKey, headerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { ask } from '../../../kit/upstream/request.ts'
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

/** Searches the web and reads pages, as Exa does; errors are `{requestId, error, tag}`. */
export const websearchProvider: CompanyProvider = {
  company: exa,
  name: 'websearch',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
  probe: {
    request: ask('/search', { query: 'news', numResults: 1 }),
    check: documented(z.object({ results: z.array(z.unknown()) })),
  },
  failure: failureOf,
}

/** Reads single pages, as Firecrawl does; errors are `{success: false, error}`. */
export const crawlerProvider: CompanyProvider = {
  company: firecrawl,
  name: 'crawler',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  probe: {
    request: ask('/v2/scrape', { url: 'https://example.com/', formats: ['markdown'] }),
    check: documented(z.object({ data: z.object({ markdown: z.string().min(1) }) })),
  },
  failure: failureOf,
}

/** Our engine sends 424 for a page that cannot be read; the crawler company 408, or `success: false` in an answer. */
const UNREADABLE: ReadonlySet<number> = new Set([408, 424])

/** An invalid request is the caller's error; an unreadable page is a PageUnreadable. */
function failureOf(status: number, body: unknown): TollgraphError | null {
  const { error, success } = (body ?? {}) as { readonly error?: unknown; readonly success?: unknown }
  const reason = typeof error === 'string' ? error : null
  if (status === 400 || status === 422) return new BadInput(reason ?? 'cannot be answered')
  const isPage = UNREADABLE.has(status) || (status < 300 && success === false)
  return isPage ? new PageUnreadable(reason, statusIn(body)) : null
}

/** The status that the page's own server answered, where the body has it: `statusCode`, as our engine sends it. */
function statusIn(body: unknown): number | null {
  const { statusCode } = (body ?? {}) as { readonly statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : null
}
