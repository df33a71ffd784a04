import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { headerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { Provider } from '../../kit/upstream/provider.ts'

const Refusal = z.object({ message: z.string() })

/** The directory company: residents and properties. */
export const directory: Provider = {
  name: 'directory',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 400 && refusal.success ? new BadInput(refusal.data.message) : null
  },
}
