import { z } from 'zod'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import { bearerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { influencersClub } from '../companies.ts'

const Refusal = z.object({ detail: z.string() })

/** The influencer company. An unknown creator is a 404, an unsupported request a 422. */
export const influencer: CompanyProvider = {
  company: influencersClub,
  name: 'influencer',
  naming: 'SNAKE_CASE',
  authorize: namedKey(bearerKey),
  failure(status, body) {
    if (status === 404) return new NotFound('Nothing was found')
    const refusal = Refusal.safeParse(body)
    return status === 422 && refusal.success ? new BadInput(refusal.data.detail) : null
  },
}
