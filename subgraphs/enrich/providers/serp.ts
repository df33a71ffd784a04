import { z } from 'zod'
import { BadInput, type TollgraphError } from '../../../schema/errors.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

/** What the stand-in takes for a key. */
const SANDBOX_KEY = 'sandbox'

/** The company that reads result pages of a search engine: news and offers of shops. */
export const serp: Provider = {
  name: 'serp',
  naming: 'CAMEL_CASE',
  authorize:
    ({ key }) =>
    () => ({ 'x-api-key': key ?? SANDBOX_KEY }),
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
