import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { headerKey, namedKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { bfl } from '../../companies.ts'

const Refusal = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
  ]),
})

/** The company behind image-d: `{ "detail": "…" }`, or `{ "detail": [{ "loc", "msg" }] }` for invalid members. */
export const mediaF: CompanyProvider = {
  company: bfl,
  name: 'media-f',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    if (status === 404) return new NotFound('There is no such task')
    const refusal = Refusal.safeParse(body)
    if (!(status === 400 || status === 422) || !refusal.success) return null
    const { detail } = refusal.data
    return new BadInput(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '))
  },
}
