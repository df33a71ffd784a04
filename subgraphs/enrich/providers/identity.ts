import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { minerva } from '../companies.ts'
import { identityRequest } from './minerva/requests.ts'

const Refusal = z.object({ error_message: z.string() })

/** The people behind records, as Minerva answers them. An error of one record is part of its result. */
export const identity: CompanyProvider = {
  company: minerva,
  name: 'identity',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  probe: {
    request: identityRequest('resolve', [{ fullName: 'John Smith', emails: ['nobody@example.com'] }], null),
    check: documented(z.object({ results: z.array(z.unknown()) })),
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return (status === 400 || status === 422) && refusal.success ? new BadInput(refusal.data.error_message) : null
  },
}
