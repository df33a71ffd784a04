import { ProviderNotConfigured } from '../../../../schema/errors.ts'
import { bearerKey } from '../../../kit/upstream/keys.ts'
import type { CompanyProvider, OpenAccess } from '../../../kit/upstream/provider.ts'
import { get } from '../../../kit/upstream/request.ts'
import { duffel } from '../../companies.ts'
import { type DuffelOptions, duffelPort } from './adapter.ts'
import { failureOf } from './refusal.ts'

/** When an order is looked for whose creation was not answered clearly, while its caller waits. */
const LOOK_AFTER_MS = [500, 1_500, 3_000] as const

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

/** Flights by Duffel, for the port of flights and hotels. */
export function duffelProvider({ log, mostPerOrder }: Pick<DuffelOptions, 'log' | 'mostPerOrder'>): CompanyProvider {
  const notOffered = () => new ProviderNotConfigured('gds')
  return {
    ...duffelAccess,
    adapt: (company) => duffelPort(company, { log, mostPerOrder, lookAfterMs: LOOK_AFTER_MS, notOffered }),
  }
}

function headers(access: OpenAccess) {
  const key = bearerKey(access)
  return () => ({ ...key(), 'duffel-version': 'v2' })
}
