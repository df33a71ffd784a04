import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { dashscope } from '../../companies.ts'

const Refusal = z.object({ code: z.string(), message: z.string() })
const Tasks = z.object({ data: z.array(z.unknown()), total_page: z.number() })

/** The company behind video-c: `{ "code", "message", "request_id" }`. */
export const mediaC: CompanyProvider = {
  company: dashscope,
  name: 'media-c',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  // The tasks of the last 24 hours; a list is free.
  probe: { request: get('/api/v1/tasks/', { page_no: 1, page_size: 1 }), check: documented(Tasks) },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such task or model')
    // Arrears are a 400 too, and our own fault.
    if (status !== 400 || !refusal.success || refusal.data.code === 'Arrearage') return null
    return new BadInput(refusal.data.message)
  },
}
