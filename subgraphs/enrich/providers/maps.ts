import { z } from 'zod'
import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { documented } from '../../kit/upstream/documented.ts'
import { queryKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import { googlePlaces } from '../companies.ts'

/** A place of the document's examples. */
const SYDNEY = 'ChIJN1t_tDeuEmsRUsoyG83frY4'

/** Places on the map, as Google's Places API (New) answers them. */
export const maps: CompanyProvider = {
  company: googlePlaces,
  name: 'maps',
  naming: 'CAMEL_CASE',
  query: queryKey('key'),
  // The id of a place alone is free.
  probe: {
    request: get(`/v1/places/${SYDNEY}`, { fields: 'id' }),
    check: documented(z.object({ id: z.string().min(1) })),
  },
  failure: failureOf,
}

const Refusal = z.object({
  error: z.object({
    message: z.string(),
    status: z.string(),
    details: z.array(z.object({ reason: z.string().optional() })).optional(),
  }),
})

function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) return null
  const { message, status: word, details = [] } = refusal.data.error
  if (status === 404 || word === 'NOT_FOUND') return new NotFound('There is no such place')
  // An invalid API key is the operator's problem, although the company uses the same status for it.
  if (word !== 'INVALID_ARGUMENT' || details.some(({ reason }) => reason?.startsWith('API_KEY'))) return null
  return new BadInput(message, /page ?token/i.test(message) ? ['pageToken'] : [])
}
