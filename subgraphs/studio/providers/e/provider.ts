import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { modelark } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), code: z.string() }) })
const Tasks = z.object({ items: z.array(z.unknown()), total: z.number() })

/** The company behind video-e and video-e-fast: `{ "error": { "code", "message", "param", "type" } }`. */
export const mediaE: CompanyProvider = {
  company: modelark,
  name: 'media-e',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  // A list is free.
  probe: {
    request: get('/api/v3/contents/generations/tasks', { page_num: 1, page_size: 1 }),
    check: documented(Tasks),
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such task or model')
    return status === 400 && refusal.success ? new BadInput(refusal.data.error.message) : null
  },
}
