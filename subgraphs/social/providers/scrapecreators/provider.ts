import { z } from 'zod'
import { NotFound } from '../../../../schema/errors.ts'
import { headerKey } from '../../../kit/upstream/keys.ts'
import type { Provider } from '../../../kit/upstream/provider.ts'

/** Its error for something that a platform does not have: the documented form, or that of a Facebook profile. */
const Missing = z.union([
  z.object({ errorStatus: z.literal(404), message: z.string().min(1) }).transform(({ message }) => message),
  z
    .object({ data: z.object({ accountDoesNotExist: z.literal(true), message: z.string().min(1) }) })
    .transform(({ data }) => data.message),
])

/** Scrape Creators: synchronous reads, a key in a header. A 404 without its error body is an unknown path. */
export const scrapeCreatorsProvider: Provider = {
  name: 'social',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  failure(status, body) {
    const missing = status === 404 ? Missing.safeParse(body) : null
    return missing?.success ? new NotFound(missing.data) : null
  },
}
