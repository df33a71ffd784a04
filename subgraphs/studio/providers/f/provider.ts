import { z } from 'zod'
import { BadInput, NotFound } from '../../../../schema/errors.ts'
import { documented } from '../../../kit/upstream/documented.ts'
import { headerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { bfl } from '../../companies.ts'

const Refusal = z.object({
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() })),
  ]),
})
const Credits = z.object({ credits: z.number() })

/** The company behind image-d: `{ "detail": "…" }`, or `{ "detail": [{ "loc", "msg" }] }` for invalid members. */
export const mediaF: CompanyProvider = {
  company: bfl,
  name: 'media-f',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-key'),
  // The balance is free.
  probe: {
    request: get('/v1/credits'),
    check: documented(Credits),
    quotaLeft(body) {
      const { data } = Credits.safeParse(body)
      return data ? `${data.credits} credits` : null
    },
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status === 404 && refusal.success) return new NotFound('There is no such task or model')
    if (!(status === 400 || status === 422) || !refusal.success) return null
    const { detail } = refusal.data
    return new BadInput(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '))
  },
}
