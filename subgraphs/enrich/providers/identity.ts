import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { headerKey, namedKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { minerva } from '../companies.ts'

const Refusal = z.object({ message: z.string() })

/** The identity company. An error of one record is part of its result. */
export const identity: CompanyProvider = {
  company: minerva,
  name: 'identity',
  naming: 'SNAKE_CASE',
  authorize: namedKey(headerKey('x-api-key')),
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 400 && refusal.success ? new BadInput(refusal.data.message) : null
  },
}
