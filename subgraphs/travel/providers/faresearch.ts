import { z } from 'zod'
import { BadInput, NotFound, type TollgraphError, Upstream as UpstreamFailed } from '../../../schema/errors.ts'
import { queryKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import { serpapi } from '../companies.ts'

/** The company's message for an empty result, sent with status 200. */
const NOTHING = /hasn't returned any results/i

const Refusal = z.object({ error: z.string() })

/** Google Flights by SerpApi: current fares of airlines and agencies. */
export const faresearch: CompanyProvider = {
  company: serpapi,
  name: 'faresearch',
  naming: 'SNAKE_CASE',
  query: (access) => ({ engine: 'google_flights', ...queryKey('api_key')(access) }),
  failure: (status, body) => failureOf(status, body),
  // The account's own page costs no search.
  probe: {
    request: get('/account.json'),
    check: (body) => (Account.safeParse(body).success ? null : 'total_searches_left is no number'),
  },
}

const Account = z.object({ total_searches_left: z.number() })

function failureOf(status: number, body: unknown): TollgraphError | null {
  const refusal = Refusal.safeParse(body)
  if (!refusal.success) return null
  const { error } = refusal.data
  if (status === 400) return new BadInput(error)
  if (status !== 200) return null
  // A search that failed has the status of one that succeeded, and an error in the place of its flights.
  return NOTHING.test(error)
    ? new NotFound('No flights were found')
    : new UpstreamFailed('The faresearch provider answered an error in the place of flights')
}
