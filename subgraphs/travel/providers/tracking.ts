import { z } from 'zod'
import { BadInput, NotFound, type TollgraphError } from '../../../schema/errors.ts'
import { headerKey } from '../../kit/upstream/keys.ts'
import type { CompanyProvider } from '../../kit/upstream/provider.ts'
import { get } from '../../kit/upstream/request.ts'
import type { Upstream } from '../../kit/upstream/upstream.ts'
import { flightaware } from '../companies.ts'

/** The flight tracking company: API key in a header, refusals with a text reason. */
export const trackingProvider: CompanyProvider = {
  company: flightaware,
  name: 'flighttracking',
  naming: 'SNAKE_CASE',
  authorize: headerKey('x-apikey'),
  failure: (status, body, { path }) => refusalOf(status, body, path),
  // One of the cheapest requests.
  probe: {
    request: get('/airports/JFK/canonical'),
    check: (body) => (Codes.safeParse(body).success ? null : 'airports is no list of codes'),
  },
}

/** Weather by the client of the tracking port: both count towards one limit of the company. */
export function weatherOver(tracking: Upstream): CompanyProvider {
  return { ...trackingProvider, name: 'weather', adapt: () => tracking }
}

const Codes = z.object({ airports: z.array(z.object({ id: z.string(), id_type: z.string() })) })

const LONGEST_DETAIL = 300
/** Paths of one thing, which the company may not have. */
const OF_ONE = /^\/(history\/)?(flights|airports|aircraft|operators|disruption_counts)\/[^/]+/

/** Maps a refusal to the caller's error; null unless the caller can fix it. */
function refusalOf(status: number, body: unknown, path: string): TollgraphError | null {
  const detail = detailOf(body)
  if (status === 400) {
    const reason = detail ?? 'The flight tracking provider refused the request'
    return new BadInput(reason, /cursor/i.test(reason) ? ['cursor'] : [])
  }
  // The company's own words say that there is no such thing; a path that it does not have is answered without.
  return status === 404 && detail !== null && OF_ONE.test(path) ? new NotFound(detail) : null
}

function detailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null
  return typeof body.detail === 'string' && body.detail !== '' ? body.detail.slice(0, LONGEST_DETAIL) : null
}
