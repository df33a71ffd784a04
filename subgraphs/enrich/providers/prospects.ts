import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { headerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { apollo } from '../companies.ts'

const Refusal = z.object({ error: z.string() })

/** The prospects company: employees and companies. An unsupported request is a 422 with a message. */
export const prospects: CompanyProvider = {
  company: apollo,
  name: 'prospects',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 422 && refusal.success ? new BadInput(refusal.data.error) : null
  },
}
