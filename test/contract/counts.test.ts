import { expect, it } from 'vitest'
import { loadCatalogue } from '../../schema/catalogue.ts'
import { SERVICES } from '../../schema/services.ts'
import { ROWS } from './facts.ts'

/** The contract's own count of endpoints of each service. */
const COUNTS = {
  gateway: 4,
  domains: 15,
  data: 105,
  travel: 74,
  studio: 28,
  social: 37,
  upload: 10,
  mail: 24,
  merch: 2,
  enrich: 31,
}

/** Where the contract says POST and the public interface GET, both are answered; it counts as one endpoint. */
const ALSO_GET = ['/api/maps/place-details/partial', '/api/maps/place-details/full']

it('answers all 330 endpoints of the contract, service by service', () => {
  const catalogue = loadCatalogue()
  const endpointsOf = (service: (typeof SERVICES)[number]) =>
    new Set(
      catalogue.endpointsOf(service).map(({ method, path }) => (ALSO_GET.includes(path) ? path : `${method} ${path}`)),
    ).size
  expect(Object.fromEntries(SERVICES.map((service) => [service, endpointsOf(service)]))).toEqual(COUNTS)
  expect(Object.values(COUNTS).reduce((sum, count) => sum + count)).toBe(330)
})

it('holds each of them up to the facts of the contract', () => {
  const known = new Set(ROWS.map(({ service, method, path }) => `${service} ${method} ${path}`))
  const unknown = loadCatalogue().endpoints.filter(
    ({ service, method, path }) => !known.has(`${service} ${method} ${path}`),
  )
  expect(unknown.map(({ name }) => name)).toEqual([])
})
