import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { openai } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.string().nullish() }) })
const Models = z.object({ data: z.array(z.object({ id: z.string() })) })

/** The company behind image-a and image-a2: `{ "error": { "message", "type", "code" } }`. */
export const mediaA: CompanyProvider = {
  company: openai,
  name: 'media-a',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  // Lists are free.
  probe: { request: get('/v1/models'), check: documented(Models) },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such model')
    // A 400 concerns the prompt or the pictures: our requests are well-formed.
    return status === 400 && refusal.success ? new BadInput(refusal.data.error.message) : null
  },
}
