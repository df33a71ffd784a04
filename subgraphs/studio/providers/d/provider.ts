import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { xai } from '../../companies.ts'

const Refusal = z.object({
  error: z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]),
})
const Usable = z.object({
  team_blocked: z.literal(false),
  api_key_blocked: z.literal(false),
  api_key_disabled: z.literal(false),
})

/** The company behind video-d and image-c: `{ "code", "error" }`. */
export const mediaD: CompanyProvider = {
  company: xai,
  name: 'media-d',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  // What the company knows of the key is free, and says whether it may be used.
  probe: { request: get('/v1/api-key'), check: documented(Usable) },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such request or model')
    // An invalid API key is a 400 here too, and our own fault.
    if (!(status === 400 || status === 422) || !refusal.success || /api key/i.test(refusal.data.error)) return null
    return new BadInput(refusal.data.error)
  },
}
