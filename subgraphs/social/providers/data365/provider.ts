import { z } from 'zod'
import { NotFound } from '../../../../schema/errors.ts'
import { queryKey } from '../../../kit/upstream/keys.ts'
import { data365 as company } from '../../companies.ts'
import type { SocialCompany } from '../company.ts'
import { data365Client } from './client.ts'
import { hasData365 } from './resources.ts'

/** Its error for data that were never collected or are not there. */
const Missing = z.object({
  status: z.literal('fail'),
  error: z.object({ code: z.literal('NotFoundError'), message: z.string().nullish() }),
})

/** Data365: tasks, with the access token as a parameter of each request. */
export const data365Social: SocialCompany = {
  company,
  name: 'social',
  naming: 'SNAKE_CASE',
  query: queryKey('access_token'),
  failure(status, body) {
    const missing = status === 404 ? Missing.safeParse(body) : null
    return missing?.success ? new NotFound(missing.data.error.message ?? 'Nothing was found') : null
  },
  has: hasData365,
  open: data365Client,
}
