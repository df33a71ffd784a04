import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { bearerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { clado } from '../companies.ts'

const Refusal = z.object({ error: z.string() })

/** The contacts company. Its responses are in camel case, its requests are not. */
export const contacts: CompanyProvider = {
  company: clado,
  name: 'contacts',
  naming: 'CAMEL_CASE',
  authorize: namedKey(bearerKey),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 400 && refusal.success ? new BadInput(refusal.data.error) : null
  },
}
