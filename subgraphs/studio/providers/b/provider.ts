import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { headerKey, namedKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { gemini } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) })

/** The company behind video-b, video-b-fast, image-b and image-b-pro: `{ "error": { "code", "message", "status" } }`. */
export const mediaB: CompanyProvider = {
  company: gemini,
  name: 'media-b',
  naming: 'CAMEL_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404) return new NotFound('There is no such operation')
    // An invalid API key is a 400 here too, and our own fault.
    if (status !== 400 || !refusal.success || /api key/i.test(refusal.data.error.message)) return null
    return new BadInput(refusal.data.error.message)
  },
}
