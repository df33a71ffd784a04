import { z } from 'zod'
import { BadInput, type TollgraphError } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

/** The company that reads result pages of a search engine: news and offers of shops. */
export const serp: Provider = {
  name: 'serp',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-api-key'),
  failure: failureOf,
}

const Refusal = z.object({ message: z.string(), statusCode: z.literal(400) })

/** Only a question that it does not understand is the caller's affair. */
function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  return status === 400 && refusal.success && !/credits|key/i.test(refusal.data.message)
    ? new BadInput(refusal.data.message)
    : null
}
