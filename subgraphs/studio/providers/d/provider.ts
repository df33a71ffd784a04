import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { xai } from '../../companies.ts'

const Refusal = z.object({ error: z.string() })

/** The company behind video-d and image-c: `{ "code", "error" }`. */
export const mediaD: CompanyProvider = {
  company: xai,
  name: 'media-d',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404) return new NotFound('There is no such request')
    // An invalid API key is a 400 here too, and our own fault.
    if (!(status === 400 || status === 422) || !refusal.success || /api key/i.test(refusal.data.error)) return null
    return new BadInput(refusal.data.error)
  },
}
