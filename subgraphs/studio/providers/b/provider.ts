import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { headerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { gemini } from '../../companies.ts'

const Refusal = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) })
/** How the company says that it has no such interaction. */
const UNKNOWN = /invalid interaction name/i
const Models = z.object({ models: z.array(z.object({ name: z.string() })) })

/** The company behind video-b, video-b-fast, image-b and image-b-pro: `{ "error": { "code", "message", "status" } }`. */
export const mediaB: CompanyProvider = {
  company: gemini,
  name: 'media-b',
  naming: 'CAMEL_CASE',
  authorize: headerKey('x-goog-api-key'),
  // Lists are free.
  probe: { request: get('/v1beta/models', { pageSize: 1 }), check: documented(Models) },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such operation or model')
    if (status === 400 && refusal.success && UNKNOWN.test(refusal.data.error.message))
      return new NotFound('There is no such interaction')
    // An invalid API key is a 400 here too, and our own fault.
    if (status !== 400 || !refusal.success || /api key/i.test(refusal.data.error.message)) return null
    return new BadInput(refusal.data.error.message)
  },
}
