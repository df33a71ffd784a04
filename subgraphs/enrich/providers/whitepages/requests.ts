import { get, segment, type UpstreamRequest } from '../../../kit/upstream/request.ts'
import { inSnakeCase } from '../../people/asking.ts'

/** Records that a search answers at most. */
const PAGE_SIZE = 15

/** Filters in the graph's names. */
type Filters = Readonly<Record<string, string | number | boolean | null | undefined>>

/** A search for people. */
export function personSearch({ zipcode, ...filters }: Filters): UpstreamRequest {
  return get('/v2/person/', { ...spelt({ ...filters, zipcode: shortZip(zipcode) }), page_size: PAGE_SIZE })
}

/** A search for a property by its address: the owners and the residents. */
export function propertySearch({ zipcode, ...address }: Filters): UpstreamRequest {
  return get('/v2/property/', spelt({ ...address, zipcode: shortZip(zipcode) }))
}

/** The whole record of a property, with the building and the latest sale. */
export function propertyDetails(propertyId: string): UpstreamRequest {
  return get(`/v2/property/${segment(propertyId)}`)
}

function spelt(filters: Filters): Readonly<Record<string, string | number | boolean>> {
  return inSnakeCase(filters) as Record<string, string | number | boolean>
}

/** The company takes five digits. */
function shortZip(zipcode: Filters[string]): string | null {
  return typeof zipcode === 'string' ? zipcode.slice(0, 5) : null
}
