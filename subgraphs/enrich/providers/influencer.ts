import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { bearerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

const Refusal = z.object({ detail: z.string() })

/** The influencer company. An unknown creator is a 404, an unsupported request a 422. */
export const influencer: Provider = {
  name: 'influencer',
  naming: 'SNAKE_CASE',
  authorize: namedKey(bearerKey),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 422 && refusal.success ? new BadInput(refusal.data.detail) : null
  },
}
