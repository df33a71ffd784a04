import { z } from 'zod'
import { BadInput } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { bearerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { clado } from '../companies.ts'
import { contactLookup } from './clado/contacts.ts'

const Refusal = z.object({ error: z.string() })

/** Contact details, as Clado answers them: in camel case, to requests that are not. An unknown person is part of the answer. */
export const contacts: CompanyProvider = {
  company: clado,
  name: 'contacts',
  naming: 'CAMEL_CASE',
  authorize: bearerKey,
  // A person who is not found costs no credits.
  probe: {
    request: contactLookup({ email: 'nobody@example.com', emailEnrichment: true, phoneEnrichment: false }),
    check: documented(z.object({ data: z.array(z.unknown()) })),
  },
  failure(status, body) {
    const refusal = Refusal.safeParse(body)
    return status === 400 && refusal.success ? new BadInput(refusal.data.error) : null
  },
}
