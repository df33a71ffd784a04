import { ProviderNotConfigured } from '../../../../schema/errors.ts'
import { OURSELVES } from '../../../kit/upstream/asker.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider, OpenAccess } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { duffel } from '../../companies.ts'
import type { HotelCodes } from '../../hotels/codes.ts'
import { type DuffelOptions, duffelPort } from './adapter.ts'
import { rememberAirlines } from './airlines.ts'
import { failureOf } from './refusal.ts'
import { FLIGHT_ROUTES } from './routes.ts'
import { STAY_ROUTES } from './stays/routes.ts'

/** When an order is looked for whose creation was not answered clearly, while its caller waits. */
const LOOK_AFTER_MS = [500, 1_500, 3_000] as const
/** How access tokens of the test mode begin: their balance is no money. */
const TEST_TOKEN = 'duffel_test_'

/** How Duffel is reached, and tried. */
export const duffelAccess = {
  company: duffel,
  name: 'gds',
  naming: 'SNAKE_CASE',
  authorize: headers,
  failure: (status, body) => failureOf(status, body),
  probe: {
    request: get('/air/airlines', { limit: 1 }),
    check: (body) =>
      typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)
        ? null
        : 'data is no list of airlines',
  },
} as const satisfies CompanyProvider

type Given = Pick<DuffelOptions, 'log' | 'mostPerOrder'>

/** Flights by Duffel, for the port of flights and places. */
export function duffelProvider({ log, mostPerOrder }: Given): CompanyProvider {
  const options = { log, mostPerOrder, lookAfterMs: LOOK_AFTER_MS, notOffered: () => new ProviderNotConfigured('gds') }
  return {
    ...duffelAccess,
    adapt: (company) =>
      duffelPort(company, FLIGHT_ROUTES, { ...options, ...rememberAirlines(company.for(OURSELVES), log) }),
  }
}

/** Hotels by Duffel Stays, for the port of hotels. */
export function duffelStaysProvider({
  log,
  mostPerOrder,
  codes,
  now,
}: Given & { readonly codes: HotelCodes; now(): Date }): CompanyProvider {
  const notOffered = () => new ProviderNotConfigured('hotels')
  const options = { log, mostPerOrder, lookAfterMs: LOOK_AFTER_MS, notOffered, codes, now }
  return {
    ...duffelAccess,
    name: 'hotels',
    adapt: (company, { key = '' }) =>
      duffelPort(company, STAY_ROUTES, { ...options, isLive: !key.startsWith(TEST_TOKEN) }),
  }
}

function headers(access: OpenAccess) {
  const key = bearerKey(access)
  return () => ({ ...key(), 'duffel-version': 'v2' })
}
