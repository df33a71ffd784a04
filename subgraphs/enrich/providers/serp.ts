import { z } from 'zod'
import { BadInput, type TollgraphError } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { serper } from '../companies.ts'

/** The company that reads search engine result pages: news and shopping offers. */
export const serp: CompanyProvider = {
  company: serper,
  name: 'serp',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
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
