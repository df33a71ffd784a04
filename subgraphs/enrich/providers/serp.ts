import { z } from 'zod'
import { BadInput, type TollgraphError } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { ask } from '../../kit/upstream/request.ts'
import { serper } from '../companies.ts'

/** News and shopping offers of a search engine, as Serper answers them. */
export const serp: CompanyProvider = {
  company: serper,
  name: 'serp',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
  probe: { request: ask('/news', { q: 'news', num: 10 }), check: documented(z.object({ news: z.array(z.unknown()) })) },
  failure: failureOf,
}

const Refusal = z.object({ message: z.string(), statusCode: z.literal(400) })

/** Only an invalid query is the caller's error. */
function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  return status === 400 && refusal.success && !/credits|key/i.test(refusal.data.message)
    ? new BadInput(refusal.data.message)
    : null
}
