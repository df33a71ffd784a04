import { z } from 'zod'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import { headerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { whitepages } from '../companies.ts'

const Refusal = z.object({ message: z.string() })

/** The directory company: residents and properties. */
export const directory: CompanyProvider = {
  company: whitepages,
  name: 'directory',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    if (status === 404) return new NotFound('Nothing was found')
    const refusal = Refusal.safeParse(body)
    return status === 400 && refusal.success ? new BadInput(refusal.data.message) : null
  },
}
