import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { openai } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.string().nullish() }) })

/** The company behind video-a, video-a-pro, image-a and image-a2: `{ "error": { "message", "type", "code" } }`. */
export const mediaA: CompanyProvider = {
  company: openai,
  name: 'media-a',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404) return new NotFound('There is no such video')
    // A 400 concerns the prompt or the pictures: our requests are well-formed.
    return status === 400 && refusal.success ? new BadInput(refusal.data.error.message) : null
  },
}
