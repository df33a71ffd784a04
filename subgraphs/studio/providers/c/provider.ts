import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { dashscope } from '../../companies.ts'

const Refusal = z.object({ code: z.string(), message: z.string() })

/** The company behind video-c: `{ "code", "message", "request_id" }`. */
export const mediaC: CompanyProvider = {
  company: dashscope,
  name: 'media-c',
  naming: 'SNAKE_CASE',
  authorize: bearerKey,
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404) return new NotFound('There is no such task')
    // Arrears are a 400 too, and our own fault.
    if (status !== 400 || !refusal.success || refusal.data.code === 'Arrearage') return null
    return new BadInput(refusal.data.message)
  },
}
