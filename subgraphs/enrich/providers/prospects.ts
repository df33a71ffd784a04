import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { apollo } from '../companies.ts'
import { peopleSearch } from './apollo/requests.ts'

const Refusal = z.object({ error: z.string() })

/** Employees and companies, as Apollo.io answers them. An unsupported filter is a 422 with a message, and so are used-up credits. */
export const prospects: CompanyProvider = {
  company: apollo,
  name: 'prospects',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  // A search costs no credits.
  probe: {
    request: peopleSearch({}, { page: 1, per_page: 1 }),
    check: documented(z.object({ people: z.array(z.unknown()) })),
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    if (status !== 422 || !refusal.success || /credit/i.test(refusal.data.error)) return null
    return new BadInput(refusal.data.error)
  },
}
