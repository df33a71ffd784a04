import { z } from 'zod'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { influencersClub } from '../companies.ts'
import { pageOf } from './influencersClub/creators.ts'

const Refusal = z.object({ detail: z.string() })

/** Creators' accounts, as Influencers.club answers them. An unknown creator is a 404 in JSON; an unknown path is a page. */
export const influencer: CompanyProvider = {
  company: influencersClub,
  name: 'influencer',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  probe: {
    request: pageOf('instagram'),
    check: documented(z.object({ result: z.object({ instagram: z.object({ username: z.string().min(1) }) }) })),
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (!refusal.success) return null
    if (status === 404) return new NotFound('There is no such account')
    return status === 422 ? new BadInput(refusal.data.detail) : null
  },
}
