import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { modelark } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.string() }) })

/** The company behind video-e and video-e-fast: `{ "error": { "code", "message", "param", "type" } }`. */
export const mediaE: CompanyProvider = {
  company: modelark,
  name: 'media-e',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404) return new NotFound('There is no such task')
    return status === 400 && refusal.success ? new BadInput(refusal.data.error.message) : null
  },
}
