import { z } from 'zod'
import { BadInput, NotFound } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { whitepages } from '../companies.ts'
import { personSearch } from './whitepages/requests.ts'

const Refusal = z.object({ message: z.string() })
/** The path of one record. */
const RECORD = /^\/v2\/property\/[^/]+$/

/** Residents and properties of the United States, as Whitepages answers them. A search that finds nothing answers an empty list. */
export const directory: CompanyProvider = {
  company: whitepages,
  name: 'directory',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-api-key'),
  probe: {
    request: personSearch({ name: 'John Smith' }),
    check: documented(z.object({ results: z.array(z.unknown()) })),
  },
  failure(status, body, { path }) {
    const refusal = Refusal.safeParse(body)
    if (!refusal.success) return null
    if (status === 404 && RECORD.test(path)) return new NotFound('There is no such record')
    return status === 400 ? new BadInput(refusal.data.message) : null
  },
}
